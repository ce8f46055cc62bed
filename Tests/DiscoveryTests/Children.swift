import Foundation

/// The child processes of this one that the tests of this target start, zombies included.
///
/// Other targets' tests run at the same time in the same process and have children of their own.
enum Children {
  /// A child, with what it was started as; only the name is left of a zombie.
  struct Child: Hashable {
    let process: Int32
    let name: String
    let command: String
  }

  static func all() throws -> [Child] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { entry in
      guard let process = Int32(entry), let name = name(of: process, parent: getpid()) else {
        return nil
      }
      let command = (try? String(contentsOfFile: "/proc/\(entry)/cmdline", encoding: .utf8)) ?? ""
      return Child(
        process: process, name: name, command: command.replacing("\0", with: " "))
    }
    .filter { $0.name == "foyer-fetch" || $0.command.contains("hostile.py") }
  }

  /// Nil for a process of another parent, and for one that ended between the listing and the reading.
  private static func name(of process: Int32, parent: Int32) -> String? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")")
    else { return nil }
    let fields = text[text.index(after: close)...].split(separator: " ")
    guard fields.count > 1, Int32(fields[1]) == parent else { return nil }
    return String(text[text.index(after: open)..<close])
  }
}
