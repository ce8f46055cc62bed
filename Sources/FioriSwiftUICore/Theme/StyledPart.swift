import FioriThemeManager
import SwiftUI
import UIKit

/// A part of a component, by its role: what style sheets call it, and its accessibility identifier.
struct StyledPart {
  let component: PartTable
  let role: String
  private let kind: PartKind

  init(_ role: String, of component: PartTable) {
    (self.role, self.component) = (role, component)
    kind = component.kind(of: role)
  }

  /// The classes of the part, the last of which counts most.
  func classes(_ font: Font.FioriTextStyle? = nil) -> [String] {
    var classes = [kind.plainClass].compactMap { $0 }
    if let font { classes.append("fdlFontStyle_\(font.rawValue)") }
    return classes + [component.styleClass(role)]
  }
}

/// What the style sheets in force say about a part, read so that a view whose body asks is asked
/// again after the theme has changed.
@MainActor func styleValues(
  _ classes: [String], ofText isText: Bool = false, in situation: StyleMedia
) -> StyleValues {
  _ = ThemeRevision.shared.number
  return ThemeManager.shared.styleValues(for: classes, ofText: isText, in: situation)
}

private enum StyleSituationKey: EnvironmentKey {
  static var defaultValue: StyleMedia { StyleMedia(device: .iphone, orientation: .portrait) }
}

extension EnvironmentValues {
  /// What media blocks ask about the window.
  var styleSituation: StyleMedia {
    get { self[StyleSituationKey.self] }
    set { self[StyleSituationKey.self] = newValue }
  }
}

extension StyleValues {
  func swiftUIColor(_ property: StyleProperty) -> Color? {
    color(property).map { Color(uiColor: $0.uiColor) }
  }

  /// The font that the sheets make of a font of the theme.
  @MainActor func font(
    _ style: Font.FioriTextStyle, weight: Font.FioriWeight = .regular
  ) -> Font {
    var style = style
    if case .textStyle(let other) = self[.fontStyle] { style = other }
    var (family, weight, isItalic) = (String?.none, weight, false)
    switch self[.fontName] {
    case .fontName(.system(let face, let slanted)): (weight, isItalic) = (face, slanted)
    case .fontName(.family(let name, let face, let slanted)):
      (family, weight, isItalic) = (name, face ?? weight, slanted)
    default: break
    }
    let size = number(.fontSize).map { CGFloat($0) }
    guard family != nil || size != nil else {
      return .fiori(forTextStyle: style, weight: weight, isItalic: isItalic)
    }
    return .fiori(
      family: family, size: size ?? style.defaultSize, relativeTo: style, weight: weight,
      isItalic: isItalic)
  }

  /// Where text lies; nil where the sheets do not say.
  func alignment(rightToLeft: Bool) -> (text: TextAlignment, frame: Alignment)? {
    switch word(.textAlign) {
    case "left": rightToLeft ? (.trailing, .trailing) : (.leading, .leading)
    case "right": rightToLeft ? (.leading, .leading) : (.trailing, .trailing)
    case "center": (.center, .center)
    case "natural": (.leading, .leading)
    default: nil
    }
  }

  var insets: EdgeInsets? {
    guard
      case .box(let top, let right, let bottom, let left) = self[.contentInsets] ?? self[.padding]
    else { return nil }
    return EdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
  }

  /// Whether the sheets say something about what lies around a part.
  var hasBox: Bool {
    let box: [StyleProperty] = [
      .backgroundColor, .borderColor, .borderWidth, .cornerRadius, .shadowColor, .shadowOffset,
      .shadowOpacity, .shadowRadius,
    ]
    return box.contains { self[$0] != nil }
  }
}
