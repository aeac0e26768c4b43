#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CLibEdit.h"

extern char **environ;

int cl_run_program(char *const *arguments, int input, int output, int *status) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  int code = posix_spawn_file_actions_init(&files);
  if (code) return code;
  if ((code = posix_spawnattr_init(&attributes))) {
    posix_spawn_file_actions_destroy(&files);
    return code;
  }
  posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&files, output, STDERR_FILENO);
  // What this program ignores for itself, another one may count on.
  sigset_t usual, none;
  sigemptyset(&usual);
  sigaddset(&usual, SIGPIPE);
  sigemptyset(&none);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);

  pid_t process;
  code = posix_spawnp(&process, arguments[0], &files, &attributes, arguments, environ);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  if (code) return code;
  int ending = 0;
  while (waitpid(process, &ending, 0) < 0)
    if (errno != EINTR) return errno;
  *status = WIFEXITED(ending) ? WEXITSTATUS(ending) : 128 + WTERMSIG(ending);
  return 0;
}
