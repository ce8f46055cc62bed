import GTK

extension UITextView {
  /// How far the text has moved, in points.
  public var contentOffset: CGPoint {
    get { scrollArea.map { CGPoint(x: $0.offset.x, y: $0.offset.y) } ?? .zero }
    set { scrollArea?.offset = (max(0, newValue.x), max(0, newValue.y)) }
  }

  /// How much text there is, in points, as far as it has been laid out.
  public var contentSize: CGSize {
    scrollArea.map { CGSize(width: $0.extent.width, height: $0.extent.height) } ?? bounds.size
  }

  /// Moves the text. On Linux it moves at once.
  public func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

  /// Moves the text until a part of it is seen; `range` counts UTF-16 units.
  public func scrollRangeToVisible(_ range: NSRange) {
    let text: String = self.text
    guard let part = text.part(at: range) else { return }
    let scalars = text.unicodeScalars
    area?.show(scalars.distance(from: scalars.startIndex, to: part.upperBound))
  }
}
