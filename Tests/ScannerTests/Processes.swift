import Foundation

/// The processes of this machine.
enum Processes {
  struct Entry: Hashable {
    let process: Int32
    let parent: Int32
    let name: String
    /// The words it was started with; none of a zombie.
    let words: [String]
  }

  static func all() -> [Entry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.compactMap(entry)
  }

  /// Nil for a process that ended between the listing and the reading.
  private static func entry(_ process: Int32) -> Entry? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")")
    else { return nil }
    let fields = text[text.index(after: close)...].split(separator: " ")
    guard fields.count > 1, let parent = Int32(fields[1]) else { return nil }
    let line = (try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)) ?? ""
    return Entry(
      process: process, parent: parent, name: String(text[text.index(after: open)..<close]),
      words: line.split(separator: "\0").map(String.init))
  }

  /// The decoder that the helper with that executable has started.
  static func decoder(ofHelperAt path: String) -> Entry? {
    all().first { $0.words == [path, "decode"] }
  }
}
