/// The looks of labels: how title and icon stand to one another.
///
/// ```swift
/// struct Stacked: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack { configuration.icon; configuration.title }
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol LabelStyle {
  /// What the label looks like.
  associatedtype Body: View
  /// Title and icon of a label.
  typealias Configuration = LabelStyleConfiguration
  /// Makes what the label looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Title and icon of a label.
@preconcurrency @MainActor public struct LabelStyleConfiguration {
  /// The title of a label, of any type.
  public typealias Title = AnyView
  /// The icon of a label, of any type.
  public typealias Icon = AnyView
  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
  /// The title, where it is a text: an icon alone is read by it.
  let text: Text?
}

/// The looks that fit the place: the icon, and the title after it.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// The icon, and the title after it.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The icon, and the title after it.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// The icon, and the title after it.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone. Assistive technology reads the title where that is a text.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// The icon.
  public func makeBody(configuration: Configuration) -> some View {
    if let text = configuration.text {
      configuration.icon.accessibilityLabel(text)
    } else {
      configuration.icon
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The looks that fit the place.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon, and the title after it.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A style of any type, in the values around views.
@MainActor struct AnyLabelStyle {
  let make: @MainActor (LabelStyleConfiguration) -> AnyView

  init<Style: LabelStyle>(_ style: Style) {
    make = { configuration in
      AnyView(
        StyleBody(style: style) { $0.makeBody(configuration: configuration) }
          .environment(\.anyLabelStyle, nil))
    }
  }
}

private enum LabelStyleKey: EnvironmentKey { static var defaultValue: AnyLabelStyle? { nil } }

extension EnvironmentValues {
  var anyLabelStyle: AnyLabelStyle? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the looks of labels.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.anyLabelStyle, AnyLabelStyle(style))
  }
}
