/// Imports only point down the floors, and only a C library's own room imports it.
struct ImportRule: Rule {
  let sentence = "An import only points down"

  func findings(in file: SourceFile) -> [Finding] {
    guard file.isSwift else { return [] }
    return file.findings { _, code in
      Self.module(importedBy: code).flatMap { reason(against: $0, in: file.path) }
    }
  }

  private func reason(against module: String, in path: String) -> String? {
    let isRoom = Room.house.contains { $0.name == module }
    if path.hasPrefix("Tests/") {
      return module == "CGTK" ? "only GTK imports CGTK" : nil
    }
    guard path.contains("/") else { return nil }
    guard let room = Room.of(path) else {
      return "the folder has no line in Room+House.swift"
    }
    if isRoom {
      let isAllowed = module == room.name || room.imports.contains(module)
      return isAllowed ? nil : "\(room.name) must not import \(module)"
    }
    if ["Testing", "XCTest"].contains(module) {
      return path.hasPrefix("Platform/Testing/") ? nil : "only tests import \(module)"
    }
    if room.name == "Secrets" && !["Glibc", "Musl", "Darwin"].contains(module) {
      return "Secrets imports nothing but the C library of the system"
    }
    return nil
  }

  /// The module that a line imports, whatever attributes, access level and kind stand before it.
  static func module(importedBy line: Substring) -> String? {
    var words = line.split(whereSeparator: \.isWhitespace)
    let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    while let first = words.first, first.hasPrefix("@") || levels.contains(first) {
      words.removeFirst()
    }
    guard words.first == "import", words.count > 1 else { return nil }
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]
    let path = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
    return path.split(separator: ".").first.map(String.init)
  }
}
