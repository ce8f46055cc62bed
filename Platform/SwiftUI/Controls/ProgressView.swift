/// Shows that something is being done, and how much of it is.
///
/// ```swift
/// struct Upload: View {
///   let done: Double
///   var body: some View { ProgressView("Sending", value: done, total: 100) }
/// }
/// ```
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?
  @Environment(\.anyProgressViewStyle) private var style

  private init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// A value below nothing, or above all, is put right.
  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value, total > 0, value.isFinite else { return nil }
    return min(max(Double(value / total), 0), 1)
  }

  /// The progress in the style of the views around it.
  public var body: some View {
    style.make(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { AnyView($0) },
        currentValueLabel: currentValueLabel.map { AnyView($0) }))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something is being done, with no end in sight.
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  /// Shows that something is being done, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// Shows that something is being done, with a localised title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// Shows that something is being done, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }

  /// Shows how much of the total is done; nil is not known.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(
      fraction: Self.fraction(value, of: total), label: nil, currentValueLabel: nil)
  }

  /// Shows how much of the total is done, with a label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: nil)
  }

  /// Shows how much of the total is done, with a localised title.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Shows how much of the total is done, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  /// Shows how much of the total is done, with a label and a second one that says how much.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(),
      currentValueLabel: currentValueLabel())
  }
}
