import Layout

/// A thin line between the views of a stack.
public struct Divider: View {
  /// Makes a line.
  public init() {}

  /// The line.
  public var body: some View {
    Color(uiColor: .separator).modifier(DividerModifier()).accessibilityHidden(true)
  }
}

/// One point in the direction in which a stack goes, all there is across it.
private struct DividerModifier: RuleModifier {
  func rule(in environment: EnvironmentValues) -> any LayoutContainer { FrameLayout(height: 1) }
}
