#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CLibEdit.h"

static char *const *words;

#if defined(__GLIBC__) || defined(__APPLE__)
// Called before main with the same arguments; other C libraries pass none.
__attribute__((constructor)) static void keep_arguments(int count, char *const *arguments) {
  if (count > 0) words = arguments;
}
#endif

#ifdef __linux__
// Swift's runtime looks for its own files first of all, and ends the program where there is no /proc to find them by. It
// needs none of them here. The priority is that of the first initializer.
__attribute__((constructor(101))) static void do_without_proc(void) {
  if (access("/proc/self/exe", F_OK)) setenv("SWIFT_ROOT", "/", 0);
}
#endif

char *const *cl_arguments(void) { return words; }

void cl_occupy_closed_streams(void) {
  // Opened the wrong way around, so that reading and writing still fail.
  for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; stream++)
    if (fcntl(stream, F_GETFD) < 0 && open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY) < 0) return;
}

// In the new process, where every signal is held back: becomes the program, or says why it cannot.
static void become(char *const *arguments, int report) {
  for (int signal = 1; signal < NSIG; signal++) {
    struct sigaction action;
    if (sigaction(signal, NULL, &action)) continue;
    // Signals that only this program ignores have their effect again; those that its caller ignores stay ignored.
    if (action.sa_handler == SIG_IGN && signal != SIGPIPE && signal != SIGXFSZ) continue;
    action.sa_handler = SIG_DFL;
    action.sa_flags = 0;
    sigaction(signal, &action, NULL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execvp(arguments[0], arguments);
  int code = errno;
  ssize_t written = write(report, &code, sizeof code);
  (void)written;
  _exit(127);
}

int cl_run_program(char *const *arguments, int *status) {
  // Closed without a word when the program runs.
  int report[2];
  if (pipe(report)) return errno;
  for (int i = 0; i < 2; i++) fcntl(report[i], F_SETFD, FD_CLOEXEC);
  sigset_t all, before;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, &before);
  // Not posix_spawn(3): a ^Z just before the other program runs would stop it there, and this one, which could be
  // neither stopped nor ended until then, would wait forever.
  pid_t process = fork();
  if (process == 0) become(arguments, report[1]);
  int code = process < 0 ? errno : 0;
  sigprocmask(SIG_SETMASK, &before, NULL);
  close(report[1]);
  int reason = 0;
  while (process > 0 && read(report[0], &reason, sizeof reason) < 0 && errno == EINTR) continue;
  close(report[0]);
  if (process < 0) return code;
  int ending = 0;
  while (waitpid(process, &ending, 0) < 0)
    if (errno != EINTR) return errno;
  *status = WIFEXITED(ending) ? WEXITSTATUS(ending) : 128 + WTERMSIG(ending);
  return reason;
}
