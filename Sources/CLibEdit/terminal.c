#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "CLibEdit.h"

// A signal handler can reach nothing but statics, and a process has one controlling terminal.
static struct {
  int input, output;
  struct termios found, raw;
  volatile sig_atomic_t is_open, is_raw;
} terminal;

static int wake[2] = {-1, -1};
static volatile sig_atomic_t termination_waits;
static struct timespec termination_came;

// The actions found, which are put back when the terminal is closed.
static struct sigaction before[NSIG];

static void note(int signal);
static void die(int signal);

// How a signal is handled, or NULL to leave it alone. Real-time signals and those of one system only end a program too,
// so everything does that is not named here.
static void (*handler(int signal))(int) {
  switch (signal) {
  case SIGWINCH:
  case SIGINT:
  case SIGTERM:
  case SIGHUP:
  case SIGTSTP:
  case SIGCONT: return note;
  case SIGKILL:
  case SIGSTOP:
  case SIGCHLD:
  case SIGTTIN:
  case SIGTTOU:
  case SIGURG:
#ifdef __APPLE__
  case SIGINFO:
  case SIGIO:
#endif
    return NULL;
  default: return die;
  }
}

// Writes a text; gives up after a second in which the terminal takes no output, because it may have been stopped for good.
static void write_for_a_second(const char *text, size_t length) {
  int flags = fcntl(terminal.output, F_GETFL);
  fcntl(terminal.output, F_SETFL, flags | O_NONBLOCK);
  for (int tries = 0; length > 0 && tries < 10; tries++) {
    ssize_t written = write(terminal.output, text, length);
    if (written > 0) {
      text += written;
      length -= (size_t)written;
    } else if (errno == EAGAIN) {
      select(0, NULL, NULL, NULL, &(struct timeval){.tv_usec = 100000});
    } else if (errno != EINTR) {
      break;
    }
  }
  fcntl(terminal.output, F_SETFL, flags);
}

// Calls only what POSIX allows in a signal handler.
static void restore(void) {
  if (!terminal.is_open || !terminal.is_raw) return;
  terminal.is_raw = 0;
  // End of synchronised update, no bracketed paste, cursor visible, plain text.
  static const char plain[] = "\033[?2026l\033[?2004l\033[?25h\033[m";
  write_for_a_second(plain, sizeof plain - 1);
  // Else a process in the background would be stopped here instead of ending.
  sigset_t output_stop, previous;
  sigemptyset(&output_stop);
  sigaddset(&output_stop, SIGTTOU);
  sigprocmask(SIG_BLOCK, &output_stop, &previous);
  tcsetattr(terminal.input, TCSANOW, &terminal.found);
  sigprocmask(SIG_SETMASK, &previous, NULL);
}

static void install(int signal, void (*handler)(int), int flags, struct sigaction *found) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, found);
}

void cl_terminal_stop(bool group) {
  struct sigaction noting;
  install(SIGTSTP, SIG_DFL, 0, &noting);
  if (group)
    kill(0, SIGTSTP);
  else
    raise(SIGTSTP);
  // Inside the handler the signal is held back until it is let through.
  sigset_t stop, previous;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &stop, &previous);
  sigprocmask(SIG_SETMASK, &previous, NULL);
  sigaction(SIGTSTP, &noting, NULL);
}

static void note(int signal) {
  int saved = errno;
  // While a command runs nobody reads the pipe, and there is nothing on the screen to clear away.
  if (signal == SIGTSTP && !terminal.is_raw) {
    cl_terminal_stop(false);
    errno = saved;
    return;
  }
  if (signal == SIGTERM || signal == SIGHUP) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    long waited = (long)(now.tv_sec - termination_came.tv_sec) * 1000 + (now.tv_nsec - termination_came.tv_nsec) / 1000000;
    // Asked again after a while: whatever keeps the program from ending, such as a terminal that takes no output, is not
    // going to end. A service manager sends SIGHUP right after SIGTERM, and means the same.
    if (termination_waits && waited >= 1000) {
      restore();
      _exit(128 + signal);
    }
    if (!termination_waits) termination_came = now;
    termination_waits = 1;
  }
  unsigned char byte = (unsigned char)signal;
  ssize_t written = write(wake[1], &byte, 1);
  (void)written;
  errno = saved;
}

static void die(int signal) {
  restore();
  sigaction(signal, &before[signal], NULL);
  raise(signal);
}

static int open_wake(void) {
  if (wake[0] >= 0) return 0;
  if (pipe(wake)) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(wake[i], F_SETFL, O_NONBLOCK);
    fcntl(wake[i], F_SETFD, FD_CLOEXEC);
  }
  return atexit(restore);
}

