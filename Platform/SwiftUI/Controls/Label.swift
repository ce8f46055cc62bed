/// A title with an icon before it. Assistive technology reads the title alone.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.anyLabelStyle) private var style

  /// Makes a label of views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon, and the title after it, unless a style says otherwise.
  public var body: some View {
    if let style {
      style.make(
        LabelStyleConfiguration(
          title: AnyView(title), icon: AnyView(icon), text: title as? Text))
    } else {
      HStack {
        icon.accessibilityHidden(true)
        title
      }
    }
  }
}

extension Label where Title == AnyView, Icon == AnyView {
  /// Makes the label that a style was asked to make look otherwise.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a localised title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Makes a label of a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Makes a label of a localised title and a picture of the app.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(decorative: name) })
  }

  /// Makes a label of a title and a picture of the app.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(decorative: name) })
  }
}
