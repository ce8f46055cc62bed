import Onboarding
import Testing

@Suite("Whatever is typed, an accepted address is plain to see")
struct EmailAddressFuzzTests {
  private static let pieces = [
    "a", "Z", "9", ".", "-", "_", "@", "@", "com", "xn--", "ü", "ß", "例", "İ", "ǅ", "\u{308}",
    "\u{200B}", "\u{202E}", "\u{FEFF}", "\u{0}", "\u{7F}", "\n", " ", "。", "Ａ", "0x", "%", "\\",
    "[",
    "😀", "\u{E000}", "\u{10FFFF}",
  ]

  @Test("Twenty thousand texts from nasty pieces", arguments: [1, 2, 3, 4] as [UInt64])
  func isPlain(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    for _ in 0..<5_000 {
      // A plain start and end, so that a fair part is accepted.
      let middle = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        Self.pieces.randomElement(using: &generator) ?? ""
      }
      let typed = "a" + Bool.random(using: &generator).description + "@x" + middle.joined() + ".com"
      let address: EmailAddress
      do { address = try EmailAddress(typed) } catch { continue }
      accepted += 1
      let isVisibleASCII = address.text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
      #expect(isVisibleASCII, "seed \(seed): \(typed.debugDescription)")
      #expect(address.domain == address.domain.lowercased())
      #expect(!address.domain.contains("@"))
      #expect(address.text.utf8.count <= EmailAddress.maximumBytes)
      #expect(try EmailAddress(address.text) == address, "seed \(seed): \(typed.debugDescription)")
    }
    #expect(accepted > 200)
  }
}
