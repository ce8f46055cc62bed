import FioriThemeManager
import SwiftUI

/// The picture of a button that has no title, in the part's colour; style sheets may put another in
/// its place.
struct ButtonPicture<Usual: View>: View {
  let part: StyledPart
  /// The side in points of a picture of the sheets.
  let side: CGFloat
  /// The kit's colour; nil is as around the picture.
  var tint: Color?
  @ViewBuilder let usual: () -> Usual
  @Environment(\.styleSituation) private var situation

  var body: some View {
    let values = styleValues(part.classes(), in: situation)
    picture(values).modifier(TintLook(color: values.swiftUIColor(.backgroundTintColor) ?? tint))
  }

  @ViewBuilder private func picture(_ values: StyleValues) -> some View {
    if let picture = values.image(.imageName)?.picture {
      Image(uiImage: picture).resizable().scaledToFit().frame(width: side, height: side)
        // The button has the name.
        .accessibilityHidden(true)
    } else {
      usual()
    }
  }
}

extension View {
  /// Gives a button that is a picture its ground and its identifier. What sheets say of buttons with
  /// titles does not count for it.
  func styledPictureButton(_ part: StyledPart) -> some View {
    environment(\.buttonClasses, [])
      .accessibilityIdentifier(part.role)
      .modifier(ContainerLook(part: part))
  }
}
