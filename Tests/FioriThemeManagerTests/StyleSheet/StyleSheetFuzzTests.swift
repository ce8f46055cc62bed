import FioriThemeManager
import Testing

@Suite("Damaged style sheets give a theme or a typed error") struct StyleSheetFuzzTests {
  private static let sheet = Array(
    """
    /* Acme */ @brand: #0A6ED1; @alias: @brand; @tintColor_darkBackground: rgba(1, 2, 3, 0.5);
    Label, Button { font-color: @alias; font-size: 12; shadow-offset: 1, 2; padding: 1 2 3; }
    @media (device: ipad) and (orientation: landscape) { fdlA.b { text-align: center } }
    fdlFUIWelcomeScreen_logoImageView { image-name: "A; B.png"; font-name: boldSystem; }
    """.utf8)

  /// Reads a sheet to the end, and says how many bytes were looked at for each one there is.
  private func work(_ bytes: [UInt8]) -> Double {
    let text = String(decoding: bytes, as: UTF8.self)
    let read = StyleSheet.reading(text)
    if let sheet = try? read.sheet.get() { _ = try? StyleTheme([sheet]) }
    return Double(read.steps) / Double(max(1, text.utf8.count))
  }

  @Test("Five thousand heaps of random bytes each", arguments: [1, 2, 3, 4] as [UInt64])
  func randomBytes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...120, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(work(bytes) <= 8 || bytes.count < 8)
    }
  }

  @Test("Five thousand heaps of the format's own signs each", arguments: [5, 6, 7, 8] as [UInt64])
  func randomSigns(seed: UInt64) {
    let signs = [
      "@", "{", "}", ";", ":", ",", "(", ")", "/*", "*/", "\"", "'", "a", "1", " ", "\n",
      "@media", "and", "device", "ipad", "#", ".", "-", "é", "\u{0}",
    ].map { Array($0.utf8) }
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...60, using: &generator)
      let bytes = (0..<count).flatMap { _ in signs.randomElement(using: &generator) ?? [] }
      #expect(work(bytes) <= 8 || bytes.count < 8)
    }
  }

  @Test("Five thousand sheets with one to six faults each", arguments: [9, 10, 11, 12] as [UInt64])
  func mutations(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var read = 0
    var refused = 0
    for _ in 0..<5_000 {
      let text = String(decoding: Self.damaged(using: &generator), as: UTF8.self)
      do throws(StyleSheetParsingError) {
        _ = try StyleTheme([try StyleSheet(text)])
        read += 1
      } catch {
        refused += 1
        guard case .invalidStyleSheet(let fault) = error else {
          Issue.record("seed \(seed): \(error)")
          continue
        }
        let lines = text.utf8.split(
          separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.indices.contains(fault.line - 1) else {
          Issue.record("seed \(seed): line \(fault.line) of \(lines.count)")
          continue
        }
        let width = String(decoding: lines[fault.line - 1], as: UTF8.self).unicodeScalars.count
        #expect((1...width + 1).contains(fault.column), "seed \(seed): \(fault)")
      }
    }
    #expect(read > 100)
    #expect(refused > 1_000)
  }

  private static func damaged(using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = sheet
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(contentsOf: bytes[index...].prefix(30), at: index)
      case 3: bytes.removeSubrange(index..<min(bytes.count, index + 20))
      default:
        bytes.insert(Array(#"{};:,@()"'/*"#.utf8).randomElement(using: &generator) ?? 0, at: index)
      }
    }
    return bytes
  }

  @Test(
    "The work for a hundred times the text is at most a hundred and one times as much",
    arguments: [
      "Label { font-size: 1; } ", "@a: 1; ", "/* ** / */ ", "a,", "@media (device: ipad) { ", "{",
      "Label { image-name: \"a", "\"", "/*", "@a:", "Label { a: b", "a.b.c", "\n", "@", "((((", "é",
      "Label { padding: 1 1 1 1", "rgb(", "Label { x: /* */ ",
    ])
  func isLinear(unit: String) {
    let few = StyleSheet.reading(String(repeating: unit, count: 100)).steps
    let many = StyleSheet.reading(String(repeating: unit, count: 10_000)).steps
    #expect(many <= few * 101 + 1_000)
  }

  @Test("A chain of a hundred thousand variables is followed, and so is a circle of them")
  func longChain() throws {
    let links = (0..<100_000).map { "@v\($0): @v\($0 + 1);" }.joined()
    let theme = try Sheets.theme(links + "@v100000: 7; Label { font-size: @v0; }")
    #expect(theme.values(for: ["Label"], in: .everywhere).number(.fontSize) == 7)
    let fault = try #require(Sheets.fault(links + "@v100000: @v5;"))
    guard case .variableWithoutCircle = fault.expected else {
      Issue.record("\(fault)")
      return
    }
  }

  @Test("Many classes with one block share it")
  func manyClasses() throws {
    let names = (0..<20_000).map { "c\($0)" }.joined(separator: ",")
    let block = String(repeating: "font-size: 3; unknown: x; ", count: 20_000)
    let theme = try Sheets.theme("\(names) { \(block) }")
    #expect(theme.values(for: ["c19999"], in: .everywhere).number(.fontSize) == 3)
    #expect(theme.classNames.count == 20_000)
  }
}
