import GTK

/// What a floor above says about the room that a label's text takes.
package struct TextRoom: Equatable {
  /// Points between one line and the next.
  package var lineSpacing: CGFloat = 0
  /// The number of lines for which there is room at least.
  package var leastLines = 0
  /// The smallest share of its size that the font may have, rather than that the text is cut.
  package var smallestScale: CGFloat = 1
  /// Whether a person can select the text and copy it.
  package var isSelectable = false

  /// The usual room.
  package init() {}
}

extension UILabel {
  func roomChanged(_ before: TextRoom) {
    applyRoom()
    if textRoom.smallestScale >= 1, fontScale != nil {
      fontScale = nil
      applyAttributes()
    }
    if before.isSelectable != textRoom.isSelectable {
      isUserInteractionEnabled = textRoom.isSelectable || holdsLinks
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func applyRoom() {
    guard let label else { return }
    if label.lineSpacing != textRoom.lineSpacing { label.lineSpacing = textRoom.lineSpacing }
    if label.isSelectable != textRoom.isSelectable { label.isSelectable = textRoom.isSelectable }
    let standsAtTop = textRoom.leastLines > 1
    if label.standsAtTop != standsAtTop { label.standsAtTop = standsAtTop }
  }

  /// What the widget shows: GTK counts the lines of each paragraph by itself, so that a text with a
  /// limit is one paragraph.
  var shownText: String { casedText.withLinesApart(numberOfLines != 0) }

  /// The height of the text in a width, with room for the least number of lines.
  func height(forWidth width: Double) -> Double {
    guard let label else { return 0 }
    label.applyLineSpacing()
    let height = label.measureHeight(forWidth: width).natural
    guard textRoom.leastLines > 1 else { return height }
    let empty = Array(repeating: " ", count: textRoom.leastLines).joined(separator: "\n")
    return max(height, label.extent(of: empty, width: nil, attributes(scale: 1)).height)
  }

  /// Makes the font as much smaller as it takes to show the whole text, and no more than it may.
  func shrinkToRoom() {
    let text = shownText
    guard let label, !text.isEmpty, bounds.width > 0 else { return }
    func fits(_ scale: CGFloat) -> Bool {
      let extent = label.extent(of: text, width: bounds.width, attributes(scale: scale))
      let isFew = numberOfLines == 0 || extent.lines <= numberOfLines
      return isFew && extent.height <= bounds.height + 0.5
    }
    var scale: CGFloat = 1
    while scale > textRoom.smallestScale, !fits(scale) { scale -= 0.05 }
    let found = scale >= 1 ? nil : max(scale, textRoom.smallestScale)
    guard found != fontScale else { return }
    fontScale = found
    applyAttributes()
  }
}

extension String {
  /// The text with its ends of paragraphs made ends of lines, where that is wanted.
  fileprivate func withLinesApart(_ isWanted: Bool) -> String {
    guard isWanted, utf8.contains(10) else { return self }
    return replacingOccurrences(of: "\n", with: "\u{2028}")
  }
}

extension NSAttributedString {
  /// The text with its ends of paragraphs made ends of lines, where that is wanted.
  func withLinesApart(_ isWanted: Bool) -> NSAttributedString {
    guard isWanted, string.utf8.contains(10) else { return self }
    let text = NSMutableAttributedString(attributedString: self)
    for (offset, unit) in string.utf16.enumerated() where unit == 10 {
      text.replaceCharacters(in: NSRange(location: offset, length: 1), with: "\u{2028}")
    }
    return text
  }
}
