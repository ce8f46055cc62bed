import Testing

@Suite("A rule finds what breaks it and nothing else")
struct RuleTests {
  struct Example: Sendable {
    var path = "Sources/SAPFiori/A.swift"
    var text: String
    var lines: [Int] = []
  }

  private func lines(_ rule: some Rule, _ example: Example) -> [Int] {
    rule.findings(in: SourceFile(path: example.path, text: example.text)).map(\.line)
  }

  @Test(
    "Imports that point up or past a floor are found, whatever stands before them",
    arguments: [
      Example(text: "import UIKit\nimport Foundation"),
      Example(text: "import GTK", lines: [1]),
      Example(text: "\n@preconcurrency public import struct Layout.Size", lines: [2]),
      Example(text: "import Vault", lines: [1]),
      Example(text: "import OnboardingTesting", lines: [1]),
      Example(text: "import Testing", lines: [1]),
      Example(path: "Platform/UIKit/A.swift", text: "import CGTK", lines: [1]),
      Example(path: "Platform/GTK/A.swift", text: "import CGTK"),
      Example(path: "Tests/UIKitTests/A.swift", text: "@testable import CGTK", lines: [1]),
      Example(path: "Tests/UIKitTests/A.swift", text: "import Testing\nimport UIKit"),
      Example(path: "Sources/Discovery/A.swift", text: "import CCurl", lines: [1]),
      Example(path: "Sources/Discovery/A.swift", text: "import Scanner", lines: [1]),
      Example(path: "Sources/foyer-fetch/A.swift", text: "import CCurl"),
      Example(path: "Sources/Onboarding/A.swift", text: "import Localization"),
      Example(path: "Sources/Localization/A.swift", text: "import Onboarding", lines: [1]),
      Example(path: "Sources/Secrets/A.swift", text: "import Foundation", lines: [1]),
      Example(path: "Sources/Attic/A.swift", text: "import Foundation", lines: [1]),
      Example(path: "Apps/Catalog/A.swift", text: "import OnboardingTesting\nimport SAPFiori"),
      Example(text: "// import GTK\nlet text = \"import GTK\""),
    ])
  func imports(example: Example) {
    #expect(lines(ImportRule(), example) == example.lines)
  }

  @Test(
    "Platform conditions are found on the floors of the screens only",
    arguments: [
      Example(text: "let a = 1\n#if os(Linux)\n#endif", lines: [2]),
      Example(text: "#if DEBUG\n#elseif !os(macOS)\n#endif", lines: [2]),
      Example(text: "#if canImport(UIKit)\n#endif"),
      Example(path: "Platform/UIKit/A.swift", text: "#if os(Linux)\n#endif"),
    ])
  func platformConditions(example: Example) {
    #expect(lines(PlatformConditionRule(), example) == example.lines)
  }

  @Test(
    "An initialiser that asks for the main actor is found",
    arguments: [
      Example(
        text: "@section(\".init_array\")\nlet a = {\n  MainActor.assumeIsolated { b() }\n}",
        lines: [3]),
      Example(text: "@section(\".init_array\")\nlet a: F = { b() }\nfunc c() {\n}"),
      Example(text: "func a() {\n  MainActor.assumeIsolated { b() }\n}"),
    ])
  func earlyIsolation(example: Example) {
    #expect(lines(EarlyIsolationRule(), example) == example.lines)
  }

  @Test("A file of 400 lines passes, one of 401 does not", arguments: [400, 401])
  func length(count: Int) {
    let example = Example(text: String(repeating: "x\n", count: count))
    #expect(lines(LengthRule(), example) == (count > 400 ? [count] : []))
  }

  @Test(
    "Folders for odds and ends are found",
    arguments: ["Utilities", "Helpers", "Common", "Misc"])
  func folders(name: String) {
    #expect(lines(FolderRule(), Example(path: "Sources/UIKit/\(name)/A.swift", text: "")) == [1])
    #expect(lines(FolderRule(), Example(path: "Sources/UIKit/\(name).swift", text: "")).isEmpty)
  }

  @Test(
    "Banners are found, comments that explain are not",
    arguments: [
      Example(text: "//\n//  A.swift\n//", lines: [1]),
      Example(text: "// A.swift\n", lines: [1]),
      Example(text: "// Part of a kit\n// Copyright 2026 Somebody", lines: [2]),
      Example(text: "/*\n * Created by Somebody\n */", lines: [2]),
      Example(text: "// Runs before main, so nothing of the toolkit is there yet.\nimport UIKit"),
      Example(text: "/// A view.\nstruct A {}\n// Copyright is what the page shows."),
    ])
  func banners(example: Example) {
    #expect(lines(BannerRule(), example) == example.lines)
  }

  @Test(
    "A forced try is found in code only",
    arguments: [
      Example(text: "let a = try b()\nlet c = try! d()", lines: [2]),
      Example(text: "let a = try? b() // never try! it\nlet c = \"try! it\""),
      Example(text: "let a = \"\"\"\n  try! it\n  \"\"\"\ntry! b()", lines: [4]),
      Example(text: "let a = \"\\(try! b())\"", lines: [1]),
    ])
  func forcedTry(example: Example) {
    #expect(lines(ForcedTryRule(), example) == example.lines)
  }

  @Test(
    "Unchecked code needs a comment on its line or the one before",
    arguments: [
      Example(text: "final class A: @unchecked Sendable {}", lines: [1]),
      Example(text: "let url = \"https://a.example\"\nnonisolated(unsafe) var b = 1", lines: [2]),
      Example(text: "// Written once.\n\nnonisolated(unsafe) var b = 1", lines: [3]),
      Example(text: "// Guarded by a lock.\nfinal class A: @unchecked Sendable {}"),
      Example(text: "nonisolated(unsafe) var b = 1  // written once, before any thread"),
    ])
  func unchecked(example: Example) {
    #expect(lines(UncheckedRule(), example) == example.lines)
  }

  @Test(
    "Public declarations without a comment are found",
    arguments: [
      Example(text: "public struct A {}", lines: [1]),
      Example(text: "/// A view.\nopen class A {\n  open func b() {}\n}", lines: [3]),
      Example(text: "// A view.\npublic final class A {}", lines: [2]),
      Example(text: "let a = 1\n@MainActor public func b() {}", lines: [2]),
      Example(text: "/// A.\n\npublic let a = 1", lines: [3]),
      Example(text: "/// A view.\n@MainActor\npublic class A {}"),
      Example(text: "/// A.\n@available(\n  *, deprecated, message: \"(b)\"\n)\npublic let a = 1"),
      Example(text: "call(\n  1\n)\npublic func a() {}", lines: [4]),
      Example(text: "public override func a() {}\noverride open func b() {}"),
      Example(text: "public private(set) var a = 1", lines: [1]),
      Example(text: "@available(*, deprecated) public static func a() {}", lines: [1]),
      Example(text: "public import UIKit\nlet open = 1\nfunc a(public: Int) {}"),
      Example(path: "Apps/Catalog/A.swift", text: "public struct A {}"),
    ])
  func documentation(example: Example) {
    #expect(lines(DocumentationRule(), example) == example.lines)
  }
}
