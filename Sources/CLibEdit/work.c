#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include "CLibEdit.h"

typedef struct {
  void *(*work)(void *);
  void (*drop)(void *);
  void *context;
  int done;
} job;

static void *carry_out(void *started) {
  job job_ = *(job *)started;
  free(started);
  void *result = job_.work(job_.context);
  // Nobody waits for it any more where this fails; SIGPIPE is held back.
  if (write(job_.done, &result, sizeof result) != sizeof result) job_.drop(result);
  close(job_.done);
  return NULL;
}

void *cl_finish_work(int descriptor) {
  void *result = NULL;
  fcntl(descriptor, F_SETFL, O_NONBLOCK);
  if (read(descriptor, &result, sizeof result) != sizeof result) result = NULL;
  close(descriptor);
  return result;
}

int cl_start_work(void *(*work)(void *), void (*drop)(void *), void *context) {
  int done[2];
  if (pipe(done)) return -1;
  for (int i = 0; i < 2; i++) fcntl(done[i], F_SETFD, FD_CLOEXEC);
  job *started = malloc(sizeof *started);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  // As much as the first thread has; macOS gives others a sixteenth.
  pthread_attr_setstacksize(&attributes, 8 << 20);
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  int code = ENOMEM;
  if (started) {
    *started = (job){work, drop, context, done[1]};
    code = pthread_create(&thread, &attributes, carry_out, started);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  pthread_attr_destroy(&attributes);
  if (code == 0) return done[0];
  free(started);
  for (int i = 0; i < 2; i++) close(done[i]);
  errno = code;
  return -1;
}
