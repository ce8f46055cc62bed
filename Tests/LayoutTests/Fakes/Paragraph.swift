import Layout

/// A text of letters that are 10 points wide in lines of 20 points, broken between any two letters.
struct Paragraph: LayoutElement {
  var letters: Int

  func sizeThatFits(_ proposal: ProposedSize) -> Size {
    var perLine = letters
    if let width = proposal.width, width.isFinite {
      perLine = min(letters, max(1, Int(width / 10)))
    }
    let lines = (letters + perLine - 1) / perLine
    return Size(width: Double(perLine) * 10, height: Double(lines) * 20)
  }

  func baseline(_ edge: BaselineEdge, in size: Size) -> Double? {
    edge == .first ? 15 : size.height - 5
  }
}