int cl_terminal_open(int input, int output) {
  if (terminal.is_open) {
    errno = EBUSY;
    return -1;
  }
  if (tcgetattr(input, &terminal.found) || open_wake()) return -1;
  // Left by an earlier terminal.
  char stale[64];
  while (read(wake[0], stale, sizeof stale) > 0) continue;
  termination_waits = 0;
  terminal.input = input;
  terminal.output = output;
  terminal.raw = terminal.found;
  terminal.raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ECHONL | IEXTEN | ISIG);
  terminal.raw.c_iflag &= ~(tcflag_t)(IXON | ICRNL | INLCR | IGNCR | ISTRIP | BRKINT | PARMRK);
  terminal.raw.c_cc[VMIN] = 1;
  terminal.raw.c_cc[VTIME] = 0;

  // A stack that has overflowed cannot carry a handler.
  static char spare[65536];
  stack_t stack = {.ss_sp = spare, .ss_size = sizeof spare};
  sigaltstack(&stack, NULL);
  for (int signal = 1; signal < NSIG; signal++) {
    if (!handler(signal) || sigaction(signal, NULL, &before[signal])) continue;
    // What the caller ignores stays ignored: nohup(1) and a shell's background jobs ask for this.
    if (before[signal].sa_handler == SIG_IGN) continue;
    install(signal, handler(signal), handler(signal) == die ? SA_ONSTACK : 0, NULL);
  }
  terminal.is_open = 1;
  return 0;
}

void cl_terminal_close(void) {
  if (!terminal.is_open) return;
  restore();
  terminal.is_open = 0;
  for (int signal = 1; signal < NSIG; signal++)
    if (handler(signal)) sigaction(signal, &before[signal], NULL);
}

int cl_terminal_set_raw(bool raw) {
  if (!terminal.is_open) {
    errno = ENOTTY;
    return -1;
  }
  // The handlers look at is_raw: it has to be set before the modes are, and cleared after.
  if (raw) terminal.is_raw = 1;
  int result;
  // At once: macOS would wait without limit for somebody to read the output, and its modes stay as they are anyway.
  do result = tcsetattr(terminal.input, TCSANOW, raw ? &terminal.raw : &terminal.found);
  while (result && errno == EINTR);
  if (!raw) terminal.is_raw = 0;
  return result;
}

// Waits until one of two descriptors can be read. As poll(2), which on macOS refuses a terminal that was opened as
// /dev/tty; select(2) takes it, but no descriptor as high as FD_SETSIZE.
static int wait_for_input(const int descriptors[2], bool is_readable[2], int timeout_milliseconds) {
  int ready;
  if (descriptors[0] < FD_SETSIZE && descriptors[1] < FD_SETSIZE) {
    fd_set readable;
    FD_ZERO(&readable);
    for (int i = 0; i < 2; i++) FD_SET(descriptors[i], &readable);
    int highest = descriptors[0] > descriptors[1] ? descriptors[0] : descriptors[1];
    struct timeval timeout = {timeout_milliseconds / 1000, timeout_milliseconds % 1000 * 1000};
    ready = select(highest + 1, &readable, NULL, NULL, timeout_milliseconds < 0 ? NULL : &timeout);
    for (int i = 0; i < 2; i++) is_readable[i] = ready > 0 && FD_ISSET(descriptors[i], &readable);
  } else {
    struct pollfd sources[2] = {{.fd = descriptors[0], .events = POLLIN}, {.fd = descriptors[1], .events = POLLIN}};
    ready = poll(sources, 2, timeout_milliseconds);
    for (int i = 0; i < 2; i++) is_readable[i] = ready > 0 && sources[i].revents;
  }
  return ready;
}

void cl_wait_until_writable(int descriptor) {
  if (descriptor < FD_SETSIZE) {
    fd_set writable;
    FD_ZERO(&writable);
    FD_SET(descriptor, &writable);
    select(descriptor + 1, NULL, &writable, NULL, NULL);
  } else {
    poll(&(struct pollfd){.fd = descriptor, .events = POLLOUT}, 1, -1);
  }
}

static int wait_for(int descriptor, int timeout_milliseconds) {
  for (;;) {
    bool is_readable[2];
    int ready = wait_for_input((int[2]){wake[0], descriptor}, is_readable, timeout_milliseconds);
    // A signal that matters is in the pipe by now.
    if (ready < 0 && errno == EINTR) continue;
    if (ready < 0) return CL_WAIT_FAILED;
    unsigned char signal;
    if (is_readable[0] && read(wake[0], &signal, 1) == 1) return signal;
    if (is_readable[1]) return CL_WAIT_READABLE;
    if (ready == 0) return CL_WAIT_TIMEOUT;
  }
}

int cl_terminal_wait(int timeout_milliseconds) { return wait_for(terminal.input, timeout_milliseconds); }

int cl_terminal_wait_for(int descriptor) { return wait_for(descriptor, -1); }

bool cl_is_readable(int descriptor) {
  bool is_readable[2];
  return wait_for_input((int[2]){descriptor, descriptor}, is_readable, 0) > 0 && is_readable[0];
}

bool cl_terminal_size(int output, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(output, TIOCGWINSZ, &size) || !size.ws_col || !size.ws_row) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}
