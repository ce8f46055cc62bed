import FioriThemeManager
import SwiftUI
import UIKit

/// The ground, the paddings and the font that the kit's button styles share, as style sheets have
/// them where they say something about the button.
struct FioriButtonGround<Content: View>: View {
  let content: Content
  let state: UIControl.State
  let colors: FioriButtonColors
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  var font = Font.FioriTextStyle.body
  var weight = Font.FioriWeight.semibold
  var padding = EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
  @Environment(\.buttonClasses) private var classes
  @Environment(\.styleSituation) private var situation
  @Environment(\.layoutDirection) private var direction
  @Environment(\.barItemColor) private var barItemColor
  @Environment(\.buttonsFillWidth) private var fillsWidth

  /// Large enough for a finger.
  static var leastSide: CGFloat { 44 }

  var body: some View {
    let values = styleValues(classes, ofText: true, in: situation)
    let sheet = StyleButtonColors(values)
    let ink =
      sheet.ink(state, isFilled: colors.isFilled).map { Color(uiColor: $0) }
      ?? (state == .disabled ? nil : barItemColor) ?? .preferredColor(colors.foreground)
    let ground = sheet.ground(state, isFilled: colors.isFilled).map { Color(uiColor: $0) }
    let place = values.alignment(rightToLeft: direction == .rightToLeft)
    let shape = RoundedRectangle(cornerRadius: values.number(.cornerRadius) ?? 8)
    content
      .font(values.font(font, weight: weight))
      .multilineTextAlignment(place?.text ?? .center)
      .modifier(LetterLook(values: values))
      .foregroundStyle(ink)
      .tint(ink)
      .padding(values.insets ?? padding)
      .frame(
        minWidth: Self.leastSide, maxWidth: fillsWidth ? .infinity : maxWidth,
        minHeight: max(minHeight ?? 0, Self.leastSide), alignment: place?.frame ?? .center
      )
      // A frame with a least height alone gives way to that; the label does not.
      .fixedSize(horizontal: false, vertical: true)
      .background(ground ?? ownGround, in: shape)
      .modifier(EdgeLook(values: values, shape: shape))
  }

  private var ownGround: Color { colors.background.map { .preferredColor($0) } ?? .clear }
}

/// Border and shadow of a button as style sheets say; nothing where they do not.
private struct EdgeLook: ViewModifier {
  let values: StyleValues
  let shape: RoundedRectangle

  @ViewBuilder func body(content: Content) -> some View {
    if let width = values.number(.borderWidth), width > 0 {
      content
        .overlay {
          shape.strokeBorder(values.swiftUIColor(.borderColor) ?? .black, lineWidth: width)
        }
        .modifier(ShadowLook(values: values))
    } else {
      content.modifier(ShadowLook(values: values))
    }
  }
}
