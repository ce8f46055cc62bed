/// Something that is on or off, with a label.
///
/// ```swift
/// struct Consent: View {
///   @State private var agrees = false
///   var body: some View { Toggle("I agree", isOn: $agrees) }
/// }
/// ```
public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label
  @Environment(\.anyToggleStyle) private var style

  /// Makes a toggle with a label of views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// The toggle in the style around it.
  public var body: some View {
    if let style {
      style.make(ToggleStyleConfiguration(label: AnyView(label), isOn: $isOn))
    } else {
      LabeledSwitch(label: label, isOn: $isOn)
    }
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a localised title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Makes a toggle with a localised title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a toggle with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the toggle that a style was asked to make look otherwise.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// A label at the leading side, and a switch that it names at the other.
struct LabeledSwitch<Label: View>: View {
  let label: Label
  @Binding var isOn: Bool
  @State private var name = ControlName()
  @Environment(\.labelsHidden) private var hidesLabel

  var body: some View {
    if hidesLabel {
      SwitchInput(isOn: $isOn, name: name)
        .background { label.modifier(NamingModifier(name: name)).hidden() }
    } else {
      HStack {
        VStack(alignment: .leading, spacing: 2) { label }.modifier(NamingModifier(name: name))
        Spacer()
        SwitchInput(isOn: $isOn, name: name)
      }
    }
  }
}

/// UIKit's switch.
private struct SwitchInput: UIKitView {
  @Binding var isOn: Bool
  let name: ControlName

  func makeWidget(_ node: _Node) -> UISwitch {
    let toggle = UISwitch()
    name.name(toggle)
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
    if toggle.tintColor != environment.tintColor { toggle.tintColor = environment.tintColor }
  }
}
