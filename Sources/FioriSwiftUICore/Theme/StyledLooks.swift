import FioriThemeManager
import SwiftUI
import UIKit

// The kit's looks of each part, around what the app and its styles make of it: a font or a colour
// that is set inside wins. What style sheets say stands in the place of the kit's own.

/// The looks of a text.
struct TextLook: ViewModifier {
  let part: StyledPart
  let font: Font.FioriTextStyle
  var weight = Font.FioriWeight.regular
  let color: ColorStyle
  /// The kit's colour where it is none of the theme's.
  var fixedColor: Color?
  /// Where lines lie; nil is as around the part.
  var alignment: TextAlignment? = .center
  /// Whether the text is a part by itself, and not inside one that has the role's identifier.
  var isElement = true
  @Environment(\.styleSituation) private var situation
  @Environment(\.layoutDirection) private var direction
  @Environment(\.multilineTextAlignment) private var outerAlignment

  func body(content: Content) -> some View {
    let values = styleValues(part.classes(font), ofText: true, in: situation)
    let place = values.alignment(rightToLeft: direction == .rightToLeft)
    content
      .font(values.font(font, weight: weight))
      .foregroundStyle(values.swiftUIColor(.fontColor) ?? fixedColor ?? .preferredColor(color))
      .tint(.preferredColor(.tintColor2))
      .multilineTextAlignment(place?.text ?? alignment ?? outerAlignment)
      .modifier(LetterLook(values: values))
      .modifier(Identified(name: isElement ? part.role : nil))
      .modifier(PlaceLook(alignment: place?.frame, alpha: values.number(.textAlpha)))
      .modifier(BoxLook(values: values))
  }
}

/// Letters and lines of a text as style sheets say; nothing where they do not.
struct LetterLook: ViewModifier {
  let values: StyleValues

  @ViewBuilder func body(content: Content) -> some View {
    let lines = values.number(.textLineClamp)
    if values.letterCase != nil || lines != nil || values.flag(.textAutoFit) != nil {
      content
        .transformEnvironment(\.letterCase) { $0 = values.letterCase ?? $0 }
        .transformEnvironment(\.lineLimit) { if let lines { $0 = lines == 0 ? nil : Int(lines) } }
        .transformEnvironment(\.minimumScaleFactor) { scale in
          if let fits = values.flag(.textAutoFit) { scale = fits ? 0.5 : 1 }
        }
    } else {
      content
    }
  }
}

/// Where a text lies in its column, and how faint it is, as style sheets say.
private struct PlaceLook: ViewModifier {
  let alignment: Alignment?
  let alpha: Double?

  @ViewBuilder func body(content: Content) -> some View {
    if alignment != nil || alpha != nil {
      content
        .frame(maxWidth: alignment == nil ? nil : .infinity, alignment: alignment ?? .center)
        .opacity(alpha ?? 1)
    } else {
      content
    }
  }
}

/// The looks of a screen's title.
struct TitleLook: ViewModifier {
  let part: StyledPart

  func body(content: Content) -> some View {
    content
      .accessibilityAddTraits(.isHeader)
      .modifier(TextLook(part: part, font: .title1, weight: .bold, color: .primaryLabel))
  }
}

private struct Identified: ViewModifier {
  let name: String?

  @ViewBuilder func body(content: Content) -> some View {
    if let name { content.accessibilityIdentifier(name) } else { content }
  }
}

/// Ground, corners, border and shadow as style sheets say; nothing where they do not.
struct BoxLook: ViewModifier {
  let values: StyleValues
  /// The kit's ground; nil is none.
  var ground: Color?

  @ViewBuilder func body(content: Content) -> some View {
    if values.hasBox {
      let shape = RoundedRectangle(cornerRadius: values.number(.cornerRadius) ?? 0)
      let width = values.number(.borderWidth) ?? 0
      content
        .background(values.swiftUIColor(.backgroundColor) ?? ground ?? .clear, in: shape)
        .overlay {
          shape.strokeBorder(
            width > 0 ? values.swiftUIColor(.borderColor) ?? .black : .clear, lineWidth: width)
        }
        .modifier(ShadowLook(values: values))
    } else if let ground {
      content.background(ground)
    } else {
      content
    }
  }
}

/// The shadow of a part: a colour alone is none, since opacity begins at 0, as on the UIKit screen.
struct ShadowLook: ViewModifier {
  let values: StyleValues

  @ViewBuilder func body(content: Content) -> some View {
    if let opacity = values.number(.shadowOpacity), opacity > 0 {
      let (right, down) = offset
      content.shadow(
        color: (values.swiftUIColor(.shadowColor) ?? .black).opacity(opacity),
        radius: values.number(.shadowRadius) ?? 3, x: right, y: down)
    } else {
      content
    }
  }

  private var offset: (CGFloat, CGFloat) {
    guard case .offset(let right, let down) = values[.shadowOffset] else { return (0, -3) }
    return (right, down)
  }
}

