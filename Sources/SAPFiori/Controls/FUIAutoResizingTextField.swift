import FioriThemeManager
import UIKit

/// A bordered field that is as wide as its text, or its placeholder, needs.
public class FUIAutoResizingTextField: FUITextField {
  /// Least width in points.
  public var defaultMinimumWidth: CGFloat = 201 {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Least height in points: large enough for a finger.
  static let minimumHeight: CGFloat = 44

  /// Makes a field with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
    clearButtonMode = .whileEditing
    layer.cornerRadius = 8
    theme.restingEdgeColor = .preferredFioriColor(forStyle: .separatorOpaque)
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the edge says that the text cannot be used.
  var isMarkedInvalid = false {
    didSet {
      theme.warningEdgeColor =
        isMarkedInvalid ? .preferredFioriColor(forStyle: .negativeLabel) : nil
    }
  }

  /// Twelve points from the edge.
  public override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).insetBy(dx: 4, dy: 0)
  }

  /// Room for the text, at least ``defaultMinimumWidth`` by 44 points.
  public override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: max(size.width, defaultMinimumWidth), height: max(size.height, Self.minimumHeight))
  }
}
