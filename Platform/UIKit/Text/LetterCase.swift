/// How the letters of a text are changed where it is shown; the text itself stays as it is.
package enum LetterCase: Hashable, Sendable {
  case asWritten, upper, lower, capitalized

  func shown(_ text: String) -> String {
    switch self {
    case .asWritten: text
    case .upper: text.uppercased()
    case .lower: text.lowercased()
    case .capitalized: text.capitalized
    }
  }

  /// The text with the looks that it has; each run is changed by itself.
  func shown(_ text: NSAttributedString) -> NSAttributedString {
    guard self != .asWritten else { return text }
    let changed = NSMutableAttributedString(string: "")
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { looks, range, _ in
      let part = text.attributedSubstring(from: range).string
      changed.append(NSAttributedString(string: shown(part), attributes: looks))
    }
    return changed
  }
}
