/// Strikes out what lies between tildes, as GitHub's Markdown does; the parser knows nothing of them.
///
/// A mark is one tilde or two. It opens before a letter and closes after one; both have the same length
/// and lie in the same node of the document. What is between them, other marks too, is struck.
struct Strikethrough {
  private struct Mark {
    let index: Int
    let key: Key
    let opens: Bool
    let closes: Bool
  }
  private struct Key: Hashable {
    let length: Int
    let parent: OpaquePointer?
  }
  private struct Opener {
    let index: Int
    let key: Key
  }

  private var runs: [InlineMarkdown.Run] = []
  private var marks: [Mark] = []

  /// The runs of a text, marks taken out and runs that look alike made one.
  static func runs(
    of pieces: [(run: InlineMarkdown.Run, parent: OpaquePointer?)]
  ) -> [InlineMarkdown.Run] {
    var strikethrough = Strikethrough()
    for piece in pieces { strikethrough.split(piece.run, in: piece.parent) }
    strikethrough.strike()
    return strikethrough.joined()
  }

  /// Makes a run of each row of tildes.
  private mutating func split(_ run: InlineMarkdown.Run, in parent: OpaquePointer?) {
    guard !run.intent.contains(.code), run.text.utf8.contains(UInt8(ascii: "~")) else {
      return runs.append(run)
    }
    let letters = run.text.unicodeScalars
    var start = letters.startIndex
    while start < letters.endIndex {
      let isTilde = letters[start] == "~"
      let end = letters[start...].firstIndex { ($0 == "~") != isTilde } ?? letters.endIndex
      var part = run
      part.text = String(letters[start..<end])
      if isTilde, part.text.utf8.count <= 2 {
        let key = Key(length: part.text.utf8.count, parent: parent)
        marks.append(Mark(index: runs.count, key: key, opens: false, closes: false))
      }
      runs.append(part)
      start = end
    }
  }

  /// A mark with what the letters around it make of it.
  private func judged(_ mark: Mark) -> Mark {
    let before = mark.index > 0 ? runs[mark.index - 1].text.unicodeScalars.last : nil
    let next = mark.index + 1
    let after = next < runs.count ? runs[next].text.unicodeScalars.first : nil
    func isSpace(_ scalar: Unicode.Scalar?) -> Bool { scalar?.properties.isWhitespace ?? true }
    func isSign(_ scalar: Unicode.Scalar?) -> Bool { scalar?.isSign ?? false }
    return Mark(
      index: mark.index, key: mark.key,
      opens: !isSpace(after) && (!isSign(after) || isSpace(before) || isSign(before)),
      closes: !isSpace(before) && (!isSign(before) || isSpace(after) || isSign(after)))
  }

  private mutating func strike() {
    var openers: [Opener] = []
    var counts: [Key: Int] = [:]
    var changes: [Int: Int] = [:]
    for mark in marks.lazy.map(judged) {
      if mark.closes, counts[mark.key, default: 0] > 0 {
        // What was opened in between has no end.
        while let opener = openers.popLast() {
          counts[opener.key, default: 0] -= 1
          guard opener.key == mark.key else { continue }
          changes[opener.index] = 1
          changes[mark.index] = -1
          break
        }
      } else if mark.opens {
        openers.append(Opener(index: mark.index, key: mark.key))
        counts[mark.key, default: 0] += 1
      }
    }
    var depth = 0
    for index in runs.indices {
      if let change = changes[index] {
        depth += change
        runs[index].text = ""
      } else if depth > 0 {
        runs[index].intent.insert(.strikethrough)
      }
    }
  }

  private func joined() -> [InlineMarkdown.Run] {
    var joined: [InlineMarkdown.Run] = []
    for run in runs where !run.text.isEmpty {
      let last = joined.count - 1
      if last >= 0, joined[last].intent == run.intent, joined[last].link == run.link {
        joined[last].text += run.text
      } else {
        joined.append(run)
      }
    }
    return joined
  }
}

extension Unicode.Scalar {
  /// Whether the character is punctuation or a symbol.
  fileprivate var isSign: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}
