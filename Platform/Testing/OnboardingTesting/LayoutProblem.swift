import UIKit

/// Something on a screen that a person cannot see whole.
public enum LayoutProblem: Hashable, Sendable {
  /// A text is cut, or ends in dots.
  case textCut(text: String)
  /// An element reaches beyond the window, or beyond what it lies in, and cannot be scrolled to.
  case outside(name: String, frame: CGRect, room: CGRect)
  /// An element has no width or no height.
  case empty(name: String)
  /// Two texts lie over one another.
  case overlap(one: String, other: String)
}

extension LayoutProblem: CustomStringConvertible {
  /// The problem in words.
  public var description: String {
    switch self {
    case .textCut(let text): "the text \"\(text)\" is cut"
    case .outside(let name, let frame, let room): "\"\(name)\" at \(frame) is not within \(room)"
    case .empty(let name): "\"\(name)\" has no size"
    case .overlap(let one, let other): "\"\(one)\" and \"\(other)\" overlap"
    }
  }
}
