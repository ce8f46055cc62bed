import Layout

/// A knob on a line, for a number within bounds.
///
/// ```swift
/// struct Volume: View {
///   @State private var volume = 0.5
///   var body: some View { Slider(value: $volume, in: 0...1) { Text("Volume") } }
/// }
/// ```
/// Assistive technology reads the label; it is not shown.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let input: SliderInput
  private let label: Label
  private let least: ValueLabel
  private let greatest: ValueLabel

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label,
    _ least: ValueLabel, _ greatest: ValueLabel, _ editing: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    (self.label, self.least, self.greatest) = (label, least, greatest)
    input = SliderInput(
      value: Self.number(value.wrappedValue),
      bounds: Self.number(bounds.lowerBound)...Self.number(bounds.upperBound),
      step: step.map { Self.number($0) },
      set: { value.wrappedValue = CGFloat($0) as? V ?? V($0) }, editing: editing)
  }

  /// Foundation's `CGFloat` of Linux has no generic way to and from other numbers.
  private static func number<N: BinaryFloatingPoint>(_ number: N) -> Double {
    (number as? CGFloat).map { Double($0) } ?? Double(number)
  }

  /// The knob, between the words for its ends.
  public var body: some View {
    HStack {
      least.accessibilityHidden(true)
      NamedSlider(input: input, label: label)
      greatest.accessibilityHidden(true)
    }
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label for assistive technology.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Makes a slider that stops at steps, with a label for assistive technology.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Makes a slider that stops at steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider {
  /// Makes a slider with a label, and views at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// Makes a slider that stops at steps, with a label, and views at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}

/// A slider that is read by its label.
private struct NamedSlider<Label: View>: View {
  let input: SliderInput
  let label: Label
  @State private var name = ControlName()

  init(input: SliderInput, label: Label) { (self.input, self.label) = (input, label) }

  var body: some View {
    SliderWidget(input: input, name: name)
      .background { label.modifier(NamingModifier(name: name)).hidden() }
  }
}

private struct SliderInput {
  let value: Double
  let bounds: ClosedRange<Double>
  let step: Double?
  let set: (Double) -> Void
  let editing: (Bool) -> Void
}

/// UIKit's slider.
private struct SliderWidget: UIKitView {
  let input: SliderInput
  let name: ControlName

  func makeWidget(_ node: _Node) -> UISlider {
    let slider = UISlider()
    name.name(slider)
    slider.onEditing = { [weak node] isEditing in
      (node as? ViewItemNode<SliderWidget>)?.view.input.editing(isEditing)
    }
    slider.addAction(
      UIAction { [weak node, weak slider] _ in
        guard let slider, let node = node as? ViewItemNode<SliderWidget> else { return }
        node.view.input.set(slider.number)
      }, for: .valueChanged)
    return slider
  }

  func update(_ slider: UISlider, _ node: _Node) {
    slider.fullRange = input.bounds
    slider.step = input.step
    if slider.number != input.value { slider.number = input.value }
    let environment = node.environment
    if slider.isEnabled != environment.isEnabled { slider.isEnabled = environment.isEnabled }
    if slider.tintColor != environment.tintColor { slider.tintColor = environment.tintColor }
  }
}
