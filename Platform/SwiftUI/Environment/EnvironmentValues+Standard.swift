private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}
private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}
private enum TextScaleKey: EnvironmentKey { static var defaultValue: TextScale? { nil } }
private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}
private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum ForegroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SubmitKey: EnvironmentKey { static var defaultValue: SubmitAction? { nil } }
private enum SubmitLabelKey: EnvironmentKey { static var defaultValue: SubmitLabel { .return } }
private enum KeyboardTypeKey: EnvironmentKey {
  static var defaultValue: UIKeyboardType { .default }
}
private enum ContentTypeKey: EnvironmentKey { static var defaultValue: UITextContentType? { nil } }

extension EnvironmentValues {
  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  /// The side on which text begins.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
  /// The text size that the person has chosen.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set {
      // A size that stays as it is keeps the desktop's own factor.
      guard newValue != dynamicTypeSize else { return }
      self[DynamicTypeSizeKey.self] = newValue
      self[TextScaleKey.self] = nil
    }
  }
  /// The factor of the text size: the desktop's own, until a view sets the size.
  var textScale: TextScale {
    self[TextScaleKey.self] ?? TextScale(UIContentSizeCategory(dynamicTypeSize))
  }
  /// Whether the window is narrow.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  /// Whether the window is low.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
  /// The font of texts that have none of their own.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// Whether views can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
  /// The most lines of a text; nil for as many as it needs.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  /// The side on which lines of a text lie.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }
  /// The language and the customs of numbers and dates.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  /// Whether the person wants less movement.
  public var accessibilityReduceMotion: Bool {
    self[ReduceMotionKey.self]
  }

  var reducesMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
  var foreground: AnyShapeStyle? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
  var submit: SubmitAction? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
  var submitLabel: SubmitLabel {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
  var keyboardType: UIKeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }
  var textContentType: UITextContentType? {
    get { self[ContentTypeKey.self] }
    set { self[ContentTypeKey.self] = newValue }
  }

  /// The tint as a colour of UIKit.
  @MainActor var tintColor: UIColor { tint?.uiColor(tint: .systemBlue) ?? .systemBlue }

  /// The colour of text and of shapes.
  @MainActor var foregroundColor: UIColor {
    let context = _ShapeContext(foreground: .label, tint: tintColor)
    return foreground?._resolve(in: context) ?? .label
  }

  /// Takes over what UIKit knows.
  @MainActor mutating func take(_ traits: UITraitCollection) {
    colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
    self[TextScaleKey.self] = TextScale(factor: traits.textScale)
    horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    reducesMotion = UIAccessibility.isReduceMotionEnabled
  }
}

extension View {
  /// Sets the font of texts that have none of their own.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the style of texts and shapes.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.foreground, AnyShapeStyle(style))
  }

  /// Sets the colour of texts and shapes.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foreground, color.map { AnyShapeStyle($0) })
  }

  /// Sets the colour of controls.
  public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

  /// Says that the view and all in it cannot be used. A view in a disabled one cannot be enabled.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
  }

  /// Sets the most lines of texts; nil for as many as they need.
  public func lineLimit(_ number: Int?) -> some View {
    modifier(LinesModifier(least: 0, most: number))
  }

  /// Sets the side on which lines of texts lie.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Says which keyboard suits the text of fields.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardType, type)
  }

  /// Says what the text of fields means.
  public func textContentType(_ type: UITextContentType?) -> some View {
    environment(\.textContentType, type)
  }

  /// Says what Return does in fields.
  public func submitLabel(_ label: SubmitLabel) -> some View {
    environment(\.submitLabel, label)
  }

  /// Does something when Return is pressed in a field. Actions around it are done too, after it.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submit) { outer in
      let before = outer
      outer = SubmitAction { trigger in
        let isMeant = !triggers.isDisjoint(with: trigger)
        if isMeant { action() }
        return before?.action(trigger) == true || isMeant
      }
    }
  }
}

/// What makes `onSubmit` act.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes triggers from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Return in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in the field of `searchable(text:)`.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What Return does in a field.
struct SubmitAction {
  /// Does it; false where nothing is meant for the field.
  let action: (SubmitTriggers) -> Bool
}

private enum SubmitTriggerKey: EnvironmentKey { static var defaultValue: SubmitTriggers { .text } }

extension EnvironmentValues {
  /// What Return means in the fields.
  var submitTrigger: SubmitTriggers {
    get { self[SubmitTriggerKey.self] }
    set { self[SubmitTriggerKey.self] = newValue }
  }
}
