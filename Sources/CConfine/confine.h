#ifndef FOYER_CCONFINE_H
#define FOYER_CCONFINE_H

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>

// `prctl` is variadic and a filter is made of macros, neither of which Swift imports.

#if defined(__x86_64__)
#define FOYER_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define FOYER_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define FOYER_REFUSE (SECCOMP_RET_ERRNO | (EACCES & SECCOMP_RET_DATA))
#define FOYER_REFUSE_CALL(number) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 1), BPF_STMT(BPF_RET | BPF_K, FOYER_REFUSE)

/// Has the process killed when the thread that started it ends.
static inline int foyer_end_with_parent(void) { return prctl(PR_SET_PDEATHSIG, 9, 0, 0, 0); }

/// Takes core files and the gaining of rights from the process.
static inline int foyer_confine(void) {
  struct rlimit none = {0, 0};
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) |
         prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) | setrlimit(RLIMIT_CORE, &none);
}

static inline int foyer_limit(int resource, unsigned long value) {
  struct rlimit limit = {value, value};
  return setrlimit((__rlimit_resource_t)resource, &limit);
}

/// Takes the network from the process and its children for good.
///
/// Sockets between processes of this machine stay, and what udev tells of devices. With `all`, no
/// socket stays, and no other program can be run.
static inline int foyer_refuse_network(int all) {
#ifdef FOYER_ARCHITECTURE
  struct sock_filter local[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, FOYER_ARCHITECTURE, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      FOYER_REFUSE_CALL(__NR_ptrace),
      FOYER_REFUSE_CALL(__NR_io_uring_setup),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_socket, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0])),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_UNIX, 2, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_NETLINK, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, FOYER_REFUSE),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_filter none[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, FOYER_ARCHITECTURE, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      FOYER_REFUSE_CALL(__NR_socket),
      FOYER_REFUSE_CALL(__NR_socketpair),
      FOYER_REFUSE_CALL(__NR_connect),
      FOYER_REFUSE_CALL(__NR_execve),
      FOYER_REFUSE_CALL(__NR_execveat),
      FOYER_REFUSE_CALL(__NR_ptrace),
      FOYER_REFUSE_CALL(__NR_io_uring_setup),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {
      all ? sizeof none / sizeof *none : sizeof local / sizeof *local, all ? none : local};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
#else
  (void)all;
  errno = ENOSYS;
  return -1;
#endif
}

#endif
