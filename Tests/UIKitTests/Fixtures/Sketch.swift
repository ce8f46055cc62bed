import UIKit

/// Draws what a closure says.
final class Sketch: UIView {
  private let drawing: (CGRect) -> Void

  init(frame: CGRect, _ drawing: @escaping (CGRect) -> Void) {
    self.drawing = drawing
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { return nil }

  override func draw(_ rect: CGRect) { drawing(rect) }
}
