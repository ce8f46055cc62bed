// Loaded before a program, it ends the program or fails a call at a chosen point.
//
// FOYER_FAULT is CALL:NUMBER:ACTION. CALL is a function below or `any`, NUMBER counts from 1, ACTION
// is `kill`, `short` (of a write, half of it is done) or the number of an error.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static atomic_int seen;

enum { NOTHING, SHORT_WRITE };

// Whether this call is the chosen one, and then what to do: -1 with errno set, or SHORT_WRITE.
static int fault(const char *call) {
  static char wanted[32], action[32];
  static int number;
  if (!number) {
    const char *text = getenv("FOYER_FAULT");
    if (!text) return NOTHING;
    const char *first = strchr(text, ':'), *second = first ? strchr(first + 1, ':') : NULL;
    if (!second || first - text >= (int)sizeof wanted) abort();
    memcpy(wanted, text, first - text);
    strncpy(action, second + 1, sizeof action - 1);
    number = atoi(first + 1);
  }
  if (strcmp(wanted, "any") && strcmp(wanted, call)) return NOTHING;
  if (atomic_fetch_add(&seen, 1) + 1 != number) return NOTHING;
  if (!strcmp(action, "kill")) raise(SIGKILL);
  if (!strcmp(action, "short")) return SHORT_WRITE;
  errno = atoi(action);
  return -1;
}

#define NEXT(name) __typeof__(&name) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

int openat(int folder, const char *path, int flags, ...) {
  NEXT(openat);
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  return fault("openat") ? -1 : next(folder, path, flags, mode);
}

ssize_t write(int file, const void *bytes, size_t count) {
  NEXT(write);
  int what = file > 2 ? fault("write") : NOTHING;
  if (what < 0) return -1;
  return next(file, bytes, what == SHORT_WRITE && count > 1 ? count / 2 : count);
}

int fsync(int file) {
  NEXT(fsync);
  return fault("fsync") ? -1 : next(file);
}

int renameat(int from, const char *old, int to, const char *name) {
  NEXT(renameat);
  return fault("renameat") ? -1 : next(from, old, to, name);
}

int linkat(int from, const char *old, int to, const char *name, int flags) {
  NEXT(linkat);
  return fault("linkat") ? -1 : next(from, old, to, name, flags);
}

int unlinkat(int folder, const char *name, int flags) {
  NEXT(unlinkat);
  return fault("unlinkat") ? -1 : next(folder, name, flags);
}
