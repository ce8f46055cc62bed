private struct ConfirmationKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the view stands where a bar has what takes things over.
  var isConfirmation: Bool {
    get { self[ConfirmationKey.self] }
    set { self[ConfirmationKey.self] = newValue }
  }
}

/// The looks of buttons in a bar: as UIKit's, and as high as the bar.
struct BarButtonStyle: ButtonStyle {
  @Environment(\.isConfirmation) private var isConfirmation
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(isConfirmation ? .headline : .body)
      // Larger letters would leave a title no room.
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .lineLimit(1)
      .foregroundStyle(style(configuration.role))
      .opacity(configuration.isPressed ? 0.3 : 1)
      .frame(minWidth: 28, minHeight: 44)
  }

  private func style(_ role: ButtonRole?) -> AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(.tertiary) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}
