/// A switch with a label.
public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label

  /// Makes a switch with a label of views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// The label at the leading side, the switch at the other.
  public var body: some View {
    HStack {
      label
      Spacer()
      SwitchInput(isOn: $isOn, label: (label as? Text))
    }
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a localised title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a switch with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// UIKit's switch.
private struct SwitchInput: UIKitView {
  @Binding var isOn: Bool
  let label: Text?

  func makeWidget(_ node: _Node) -> UISwitch {
    let toggle = UISwitch()
    toggle.addAction(
      UIAction { [weak node, weak toggle] _ in
        guard let toggle, let input = (node as? ViewItemNode<SwitchInput>)?.view else { return }
        input.isOn = toggle.isOn
      }, for: .valueChanged)
    return toggle
  }

  func update(_ toggle: UISwitch, _ node: _Node) {
    let environment = node.environment
    if toggle.isOn != isOn { toggle.setOn(isOn, animated: false) }
    if toggle.isEnabled != environment.isEnabled { toggle.isEnabled = environment.isEnabled }
    toggle.accessibilityLabel = label?.resolved(in: TextEnvironment(environment)).string
  }
}
