#ifndef FOYER_CMEMORY_H
#define FOYER_CMEMORY_H

#include <fcntl.h>
#include <linux/memfd.h>
#include <malloc.h>
#include <sys/syscall.h>
#include <unistd.h>

// The headers of the C library declare these only where _GNU_SOURCE is set, which it is not for
// those that Swift imports.

/// A descriptor of memory without a name, closed in programs that are run.
static inline int foyer_memory_make(void) {
  return (int)syscall(SYS_memfd_create, "foyer", MFD_CLOEXEC | MFD_ALLOW_SEALING);
}

/// What can no longer be done to such memory, by the numbers of <linux/fcntl.h>.
enum foyer_memory_seal {
  FOYER_MEMORY_SEAL = 0x1,
  FOYER_MEMORY_SHRINK = 0x2,
  FOYER_MEMORY_GROW = 0x4,
  FOYER_MEMORY_WRITE = 0x8,
};

static inline int foyer_memory_seal(int descriptor, unsigned int seals) {
  return fcntl(descriptor, 1024 + 9, seals);
}

/// The seals of memory, -1 where it takes none.
static inline int foyer_memory_seals(int descriptor) { return fcntl(descriptor, 1024 + 10); }

/// Has the heap keep the memory that is freed for what is taken next, in place of giving it back to the
/// system: for a process that takes the same again and again.
static inline void foyer_memory_keep(void) {
  mallopt(M_MMAP_THRESHOLD, 32 * 1024 * 1024);
  mallopt(M_TRIM_THRESHOLD, 256 * 1024 * 1024);
}

#endif
