extension StackLayout {
  /// Where elements stand across the stack's axis.
  package enum Alignment: Hashable, Sendable, CaseIterable {
    /// Stretched over the whole extent.
    case fill
    /// At the leading side of a vertical stack, at the top of a horizontal one.
    case leading
    /// In the middle.
    case center
    /// At the trailing side of a vertical stack, at the bottom of a horizontal one.
    case trailing
    /// On the line of the topmost text; a vertical stack reads it as `leading`.
    case firstBaseline
    /// On the line of the bottommost text; a vertical stack reads it as `leading`.
    case lastBaseline

    /// The line across a stack of that axis.
    func line(across axis: LayoutAxis) -> AlignmentLine {
      switch self {
      case .fill, .leading: .start
      case .center: .center
      case .trailing: .end
      case .firstBaseline: axis == .horizontal ? .baseline(.first) : .start
      case .lastBaseline: axis == .horizontal ? .baseline(.last) : .start
      }
    }
  }
}
