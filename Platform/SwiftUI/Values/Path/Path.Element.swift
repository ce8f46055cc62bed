import UIKit

extension Path {
  /// A step of a path.
  public enum Element: Equatable, Sendable {
    /// Begins a new piece.
    case move(to: CGPoint)
    /// Goes on straight.
    case line(to: CGPoint)
    /// Goes on in a curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Goes on in a curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Goes back to where the piece began.
    case closeSubpath

    func applying(_ transform: CGAffineTransform) -> Element {
      switch self {
      case .move(let to): .move(to: to.applying(transform))
      case .line(let to): .line(to: to.applying(transform))
      case .quadCurve(let to, let control):
        .quadCurve(to: to.applying(transform), control: control.applying(transform))
      case .curve(let to, let control1, let control2):
        .curve(
          to: to.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform))
      case .closeSubpath: .closeSubpath
      }
    }
  }
}
