/// Whether bars show where in a scroll view one is.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  enum Kind { case automatic, visible, hidden, never }
  let kind: Kind

  /// As the scroll view says.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// Bars are shown.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// No bars.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// No bars.
  public static let never = ScrollIndicatorVisibility(kind: .never)
}

private struct ScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

/// What is said about the bars of both directions.
struct ScrollIndicators: Equatable, Sendable {
  var vertical = ScrollIndicatorVisibility.Kind.automatic
  var horizontal = ScrollIndicatorVisibility.Kind.automatic
}

private struct ScrollIndicatorsKey: EnvironmentKey {
  static let defaultValue = ScrollIndicators()
}

extension EnvironmentValues {
  /// Whether a person can scroll the scroll views.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  var scrollIndicators: ScrollIndicators {
    get { self[ScrollIndicatorsKey.self] }
    set { self[ScrollIndicatorsKey.self] = newValue }
  }
}

extension View {
  /// Says whether a person can scroll the scroll views in the view.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
  }

  /// Says whether bars are shown in the scroll views in the view.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollIndicators) { values in
      if axes.contains(.vertical) { values.vertical = visibility.kind }
      if axes.contains(.horizontal) { values.horizontal = visibility.kind }
    }
  }
}
