/// The looks that fit the place: the label in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// A button without a style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// The label in the tint, with nothing around it.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// A button without a style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// The label as it is, a little paler while it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View {
    Pressable(action: configuration.action) { isPressed in
      PlainLabel(label: configuration.label, isPressed: isPressed)
    }
  }
}

/// The label in the tint on a pale ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// The label on its ground.
  public func makeBody(configuration: Configuration) -> some View {
    Pressable(action: configuration.action) { isPressed in
      BorderedLabel(configuration: configuration, isPressed: isPressed, isProminent: false)
    }
  }
}

/// The label on a ground of the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// The label on its ground.
  public func makeBody(configuration: Configuration) -> some View {
    Pressable(action: configuration.action) { isPressed in
      BorderedLabel(configuration: configuration, isPressed: isPressed, isProminent: true)
    }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The looks that fit the place.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint, with nothing around it.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in the tint on a pale ground.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a ground of the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

private struct PlainLabel: View {
  let label: AnyView
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { label.opacity(isEnabled ? (isPressed ? 0.5 : 1) : 0.4) }
}

/// A label on the ground of a bordered button.
struct BorderedLabel: View {
  let label: AnyView
  let role: ButtonRole?
  let isPressed: Bool
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.tint) private var tint
  @Environment(\.font) private var font

  init(configuration: PrimitiveButtonStyleConfiguration, isPressed: Bool, isProminent: Bool) {
    self.init(
      label: configuration.label, role: configuration.role, isPressed: isPressed,
      isProminent: isProminent)
  }

  init(label: AnyView, role: ButtonRole?, isPressed: Bool, isProminent: Bool) {
    self.label = label
    self.role = role
    self.isPressed = isPressed
    self.isProminent = isProminent
  }

  var body: some View {
    label
      .font(font ?? size.font)
      .multilineTextAlignment(.center)
      .foregroundStyle(ink)
      .padding(.horizontal, size.insets.width)
      .padding(.vertical, size.insets.height)
      .frame(minHeight: size.leastHeight)
      .background { shape.filled(ground, radius: size.radius) }
      .opacity(isPressed ? 0.75 : 1)
  }

  private var color: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  private var ink: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(SystemColor(color: .tertiaryLabel)) }
    return isProminent ? AnyShapeStyle(InkOnColor(ground: color)) : color
  }

  private var ground: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(SystemColor(color: .tertiarySystemFill)) }
    if isProminent { return color }
    // Without a tint of its own a bordered button is grey.
    return tint == nil && role != .destructive
      ? AnyShapeStyle(SystemColor(color: .tertiarySystemFill)) : AnyShapeStyle(color.opacity(0.15))
  }
}

/// A colour of UIKit's.
struct SystemColor: ShapeStyle {
  let color: UIColor
  func _resolve(in context: _ShapeContext) -> UIColor { color }
}

/// White, or black where that stands out from the ground more, by WCAG 2's contrast ratio.
struct InkOnColor: ShapeStyle {
  let ground: AnyShapeStyle

  func _resolve(in context: _ShapeContext) -> UIColor {
    let ground = ground._resolve(in: context)
    return UIColor { traits in
      let parts = ground.resolvedColor(with: traits).parts
      func linear(_ part: CGFloat) -> CGFloat {
        part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      let luminance =
        0.2126 * linear(parts.red) + 0.7152 * linear(parts.green) + 0.0722 * linear(parts.blue)
      // Where white reaches 3 to 1, the least for large text and controls, it stays white.
      return luminance > 0.3 ? .black : .white
    }
  }
}

extension UIColor {
  fileprivate var parts: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue)
  }
}