/// The looks of a part that others lie in.
struct ContainerLook: ViewModifier {
  let part: StyledPart
  /// The kit's ground; nil is none.
  var ground: Color?
  @Environment(\.styleSituation) private var situation

  func body(content: Content) -> some View {
    content.modifier(
      BoxLook(values: styleValues(part.classes(), in: situation), ground: ground))
  }
}

/// The looks of a sign of work.
struct SignLook: ViewModifier {
  let part: StyledPart
  /// The colour that the app has said; nil is the kit's.
  let tint: Color?
  @Environment(\.styleSituation) private var situation

  func body(content: Content) -> some View {
    let values = styleValues(part.classes(), in: situation)
    content
      .tint(tint ?? values.swiftUIColor(.backgroundTintColor) ?? .preferredColor(.tintColor))
      .modifier(BoxLook(values: values))
  }
}

/// The looks of a screen as a whole, on its ground, which reaches below the bars.
struct ScreenLook: ViewModifier {
  let part: StyledPart
  @Environment(\.styleSituation) private var situation

  func body(content: Content) -> some View {
    let values = styleValues(part.classes(), in: situation)
    let shape = RoundedRectangle(cornerRadius: values.number(.cornerRadius) ?? 0)
    let width = values.number(.borderWidth) ?? 0
    content
      .background {
        shape.fill(values.swiftUIColor(.backgroundColor) ?? .preferredColor(.primaryBackground))
          .overlay {
            if width > 0 {
              shape.strokeBorder(values.swiftUIColor(.borderColor) ?? .black, lineWidth: width)
            }
          }
          .modifier(ShadowLook(values: values))
          .ignoresSafeArea()
      }
  }
}

/// The looks of a picture.
struct PictureLook: ViewModifier {
  let part: StyledPart
  /// Whether a picture of the sheets takes the place of the part's own.
  var replaces = false
  /// The side in points of a picture of the sheets; nil is as large as there is room.
  var side: CGFloat?
  /// The kit's colour of a stencil; nil is as around the part.
  var tint: Color?
  @Environment(\.styleSituation) private var situation

  func body(content: Content) -> some View {
    let values = styleValues(part.classes(), in: situation)
    let picture = replaces ? values.image(.imageName)?.picture : nil
    replaced(content, by: picture)
      .modifier(TintLook(color: values.swiftUIColor(.backgroundTintColor) ?? tint))
      .accessibilityIdentifier(part.role)
      .modifier(BoxLook(values: values))
  }
}

extension PictureLook {
  @ViewBuilder private func replaced(_ content: Content, by picture: UIImage?) -> some View {
    if let picture {
      Image(uiImage: picture).resizable().scaledToFit().frame(width: side, height: side)
    } else {
      content
    }
  }
}

/// The colour of a stencil.
struct TintLook: ViewModifier {
  let color: Color?

  @ViewBuilder func body(content: Content) -> some View {
    if let color { content.foregroundStyle(color) } else { content }
  }
}

/// A button in a slot: the kit's own, or a system button that is made to look like it.
struct ActionLook<Style: FioriButtonStyle>: ViewModifier {
  let part: StyledPart
  let style: Style
  let conduct: ButtonConduct
  let isEnabled: Bool
  var shortcut: KeyboardShortcut?

  func body(content: Content) -> some View {
    content
      .fioriButtonStyle(style)
      .buttonStyle(SlotButtonStyle())
      .environment(\.buttonConduct, conduct)
      .styledButton(part)
      .disabled(!isEnabled)
      .keyboardShortcut(shortcut)
      // To close the window is to leave.
      .pressedOnWindowClose(part.role == "cancelButton")
      .accessibilityIdentifier(part.role)
  }
}

private enum ButtonClassesKey: EnvironmentKey {
  static var defaultValue: [String] { [PartKind.button.plainClass].compactMap { $0 } }
}

private enum BarItemColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }

private enum ButtonsFillWidthKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the buttons here take all the width that there is.
  var buttonsFillWidth: Bool {
    get { self[ButtonsFillWidthKey.self] }
    set { self[ButtonsFillWidthKey.self] = newValue }
  }

  /// The colour that style sheets give the items of the bar here; nil is each item's own.
  var barItemColor: Color? {
    get { self[BarItemColorKey.self] }
    set { self[BarItemColorKey.self] = newValue }
  }

  /// The style classes of the buttons here.
  var buttonClasses: [String] {
    get { self[ButtonClassesKey.self] }
    set { self[ButtonClassesKey.self] = newValue }
  }
}

extension View {
  /// Gives the button below its classes.
  func styledButton(_ part: StyledPart) -> some View {
    // A button that stands in for one of a bar is a button here.
    let classes = [PartKind.button.plainClass].compactMap { $0 } + part.classes(.body).dropFirst()
    return environment(\.buttonClasses, classes)
  }
}
