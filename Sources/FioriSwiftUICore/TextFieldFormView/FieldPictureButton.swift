import FioriThemeManager
import SwiftUI

/// A button in a field: a picture, as high as the field.
struct FieldPictureButton<Picture: View>: View {
  let part: StyledPart
  let name: String
  let action: () -> Void
  @ViewBuilder let picture: () -> Picture
  @ScaledMetric(relativeTo: .body) private var side: CGFloat = 22
  @ScaledMetric(relativeTo: .body) private var line = FieldHeight.line
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Button {
      action()
    } label: {
      ButtonPicture(
        part: part, side: side,
        tint: .preferredColor(isEnabled ? .secondaryLabel : .tertiaryLabel)
      ) {
        picture().frame(width: side, height: side)
      }
      .frame(width: max(44, side + 16), height: FieldHeight.height(line: line))
    }
    .buttonStyle(FieldPress())
    .accessibilityLabel(Text(name))
    .styledPictureButton(part)
  }
}

/// How high a field is.
enum FieldHeight {
  /// A line of text with some room, at the usual text size, in points.
  static let line: CGFloat = 28

  /// As high as a finger, and whole points that can be halved.
  static func height(line: CGFloat) -> CGFloat { max(44, (line / 2).rounded(.up) * 2) }
}

private struct FieldPress: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}
