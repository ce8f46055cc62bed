import Glibc

/// Starting a program with `posix_spawn`.
package enum Spawn {
  /// The `errno` of a start that failed.
  package struct Refusal: Error {
    package let code: Int32

    package init(code: Int32) {
      self.code = code
    }
  }

  /// Starts a program with one descriptor as its standard input and output.
  ///
  /// Its standard error is `/dev/null`. What other parts of the app opened without close-on-exec,
  /// the helper closes itself as its first act. The environment is empty: no proxy, no certificate
  /// file and no preloaded library from there reaches the program. Signals are at their defaults
  /// and not blocked.
  package static func start(
    _ executable: String, arguments: [String] = [], standardStreams descriptor: Int32
  ) throws(Refusal) -> pid_t {
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
    if let code = steps.first(where: { $0 != 0 }) { throw Refusal(code: code) }
    // The copies live until the end of this function, which is longer than the call needs them.
    let words = ([executable] + arguments).map { strdup($0) }
    defer {
      for word in words { free(word) }
    }
    var process: pid_t = 0
    let environment: [UnsafeMutablePointer<CChar>?] = [nil]
    let code = posix_spawn(
      &process, executable, &actions, &attributes, words + [nil], environment)
    guard code == 0 else { throw Refusal(code: code) }
    return process
  }
}
