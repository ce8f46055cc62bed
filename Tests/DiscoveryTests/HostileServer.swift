import Foundation
import Testing

/// The servers of `Servers/hostile.py`, which run while a suite does.
final class HostileServer: Sendable {
  /// What the script tells about itself.
  struct Facts: Decodable, Sendable {
    let authorities: String
    let pin: String
    let good: Int
    let wrongName: Int
    let expired: Int
    let foreign: Int
    let old: Int
  }

  @TaskLocal static var current: Facts?

  /// Whether the machine has what the servers are made with.
  static var isAvailable: Bool { program("python3") != nil && program("openssl") != nil }

  static func program(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
