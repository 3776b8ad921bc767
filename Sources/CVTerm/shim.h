#ifndef TRIAGE_CVTERM_H
#define TRIAGE_CVTERM_H

#include <vterm.h>

/* A struct by value as an argument of a C function pointer's kind imports badly; row and column do not. */
static inline int cvterm_cell(const VTermScreen *screen, int row, int column, VTermScreenCell *cell) {
  VTermPos position = {row, column};
  return vterm_screen_get_cell(screen, position, cell);
}

#endif
