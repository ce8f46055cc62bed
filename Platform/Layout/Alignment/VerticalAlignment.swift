/// Where an element stands between top and bottom.
package enum VerticalAlignment: Hashable, Sendable, CaseIterable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// With its topmost line of text on a common line.
  case firstBaseline
  /// With its bottommost line of text on a common line.
  case lastBaseline

  var lane: Lane {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    case .firstBaseline: .baseline(.first)
    case .lastBaseline: .baseline(.last)
    }
  }
}
