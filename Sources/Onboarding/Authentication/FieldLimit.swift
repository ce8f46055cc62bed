/// How many characters a field takes.
package struct FieldLimit: Hashable, Sendable {
  /// The most characters; nil is no limit.
  package let most: Int?
  /// Whether more can be typed all the same, which is wrong then.
  package let allowsMore: Bool

  /// Makes a limit. Less than none counts as none.
  package init(most: Int?, allowsMore: Bool = false) {
    self.most = most.map { max(0, $0) }
    self.allowsMore = allowsMore
  }

  /// What the field takes of a text that was typed, and whether that is less than all of it.
  package func taken(of text: String) -> (text: String, isCut: Bool) {
    guard let most, !allowsMore, text.count > most else { return (text, false) }
    return (String(text.prefix(most)), true)
  }

  /// Whether a text is longer than it may be.
  package func isExceeded(by text: String) -> Bool { most.map { text.count > $0 } ?? false }

  /// Whether a text has as many characters as it may have, or more.
  package func isReached(by text: String) -> Bool { most.map { text.count >= $0 } ?? false }
}
