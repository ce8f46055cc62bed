/// A modifier of what assistive technology is told about a view.
struct AccessibilityModifier: WatchingModifier {
  let change: @MainActor (UIView) -> Void

  func begin(_ node: _Node) { apply(node) }
  func update(_ memory: inout (), _ node: _Node) { apply(node) }

  /// Applies to the one view that the node shows, else to each of them.
  private func apply(_ node: _Node) {
    var views: [UIView] = []
    for item in node.items { item.collectViews(into: &views) }
    for view in views { change(view) }
  }
}

extension View {
  /// Sets the name that assistive technology reads.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(
      AccessibilityModifier {
        $0.isAccessibilityElement = true
        $0.accessibilityLabel = label.resolved(in: TextEnvironment(EnvironmentValues())).string
      })
  }

  /// Sets the name that assistive technology reads, localised.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the name that assistive technology reads.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the value that assistive technology reads.
  public func accessibilityValue(_ value: Text) -> some View {
    modifier(
      AccessibilityModifier {
        $0.accessibilityValue = value.resolved(in: TextEnvironment(EnvironmentValues())).string
      })
  }

  /// Sets the value that assistive technology reads.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    accessibilityValue(Text(value))
  }

  /// Hides the view from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(
      AccessibilityModifier {
        $0.accessibilityElementsHidden = hidden
        if hidden { $0.isAccessibilityElement = false }
      })
  }

  /// Sets the name by which tests find the view.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier { $0.accessibilityIdentifier = identifier })
  }
}
