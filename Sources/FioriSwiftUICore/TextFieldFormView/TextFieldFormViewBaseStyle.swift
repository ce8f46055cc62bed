import FioriThemeManager
import SwiftUI
import UIKit

/// The kit's own layout of a field: the title, the field in an edge that says focus and faults, and
/// the words below it.
public struct TextFieldFormViewBaseStyle: TextFieldFormViewStyle {
  /// Makes the style.
  public init() {}

  /// Puts the parts into a column.
  public func makeBody(_ configuration: TextFieldFormViewConfiguration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.title
      FieldBox(configuration: configuration)
      configuration.message
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct FieldBox: View {
  let configuration: TextFieldFormViewConfiguration
  @State private var isShown = false
  @FocusState private var isFocused: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.styleSituation) private var situation
  @ScaledMetric(relativeTo: .body) private var line: CGFloat = 28

  /// As high as a finger, and whole points that can be halved.
  private var height: CGFloat { max(44, (line / 2).rounded(.up) * 2) }

  var body: some View {
    let part = StyledPart("inputField", of: .textFieldFormView)
    let values = styleValues(part.classes(.body), ofText: true, in: situation)
    let edge = FieldEdge(
      values, isWrong: configuration.controlState == .error, isFocused: isFocused,
      isEnabled: isEnabled)
    HStack(spacing: 0) {
      configuration.inputField
        .environment(\.revealsSecrets, isShown)
        .environment(\.fieldMinHeight, max(0, height - edge.insets.top - edge.insets.bottom))
        .focused($isFocused)
        .padding(.leading, edge.insets.leading)
        .padding(.trailing, configuration.isSecureEnabled ? 4 : edge.insets.trailing)
        .padding(.top, edge.insets.top)
        .padding(.bottom, edge.insets.bottom)
      if configuration.isSecureEnabled { RevealButton(isShown: $isShown, height: height) }
    }
    .fixedSize(horizontal: false, vertical: true)
    .background(edge.ground, in: edge.shape)
    .overlay {
      edge.shape
        .strokeBorder(edge.color, lineWidth: edge.width)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
    .modifier(ShadowLook(values: values))
    .contentShape(Rectangle())
    .onTapGesture { isFocused = true }
    .onChange(of: isEnabled) { isShown = false }
  }
}

/// The eye: shows and hides what is in a secure field.
private struct RevealButton: View {
  @Binding var isShown: Bool
  let height: CGFloat
  @ScaledMetric(relativeTo: .body) private var side: CGFloat = 22
  @Environment(\.onboardingTexts) private var texts
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let part = StyledPart("revealButton", of: .textFieldFormView)
    Button {
      isShown.toggle()
    } label: {
      ButtonPicture(
        part: part, side: side,
        tint: .preferredColor(isEnabled ? .secondaryLabel : .tertiaryLabel)
      ) {
        // A picture of UIKit has no name of its own.
        if let image = UIImage(systemName: isShown ? "eye" : "eye.slash") {
          Image(uiImage: image)
            .renderingMode(.template)
            .resizable()
            .scaledToFit()
            .frame(width: side, height: side)
        }
      }
      .frame(width: max(44, side + 16), height: height)
    }
    .buttonStyle(RevealPress())
    .accessibilityLabel(Text(texts[isShown ? .hidePassword : .showPassword]))
    .styledPictureButton(part)
  }
}

private struct RevealPress: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}
