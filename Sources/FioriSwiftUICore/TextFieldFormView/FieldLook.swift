import FioriThemeManager
import SwiftUI
import UIKit

/// The looks of what is typed into a field, as style sheets have them.
struct FieldLook: ViewModifier {
  let part: StyledPart
  /// Whether what is typed cannot be used.
  let isWrong: Bool
  @Environment(\.styleSituation) private var situation
  @Environment(\.layoutDirection) private var direction
  @Environment(\.multilineTextAlignment) private var outerAlignment

  func body(content: Content) -> some View {
    let values = styleValues(part.classes(.body), ofText: true, in: situation)
    let alignment = values.alignment(rightToLeft: direction == .rightToLeft)?.text
    content
      .font(values.font(.body))
      .foregroundStyle(values.swiftUIColor(.fontColor) ?? .preferredColor(.primaryLabel))
      .tint(tint(values))
      .environment(
        \.placeholderColor,
        values.color(.placeholderColor)?.uiColor ?? .preferredFioriColor(forStyle: .tertiaryLabel)
      )
      .multilineTextAlignment(alignment ?? outerAlignment)
      .textFieldStyle(.plain)
  }

  private func tint(_ values: StyleValues) -> Color {
    if isWrong { return .preferredColor(.negativeLabel) }
    return values.swiftUIColor(.backgroundTintColor) ?? .preferredColor(.tintColor)
  }
}

/// What lies around a field: its edge says focus and faults, in a style sheet's colours too.
struct FieldEdge {
  let shape: RoundedRectangle
  let ground: Color
  let color: Color
  /// In points; more while the field is edited, for those who cannot tell the colours.
  let width: CGFloat
  /// Points between the edge and the text.
  let insets: EdgeInsets

  init(_ values: StyleValues, state: ControlState, isFocused: Bool, isEnabled: Bool) {
    let canBeTyped = isEnabled && state != .readOnly
    let style = values.word(.borderStyle) ?? "rounded"
    shape = RoundedRectangle(
      cornerRadius: values.number(.cornerRadius) ?? (style == "rounded" ? 8 : 0))
    ground =
      values.swiftUIColor(.backgroundColor)
      ?? (canBeTyped ? .clear : .preferredColor(.quaternaryFill))
    width =
      style == "none" ? 0 : CGFloat(values.number(.borderWidth) ?? 1) + (isFocused ? 1 : 0)
    let side: CGFloat = style == "none" ? 0 : 12
    insets = values.insets ?? EdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    color =
      if style == "none" {
        .clear
      } else if state == .error {
        .preferredColor(.negativeLabel)
      } else if !isEnabled {
        .preferredColor(.tertiaryFill)
      } else if isFocused {
        values.swiftUIColor(.backgroundTintColor) ?? .preferredColor(.tintColor)
      } else if state == .readOnly {
        .clear
      } else {
        values.swiftUIColor(.borderColor) ?? .preferredColor(.separatorOpaque)
      }
  }
}
