private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum LeastLinesKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum SelectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Points between one line of a text and the next.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// The smallest share of its size that a font may have, rather than that a text is cut; above 0
  /// and up to 1.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }
  /// The number of lines for which a text keeps room.
  var leastLines: Int {
    get { self[LeastLinesKey.self] }
    set { self[LeastLinesKey.self] = newValue }
  }
  /// Whether a person can select texts.
  var selectsText: Bool {
    get { self[SelectionKey.self] }
    set { self[SelectionKey.self] = newValue }
  }
}

/// Whether a person can select the text of a view and copy it.
public protocol TextSelectability {
  /// Whether they can.
  static var allowsSelection: Bool { get }
}

/// A person can select the text.
public struct EnabledTextSelectability: TextSelectability {
  /// They can.
  public static var allowsSelection: Bool { true }
}

/// A person cannot select the text.
public struct DisabledTextSelectability: TextSelectability {
  /// They cannot.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// A person can select the text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// A person cannot select the text.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// Says how many lines texts have.
struct LinesModifier: EnvironmentModifier {
  let least: Int
  let most: Int?

  func change(_ environment: inout EnvironmentValues) {
    environment.leastLines = least
    environment.lineLimit = most
  }
  func isSame(_ other: Self) -> Bool { least == other.least && most == other.most }
}

extension View {
  /// Sets the points between one line of a text and the next.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, max(0, lineSpacing))
  }

  /// Lets texts that do not fit be shown in a smaller font, down to a share of its size above 0 and
  /// up to 1, before they are cut.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, min(max(factor, 0.05), 1))
  }

  /// Says whether a person can select the texts in the view, with the pointer or the keyboard, and
  /// copy them.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.selectsText, S.allowsSelection)
  }

  /// Sets the most lines of texts and whether shorter ones keep the room of as many.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(LinesModifier(least: reservesSpace ? limit : 0, most: limit))
  }

  /// Sets the most lines of texts, and for how many shorter ones keep room.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(LinesModifier(least: limit.lowerBound, most: limit.upperBound))
  }

  /// Sets for how many lines texts keep room. They may have more.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(LinesModifier(least: limit.lowerBound, most: nil))
  }

  /// Sets the most lines of texts.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(LinesModifier(least: 0, most: limit.upperBound))
  }
}
