import Foundation

/// The child processes of this one, zombies included.
enum Children {
  /// A child, with the path of its program; the path of a zombie is empty.
  struct Child: Hashable {
    let process: Int32
    let program: String
  }

  static func all() throws -> [Child] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { name in
      guard let process = Int32(name), parent(of: process) == getpid() else { return nil }
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(name)/exe")
      return Child(process: process, program: link ?? "")
    }
  }

  /// Nil also for a process that ended between the listing and the reading.
  private static func parent(of process: Int32) -> Int32? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let bracket = text.lastIndex(of: ")")
    else { return nil }
    let fields = text[text.index(after: bracket)...].split(separator: " ")
    return fields.count > 1 ? Int32(fields[1]) : nil
  }
}
