import GTK

extension UITextField {
  /// Looks that iOS has no name for.
  package struct Theme: Equatable {
    /// The colour of the edge while nobody edits.
    package var restingEdgeColor = UIColor.opaqueSeparator
    /// The colour of the edge of a field whose text cannot be used; nil for any other.
    package var warningEdgeColor: UIColor?
    /// The width of the edge while nobody edits, in points.
    package var edgeWidth: CGFloat = 1
    /// The colour of the placeholder, whatever its own looks say; nil is its own.
    package var placeholderColor: UIColor?
    /// Points between edge and text; nil fits the border.
    package var padding: UIEdgeInsets?
  }

  func themeChanged(from before: Theme) {
    guard theme != before else { return }
    if theme.placeholderColor != before.placeholderColor { applyPlaceholder() }
    if theme.padding != before.padding {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      setNeedsPlacement()
    }
    queueOuterDraw()
  }

  var edgeColor: UIColor {
    theme.warningEdgeColor ?? (isEditing ? tintColor : theme.restingEdgeColor)
  }

  /// Focus is seen in the width too, for those who cannot tell the colours.
  var edgeWidth: CGFloat { isEditing ? theme.edgeWidth + 1 : theme.edgeWidth }

  /// The room between the bounds and what is in the field, from side to side.
  var edgeInsets: UIEdgeInsets {
    let side: CGFloat = borderStyle == .none ? 0 : 8
    guard let padding = theme.padding else {
      return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    return UIEdgeInsets(top: 0, left: padding.left, bottom: 0, right: padding.right)
  }

  /// The room above and below the text.
  var heightOfEdges: CGFloat {
    theme.padding.map { $0.top + $0.bottom } ?? (borderStyle == .none ? 0 : 14)
  }

  /// The room on both sides of the text.
  var widthOfEdges: CGFloat {
    theme.padding.map { $0.left + $0.right } ?? (borderStyle == .none ? 0 : 14)
  }
}
