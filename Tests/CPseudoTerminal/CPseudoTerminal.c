#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/xattr.h>
#include <termios.h>
#include <unistd.h>

bool cpt_resize(int controller, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(controller, TIOCSWINSZ, &size) == 0;
}

int cpt_unread(int terminal) {
  int count = 0;
  return ioctl(terminal, FIONREAD, &count) ? 0 : count;
}

int cpt_open(int columns, int rows, int *terminal) {
  int controller = posix_openpt(O_RDWR | O_NOCTTY);
  if (controller < 0) return -1;
  fcntl(controller, F_SETFD, FD_CLOEXEC);
  const char *name = grantpt(controller) || unlockpt(controller) ? NULL : ptsname(controller);
  *terminal = name ? open(name, O_RDWR | O_NOCTTY | O_CLOEXEC) : -1;
  if (*terminal >= 0 && cpt_resize(*terminal, columns, rows)) return controller;
  if (*terminal >= 0) close(*terminal);
  close(controller);
  return -1;
}

int cpt_spawn(int controller, int terminal, char *const *arguments, char *const *environment) {
  pid_t process = fork();
  if (process == 0) {
    // Only what is safe in a child of a program with threads.
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    for (int signal = 1; signal < 32; signal++) {
      struct sigaction standard = {.sa_handler = SIG_DFL};
      sigaction(signal, &standard, NULL);
    }
    setsid();
    ioctl(terminal, TIOCSCTTY, 0);
    for (int descriptor = 0; descriptor < 3; descriptor++) dup2(terminal, descriptor);
    close(controller);
    execve(arguments[0], arguments, environment);
    _exit(127);
  }
  close(terminal);
  return process;
}

int cpt_set_attribute(const char *path, const char *name, const void *value, size_t size) {
#ifdef __APPLE__
  return setxattr(path, name, value, size, 0, 0);
#else
  return setxattr(path, name, value, size, 0);
#endif
}

long cpt_attribute(const char *path, const char *name, void *value, size_t size) {
#ifdef __APPLE__
  return getxattr(path, name, value, size, 0, 0);
#else
  return getxattr(path, name, value, size);
#endif
}
