import Foundation
import Testing

/// The public names of the SwiftUI module, and what its tests call.
enum SwiftUINames {
  /// A public function or constant of the module.
  struct Declared: Hashable {
    let name: String
    let file: String
    let line: Int
  }

  /// The public functions and constants in a file, but for those that are refused by the compiler and the
  /// ground that the toolkit stands on.
  static func declared(in file: SourceFile) -> [Declared] {
    guard !isRefused(file) else { return [] }
    let pattern =
      /\bpublic\s+(?:(?:static|mutating|nonmutating)\s+)*(?:func|static\s+var|static\s+let)\s+`?([A-Za-z]\w*)/
    var found: [Declared] = []
    for (index, line) in file.code.enumerated() {
      guard let match = line.firstMatch(of: pattern) else { continue }
      let name = String(match.1)
      guard !isSilent(name), !isUnavailable(index, in: file) else { continue }
      found.append(Declared(name: name, file: file.path, line: index + 1))
    }
    return found
  }

  /// Whether the compiler calls the function of a name where no word of it stands.
  private static func isSilent(_ name: String) -> Bool {
    name.hasPrefix("_") || name.hasPrefix("build") || name == "callAsFunction"
  }

  private static func isRefused(_ file: SourceFile) -> Bool {
    file.folders.last == "Unavailable" || !file.path.hasPrefix("Platform/SwiftUI/")
  }

  /// Whether the declaration, or the type around it, is marked as not available.
  private static func isUnavailable(_ index: Int, in file: SourceFile) -> Bool {
    var line = index - 1
    while line >= 0 {
      let text = file.code[line].drop(while: \.isWhitespace)
      if text.contains("unavailable") { return true }
      if text.isEmpty || text.hasPrefix("}") || text.hasSuffix("}") || text.hasSuffix("{") {
        break
      }
      line -= 1
    }
    // A member of a type that is refused itself.
    let indent = file.code[index].prefix { $0 == " " }.count
    guard indent > 0 else { return false }
    var outer = index
    while outer >= 0 {
      let text = file.code[outer]
      let isShallower = text.prefix { $0 == " " }.count < indent
      if isShallower, text.contains(/\b(struct|class|enum|protocol)\b/) {
        return isUnavailable(outer, in: file)
      }
      if isShallower, text.contains("extension") { return false }
      outer -= 1
    }
    return false
  }

  /// The words in the code of some files.
  static func words(in files: [SourceFile]) -> Set<Substring> {
    var words: Set<Substring> = []
    for file in files {
      for line in file.code {
        for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
          words.insert(word)
        }
      }
    }
    return words
  }
}

@Suite("The public names of SwiftUI")
struct SwiftUINameTests {
  @Test("are each called by a test of the module")
  func called() throws {
    let files = try Repository.files()
    let words = SwiftUINames.words(
      in: files.filter { $0.path.hasPrefix("Tests/SwiftUITests/") })
    let declared = files.flatMap(SwiftUINames.declared)
    #expect(declared.count > 500)
    for one in declared where !words.contains(Substring(one.name)) {
      Issue.record("\(one.name) is called by no test: \(one.file):\(one.line)")
    }
  }

  @Test("are found where an app can call them, and missed where no test has the word")
  func rule() {
    let text = """
      extension View {
        /// Does.
        public func known(_ number: Int) -> some View { self }
        /// Not there.
        @available(
          *, unavailable, message: "Use known(_:).")
        public func refused() -> some View { self }
        public static func _ground() {}
        func own() {}
      }
      @available(*, unavailable, message: "No.")
      public struct Gone {
        public func member() {}
      }
      extension Here {
        public static var gone: Here { Here() }
        public static let there = Here()
      }
      """
    let file = SourceFile(path: "Platform/SwiftUI/A.swift", text: text)
    #expect(SwiftUINames.declared(in: file).map(\.name) == ["known", "gone", "there"])
    let other = SourceFile(path: "Platform/UIKit/A.swift", text: text)
    #expect(SwiftUINames.declared(in: other).isEmpty)
    let test = SourceFile(path: "Tests/SwiftUITests/A.swift", text: "view.known(1) // there")
    let words = SwiftUINames.words(in: [test])
    #expect(words.contains("known") && !words.contains("there"))
  }
}
