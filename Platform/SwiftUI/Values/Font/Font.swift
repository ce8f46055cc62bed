import GTK
import UIKit

/// A font that is found where it is used: text styles, and custom fonts unless they are fixed, follow
/// the text size that a person has chosen.
///
/// ```swift
/// Text("Welcome").font(.title.bold())
/// ```
public struct Font: Hashable, Sendable {
  enum Face: Hashable, Sendable {
    case system(Design)
    case named(String)
  }

  enum Extent: Hashable, Sendable {
    case style(TextStyle)
    case points(CGFloat, relativeTo: TextStyle?)
  }

  private var face: Face
  private let extent: Extent
  private var weight: Weight?
  private var isItalic = false
  private var isMonospacedDigit = false

  private init(_ face: Face, _ extent: Extent, _ weight: Weight? = nil) {
    (self.face, self.extent, self.weight) = (face, extent, weight)
  }

  /// The system's font for a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font(.system(design ?? .default), .style(style), weight) }

  /// The system's font in a size in points that does not follow the text size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(.system(design ?? .default), .points(size, relativeTo: nil), weight) }

  /// A font by the name of its family. `size` is meant for the default text size; the font grows as
  /// body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A font by the name of its family. `size` is meant for the default text size; the font grows as
  /// `textStyle` does.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { Font(.named(name), .points(size, relativeTo: textStyle)) }

  /// A font by the name of its family, in a size in points that does not follow the text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.named(name), .points(fixedSize, relativeTo: nil))
  }

  /// This font in bold.
  public func bold() -> Font { weight(.bold) }

  /// This font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// This font in italics.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// This font with digits of one width.
  public func monospacedDigit() -> Font {
    var font = self
    font.isMonospacedDigit = true
    return font
  }

  /// The monospaced font in the size, weight and slant of this one.
  public func monospaced() -> Font {
    var font = self
    font.face = .system(.monospaced)
    return font
  }

  /// This font in another manner, where it is the system's.
  func design(_ design: Design) -> Font {
    var font = self
    if case .system = face { font.face = .system(design) }
    return font
  }

  /// All that the text engine needs to know, for a text size.
  package func spec(for textScale: TextScale) -> FontSpec {
    let family =
      switch face {
      case .system(let design): design.family
      case .named(let name): name.isEmpty ? Design.default.family : name
      }
    var spec = FontSpec(
      family: family, size: pointSize(for: textScale),
      weight: (weight ?? defaultWeight).css, isItalic: isItalic)
    spec.isMonospacedDigit = isMonospacedDigit
    return spec
  }

  private var defaultWeight: Weight { extent == .style(.headline) ? .semibold : .regular }

  private func pointSize(for textScale: TextScale) -> CGFloat {
    let traits = UITraitCollection(textScale: textScale)
    switch extent {
    case .style(let style):
      return UIFont.preferredFont(forTextStyle: style.uiTextStyle, compatibleWith: traits)
        .pointSize
    case .points(let size, nil):
      return size
    case .points(let size, let style?):
      return UIFontMetrics(forTextStyle: style.uiTextStyle)
        .scaledFont(for: .systemFont(ofSize: size), compatibleWith: traits).pointSize
    }
  }
}
