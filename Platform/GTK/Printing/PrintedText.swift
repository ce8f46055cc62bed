/// A text as it is put on paper: black, in pages, with the looks of its runs.
package struct PrintedText {
  package var title: String
  package var text: String
  /// Looks; offsets are in bytes of UTF-8, in the order of their starts.
  package var runs: [TextRun]
  /// Where parts of the text lead, in bytes of UTF-8, in the order of their starts.
  package var links: [(bytes: Range<Int>, address: String)]
  /// The look of text that has none of its own, in points of the screen.
  package var font: FontSpec

  package init(
    title: String, text: String, runs: [TextRun], links: [(bytes: Range<Int>, address: String)],
    font: FontSpec
  ) {
    (self.title, self.text, self.runs, self.links) = (title, text, runs, links)
    self.font = font
  }

  /// The size of running text on paper, in points of print.
  static let pointSize = 10.5
  /// Room around the text, in points of print.
  static let margin = 54.0
  /// Longer paragraphs are laid out in parts, so that each takes little time.
  static let longestParagraph = 16_384

  /// A font of the screen as it is on paper.
  func printed(_ font: FontSpec) -> FontSpec {
    var result = font
    result.size = font.size * Self.pointSize / max(self.font.size, 1)
    return result
  }

  /// The paragraphs in bytes, without their ends; long ones in parts that end at blanks.
  var paragraphs: [Range<Int>] {
    var result: [Range<Int>] = []
    var copy = text
    copy.withUTF8 { bytes in
      var start = 0
      while start <= bytes.count {
        var end = start
        var blank = start
        while end < bytes.count, bytes[end] != 0x0A, end - start < Self.longestParagraph {
          if bytes[end] == 0x20 { blank = end + 1 }
          end += 1
        }
        if end < bytes.count, bytes[end] != 0x0A {
          // Not within a letter.
          var letter = end
          while letter > start, bytes[letter] & 0xC0 == 0x80 { letter -= 1 }
          end = blank > start ? blank : max(letter, start + 1)
          result.append(start..<end)
          start = end
        } else {
          result.append(start..<end)
          start = end + 1
        }
      }
    }
    return result
  }
}
