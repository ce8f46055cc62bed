/// Opens an address when it is pressed, with the `openURL` of the environment.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Makes a link with a label of views.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label as a button.
  public var body: some View {
    Button(action: { openURL(destination) }, label: { label })
  }
}

extension Link where Label == Text {
  /// Makes a link with a localised title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
