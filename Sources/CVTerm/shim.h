#ifndef TRIAGE_CVTERM_H
#define TRIAGE_CVTERM_H

#include <vterm.h>

/* The cell at a place; libvterm takes the place as a struct by value. */
static inline int cvterm_cell(const VTermScreen *screen, int row, int column, VTermScreenCell *cell) {
  VTermPos position = {row, column};
  return vterm_screen_get_cell(screen, position, cell);
}

#endif
