/// On which side of a button's label its picture is.
public enum FioriButtonImagePosition: Hashable, Sendable, CaseIterable {
  /// Above the label.
  case top
  /// Where reading begins.
  case leading
  /// Below the label.
  case bottom
  /// Where reading ends.
  case trailing
}

/// What a button says by its colour.
public enum FioriButtonColorStyle: Hashable, Sendable, CaseIterable {
  /// Nothing in particular.
  case normal
  /// That it is meant to be pressed.
  case tint
  /// That something is lost by pressing it.
  case negative
}

/// What a button shows of the work that it has set going.
public enum FioriButtonLoadingState: Hashable, Sendable, CaseIterable {
  /// Nothing.
  case unspecified
  /// That it is being done. The button takes no presses.
  case processing
  /// That it is done. The button takes no presses.
  case success
}
