/// Two buttons that take a value a step up or down, beside a label.
///
/// ```swift
/// struct Guests: View {
///   @State private var count = 1
///   var body: some View { Stepper("Guests: \(count)", value: $count, in: 1...8) }
/// }
/// ```
public struct Stepper<Label: View>: View {
  private let label: Label
  @LatestAction private var up: @MainActor () -> Void
  @LatestAction private var down: @MainActor () -> Void
  private let canGoUp: Bool
  private let canGoDown: Bool

  /// Makes a stepper that calls functions; one without a function cannot be pressed.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func edit(_ action: (@MainActor () -> Void)?) -> @MainActor () -> Void {
      {
        onEditingChanged(true)
        action?()
        onEditingChanged(false)
      }
    }
    self.label = label()
    _up = LatestAction(wrappedValue: edit(onIncrement))
    _down = LatestAction(wrappedValue: edit(onDecrement))
    canGoUp = onIncrement != nil
    canGoDown = onDecrement != nil
  }

  /// Makes a stepper of a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value that stays between bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let now = value.wrappedValue
    func go(_ step: V.Stride) -> @MainActor () -> Void {
      {
        let next = value.wrappedValue.advanced(by: step)
        value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
      }
    }
    self.init(
      label: label, onIncrement: now < bounds.upperBound ? go(step) : nil,
      onDecrement: now > bounds.lowerBound ? go(-step) : nil, onEditingChanged: onEditingChanged)
  }

  /// The label, and the buttons at the other side.
  public var body: some View {
    HStack {
      label
      Spacer()
      HStack(spacing: 0) {
        Button(action: down) { Image(systemName: "minus") }
          .accessibilityLabel(Text("Decrement")).disabled(!canGoDown)
        Color(uiColor: .separator).frame(width: 1, height: 18).accessibilityHidden(true)
        Button(action: up) { Image(systemName: "plus") }
          .accessibilityLabel(Text("Increment")).disabled(!canGoUp)
      }
      .buttonStyle(StepperHalfStyle())
      .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
    }
  }
}

/// One of the two halves of a stepper; the ground is that of both.
private struct StepperHalfStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    StepperHalf(label: AnyView(configuration.label), isPressed: configuration.isPressed)
  }
}

private struct StepperHalf: View {
  let label: AnyView
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled

  init(label: AnyView, isPressed: Bool) { (self.label, self.isPressed) = (label, isPressed) }

  var body: some View {
    label
      .foregroundStyle(Color(uiColor: isEnabled ? .label : .tertiaryLabel))
      .padding(.horizontal, 12)
      .padding(.vertical, 5)
      .frame(minWidth: 47, minHeight: 34)
      .background(
        Color(uiColor: isPressed ? .tertiarySystemFill : .clear),
        in: RoundedRectangle(cornerRadius: 8))
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper with a localised title that calls functions.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title that calls functions.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value, with a localised title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value that stays between bounds, with a localised title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value that stays between bounds, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}
