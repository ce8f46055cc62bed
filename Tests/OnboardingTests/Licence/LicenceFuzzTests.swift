import Foundation
import Onboarding
import Testing

@Suite("Licences that nobody would write")
struct LicenceFuzzTests {
  private static let html = """
    <!DOCTYPE html><html><head><meta charset=utf-8><title>T</title><style>p{}</style></head>
    <body><h1>Terms &amp; more</h1><p>You <b>may <i>use</b> it</i>.<ol type=a><li>One<li>Two</ol>
    <pre> x
     y</pre><table><tr><td>a<td>b</table><a href="https://example.com">Link</a><svg><g/></svg>
    <!-- a --><script>x</script>é😄</body></html>
    """
  private static let rtf = #"""
    {\rtf1\ansi\ansicpg1252{\fonttbl{\f0 A;}{\f1\fcharset238 B;}}{\*\x y}\f1\b Terms\b0\par
    {\field{\*\fldinst{HYPERLINK "https://example.com"}}{\fldrslt Link}}\u8364?\'e9{\pict\bin3 abc}
    \outlinelevel0 Title\par{\footnote note}}
    """#

  @Test("are read or refused, and their looks lie in their text", arguments: 0..<40)
  func mutations(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    for sample in [Self.html, Self.rtf] {
      for _ in 0..<25 {
        var bytes = Array(sample.utf8)
        for _ in 0..<Int.random(in: 1...8, using: &random) { mutate(&bytes, &random) }
        for format in [nil, LicenceFormat.html, .rtf, .plainText] {
          try check(bytes, format)
        }
      }
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
    case 1: bytes.removeSubrange(place..<min(place + 8, bytes.count))
    case 2: bytes.insert(contentsOf: bytes[place..<min(place + 30, bytes.count)], at: 0)
    case 3: bytes.insert(#"<>&{}\"'/"#.utf8.randomElement(using: &random) ?? 0, at: place)
    default: bytes.removeSubrange(place...)
    }
  }

  private func check(_ bytes: [UInt8], _ format: LicenceFormat?) throws {
    let document: LicenceDocument
    do throws(LicenceError) {
      document = try LicenceDocument(bytes, as: format)
    } catch {
      #expect(!error.description.isEmpty)
      return
    }
    var end = 0
    for span in document.spans {
      #expect(span.range.lowerBound >= end && !span.range.isEmpty)
      end = span.range.upperBound
    }
    #expect(end <= document.text.utf16.count)
    let wanted = ["http", "https", "mailto", "tel"]
    #expect(
      document.spans.compactMap(\.look.link?.scheme).allSatisfy { wanted.contains($0.lowercased()) }
    )
  }
}
