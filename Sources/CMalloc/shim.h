#ifndef TRIAGE_CMALLOC_H
#define TRIAGE_CMALLOC_H

/* The C library's account of its heap, which Swift's Glibc module leaves out. */

#include <malloc.h>

#endif
