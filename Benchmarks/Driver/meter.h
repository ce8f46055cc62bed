// Clocks in nanoseconds, memory of this process in KiB.
#pragma once

#include <glib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define SECOND G_GINT64_CONSTANT(1000000000)
#define MILLISECOND G_GINT64_CONSTANT(1000000)

static inline gint64 read_clock(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return now.tv_sec * SECOND + now.tv_nsec;
}

static inline gint64 wall_time(void) { return read_clock(CLOCK_MONOTONIC); }
static inline gint64 cpu_time(void) { return read_clock(CLOCK_PROCESS_CPUTIME_ID); }

// The number behind `key` in a file of /proc, -1 when it is not there.
static inline long read_kib(const char *path, const char *key) {
  FILE *file = fopen(path, "r");
  if (!file) return -1;
  char line[256];
  long value = -1;
  while (value < 0 && fgets(line, sizeof line, file)) {
    if (strncmp(line, key, strlen(key)) == 0) value = atol(line + strlen(key));
  }
  fclose(file);
  return value;
}

static inline long private_kib(void) {
  return read_kib("/proc/self/smaps_rollup", "Private_Dirty:");
}
static inline long resident_kib(void) { return read_kib("/proc/self/status", "VmRSS:"); }
