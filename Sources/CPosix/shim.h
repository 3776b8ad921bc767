#ifndef TRIAGE_CPOSIX_H
#define TRIAGE_CPOSIX_H

/* What Swift's Glibc module hides, one typed inline function each.
 *
 * Never define _GNU_SOURCE here: fd_set would then differ from the one in the Glibc module, and a file that imports both
 * would not compile. What needs it is declared below instead. */

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

extern int wcwidth(wchar_t);
extern int pipe2(int[2], int);
extern int posix_openpt(int), grantpt(int), unlockpt(int), ptsname_r(int, char *, size_t);

/* ---- text */

/* Columns of a scalar by the locale's table: -1 for what cannot be printed. Wants a UTF-8 LC_CTYPE, see below. */
static inline int cposix_scalar_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

static inline int cposix_locale_is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

/* The environment's LC_CTYPE, and C.UTF-8 where that is not UTF-8. 1 when the result is UTF-8. A process that is already
 * there keeps what it has, so that a second call disturbs no other thread. */
static inline int cposix_use_utf8_locale(void) {
  if (cposix_locale_is_utf8()) return 1;
  if (!setlocale(LC_CTYPE, "") || !cposix_locale_is_utf8())
    if (!setlocale(LC_CTYPE, "C.UTF-8")) setlocale(LC_CTYPE, "C.utf8");
  return cposix_locale_is_utf8();
}

/* ---- descriptors */

static inline int cposix_eventfd(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }

/* A pipe whose ends are closed by exec; with nonblocking set, neither end ever waits. */
static inline int cposix_pipe(int ends[2], int nonblocking) {
  return pipe2(ends, O_CLOEXEC | (nonblocking ? O_NONBLOCK : 0));
}

/* Writes everything, whatever interrupts it. 0, or the errno of what stopped it.
 * SIGPIPE must be ignored (cposix_ignore_broken_pipes), or a reader that went away ends the process. */
static inline int cposix_write_all(int fd, const void *bytes, size_t count) {
  const char *at = (const char *)bytes;
  while (count > 0) {
    ssize_t n = write(fd, at, count);
    if (n >= 0) {
      at += n;
      count -= (size_t)n;
    } else if (errno == EAGAIN) {
      struct pollfd ready = {fd, POLLOUT, 0};
      (void)poll(&ready, 1, -1);
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

static inline void cposix_ignore_broken_pipes(void) { signal(SIGPIPE, SIG_IGN); }

/* flock(2), whose name is also a struct's; waits through interruptions. 0, or an errno. */
static inline int cposix_flock(int fd, int operation) {
  while (flock(fd, operation))
    if (errno != EINTR) return errno;
  return 0;
}
static inline int cposix_lock_exclusive(int fd) { return cposix_flock(fd, LOCK_EX); }
static inline int cposix_lock_shared(int fd) { return cposix_flock(fd, LOCK_SH); }
static inline int cposix_try_lock_exclusive(int fd) { return cposix_flock(fd, LOCK_EX | LOCK_NB); }
static inline int cposix_try_lock_shared(int fd) { return cposix_flock(fd, LOCK_SH | LOCK_NB); }
static inline int cposix_unlock(int fd) { return cposix_flock(fd, LOCK_UN); }

/* The C library's own buffers, which Swift's print() fills. Its globals stdout and stderr are errors under Swift 6. */
static inline void cposix_flush_stdio(void) { fflush(NULL); }

/* The variables a child is to be started with. A global that Swift 6 does not let one touch. */
extern char **environ;
static inline char **cposix_environment(void) { return environ; }

/* ---- terminals */

/* 1 and the size, or 0 where fd is no terminal or the terminal does not know its size. */
static inline int cposix_window_size(int fd, int *rows, int *columns) {
  struct winsize size;
  if (ioctl(fd, TIOCGWINSZ, &size) || size.ws_row == 0 || size.ws_col == 0) return 0;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return 1;
}

static inline int cposix_set_window_size(int fd, int rows, int columns) {
  struct winsize size = {(unsigned short)rows, (unsigned short)columns, 0, 0};
  return ioctl(fd, TIOCSWINSZ, &size);
}

/* A new pseudo-terminal: its master, and in name the path of the other end. -1 when there is none. */
static inline int cposix_open_terminal(char *name, size_t capacity) {
  int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (master < 0) return -1;
  if (grantpt(master) || unlockpt(master) || ptsname_r(master, name, capacity)) {
    close(master);
    return -1;
  }
  return master;
}

/* Has a child start in a directory. */
extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *, const char *);
static inline int cposix_spawn_in(posix_spawn_file_actions_t *actions, const char *directory) {
  return posix_spawn_file_actions_addchdir_np(actions, directory);
}

/* POSIX_SPAWN_SETSID, which <spawn.h> shows only to _GNU_SOURCE. */
static inline short cposix_spawn_setsid(void) { return 0x80; }

/* ---- signals */

/* The handler writes the signal's number into a pipe and does nothing else; that is all that is safe to do in one.
 * State and handler are static: every caller must live in one Swift file, or each would get a copy of its own. */
static volatile sig_atomic_t cposix_signal_pipe = -1;

static void cposix_on_signal(int signal) {
  int saved = errno;
  unsigned char byte = (unsigned char)signal;
  if (cposix_signal_pipe >= 0) (void)!write((int)cposix_signal_pipe, &byte, 1);
  errno = saved;
}

static inline void cposix_set_signal_pipe(int fd) { cposix_signal_pipe = fd; }

/* Sends signal to the pipe from now on; *before is what it did until now. A signal that is ignored (nohup) stays so. */
static inline int cposix_catch_signal(int number, struct sigaction *before) {
  struct sigaction action;
  if (sigaction(number, NULL, before)) return -1;
  if (before->sa_handler == SIG_IGN) return 0;
  memset(&action, 0, sizeof action);
  action.sa_handler = cposix_on_signal;
  action.sa_flags = SA_RESTART; /* poll wakes all the same; a half-done write or read of a file must not fail */
  sigemptyset(&action.sa_mask);
  return sigaction(number, &action, NULL);
}

/* Stops this process as ^Z does when nobody catches it; returns when it is continued. */
static inline void cposix_stop_self(void) {
  struct sigaction stop, before;
  sigset_t only, mask;
  memset(&stop, 0, sizeof stop);
  stop.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &stop, &before);
  sigemptyset(&only);
  sigaddset(&only, SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &only, &mask);
  raise(SIGTSTP);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(SIGTSTP, &before, NULL);
}

#endif
