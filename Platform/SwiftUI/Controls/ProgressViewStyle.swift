/// The looks of progress.
@preconcurrency @MainActor public protocol ProgressViewStyle {
  /// What progress looks like.
  associatedtype Body: View
  /// The progress and its labels.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Makes what progress looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Some progress and its labels.
@preconcurrency @MainActor public struct ProgressViewStyleConfiguration {
  /// A label of any type.
  public typealias Label = AnyView
  /// A label of any type that says how much is done.
  public typealias CurrentValueLabel = AnyView
  /// From 0 to 1; nil is not known.
  public let fractionCompleted: Double?
  /// What is being done.
  public let label: Label?
  /// How much is done.
  public let currentValueLabel: CurrentValueLabel?
}

/// A bar where it is known how much is done, a wheel where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// A bar or a wheel.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      LinearProgress(configuration: configuration)
    } else {
      CircularProgress(configuration: configuration)
    }
  }
}

/// A bar. Where it is not known how much is done, it is empty.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// A bar below its label.
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration)
  }
}

/// A wheel that turns, whether or not it is known how much is done.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// A wheel above its label.
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where it is known how much is done, a wheel where it is not.
  nonisolated public static var automatic: Self { Self() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  nonisolated public static var linear: Self { Self() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  nonisolated public static var circular: Self { Self() }
}

private struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  var body: some View {
    VStack(alignment: .leading) {
      configuration.label
      ProgressBarView(fraction: configuration.fractionCompleted ?? 0)
      configuration.currentValueLabel
    }
  }
}

private struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  var body: some View {
    VStack {
      WheelView()
      configuration.label
      configuration.currentValueLabel
    }
  }
}

private struct ProgressBarView: UIKitView {
  let fraction: Double
  func makeWidget(_ node: _Node) -> UIProgressView { UIProgressView(frame: .zero) }
  func update(_ bar: UIProgressView, _ node: _Node) {
    if bar.progress != Float(fraction) { bar.progress = Float(fraction) }
    let tint = node.environment.tintColor
    if bar.tintColor != tint { bar.tintColor = tint }
  }
}

private struct WheelView: UIKitView {
  func makeWidget(_ node: _Node) -> UIActivityIndicatorView {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    return wheel
  }
  func update(_ wheel: UIActivityIndicatorView, _ node: _Node) {
    let color = node.environment.tint?.uiColor(tint: .systemBlue) ?? .systemGray
    if wheel.color != color { wheel.color = color }
  }
  static func end(_ wheel: UIActivityIndicatorView) { wheel.stopAnimating() }
}

/// A style of any type, in the values around views.
@MainActor struct AnyProgressViewStyle {
  let make: @MainActor (ProgressViewStyleConfiguration) -> AnyView

  nonisolated init<Style: ProgressViewStyle>(making style: @escaping @MainActor () -> Style) {
    make = { configuration in
      AnyView(
        StyleBody(style: style()) { $0.makeBody(configuration: configuration) }
          .environment(\.anyProgressViewStyle, Self { DefaultProgressViewStyle() }))
    }
  }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyProgressViewStyle {
    AnyProgressViewStyle { DefaultProgressViewStyle() }
  }
}

extension EnvironmentValues {
  var anyProgressViewStyle: AnyProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the looks of progress.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    environment(\.anyProgressViewStyle, AnyProgressViewStyle { style })
  }
}
