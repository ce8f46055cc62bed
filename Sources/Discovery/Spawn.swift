import Glibc

/// Starting a program with `posix_spawn`.
enum Spawn {
  /// The `errno` of a start that failed.
  struct Refusal: Error {
    let code: Int32
  }

  /// Starts a program with one descriptor as its standard input and output.
  ///
  /// Its standard error is `/dev/null`. What other parts of the app opened without close-on-exec,
  /// the helper closes itself as its first act. The environment is empty: no proxy, no certificate
  /// file and no preloaded library from there reaches the program. Signals are at their defaults
  /// and not blocked.
  static func start(
    _ executable: String, standardStreams descriptor: Int32
  ) -> Result<pid_t, Refusal> {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    let flags = Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
    let steps = [
      posix_spawn_file_actions_adddup2(&actions, descriptor, STDIN_FILENO),
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO),
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0),
      posix_spawnattr_setsigdefault(&attributes, &all),
      posix_spawnattr_setsigmask(&attributes, &none),
      posix_spawnattr_setflags(&attributes, flags),
    ]
    if let code = steps.first(where: { $0 != 0 }) { return .failure(Refusal(code: code)) }
    return executable.withCString { path in
      var process: pid_t = 0
      var arguments: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: path), nil]
      var environment: [UnsafeMutablePointer<CChar>?] = [nil]
      let code = posix_spawn(&process, path, &actions, &attributes, &arguments, &environment)
      return code == 0 ? .success(process) : .failure(Refusal(code: code))
    }
  }
}
