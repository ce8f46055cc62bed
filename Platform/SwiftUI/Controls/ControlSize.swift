/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest.
  case mini
  /// Smaller than usual.
  case small
  /// As usual.
  case regular
  /// Larger than usual.
  case large
  /// The largest.
  case extraLarge

  /// The font of a bordered button's label.
  var font: Font {
    switch self {
    case .mini, .small: .subheadline
    case .regular, .large, .extraLarge: .body
    }
  }

  /// Points beside and above a bordered button's label.
  var insets: CGSize {
    switch self {
    case .mini: CGSize(width: 8, height: 4)
    case .small: CGSize(width: 10, height: 4)
    case .regular: CGSize(width: 12, height: 7)
    case .large, .extraLarge: CGSize(width: 20, height: 14)
    }
  }

  /// The least height of a bordered button, in points.
  var leastHeight: CGFloat {
    switch self {
    case .mini, .small: 28
    case .regular: 34
    case .large, .extraLarge: 50
    }
  }

  /// The radius of a bordered button's corners, in points.
  var radius: CGFloat {
    switch self {
    case .mini, .small: 6
    case .regular: 8
    case .large, .extraLarge: 12
    }
  }
}

/// The shape of a bordered button.
public struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic, capsule
    case rounded(CGFloat?)
    case circle
  }
  private let kind: Kind

  /// As the place decides: round corners.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Round ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// Round corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// Round corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  @MainActor @ViewBuilder func filled(_ style: AnyShapeStyle, radius: CGFloat) -> some View {
    switch kind {
    case .capsule: Capsule().fill(style)
    case .circle: Circle().fill(style)
    case .automatic: RoundedRectangle(cornerRadius: radius).fill(style)
    case .rounded(let own): RoundedRectangle(cornerRadius: own ?? radius).fill(style)
    }
  }
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum BorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large controls are.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the shape of bordered buttons.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
