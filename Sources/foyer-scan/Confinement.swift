import CConfine
import Glibc

/// What the process takes away from itself before the first byte from outside.
enum Confinement {
  private static let mebibyte: UInt = 1024 * 1024

  /// Enters for good; a process that cannot ends.
  ///
  /// There is no network, no core file, no gaining of rights and an end to memory. A decoder has no
  /// sockets but the one it was given, writes no file, starts no program and ends with the process
  /// that started it.
  static func enter(asDecoder: Bool) {
    signal(SIGPIPE, SIG_IGN)
    closeStrangers()
    guard foyer_confine() == 0, foyer_refuse_network(asDecoder ? 1 : 0) == 0 else {
      _exit(ExitCode.software.rawValue)
    }
    var limits: [(__rlimit_resource, UInt)] = [
      (RLIMIT_AS, (asDecoder ? 1024 : 4096) * mebibyte), (RLIMIT_NOFILE, 256),
    ]
    if asDecoder {
      limits.append((RLIMIT_FSIZE, 0))
      guard foyer_end_with_parent() == 0 else { _exit(ExitCode.software.rawValue) }
    }
    for (resource, value) in limits where foyer_limit(Int32(resource.rawValue), value) != 0 {
      _exit(ExitCode.software.rawValue)
    }
  }

  /// Descriptors that the asker forgot to close.
  private static func closeStrangers() {
    guard let folder = opendir("/proc/self/fd") else { return }
    var open: [Int32] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let descriptor = Int32(name), descriptor > STDERR_FILENO { open.append(descriptor) }
    }
    closedir(folder)
    for descriptor in open { close(descriptor) }
  }
}
