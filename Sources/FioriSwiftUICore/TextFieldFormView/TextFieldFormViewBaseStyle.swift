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
      if configuration.charCount.isEmpty {
        configuration.message
      } else {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          configuration.message
          Spacer(minLength: 0)
          configuration.charCount
        }
      }
      configuration.aiNotice
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
  @ScaledMetric(relativeTo: .body) private var line = FieldHeight.line

  var body: some View {
    let part = StyledPart("inputField", of: .textFieldFormView)
    let values = styleValues(part.classes(.body), ofText: true, in: situation)
    let edge = FieldEdge(
      values, state: configuration.controlState, isFocused: isFocused, isEnabled: isEnabled)
    let height = FieldHeight.height(line: line)
    let hasButton = configuration.isSecureEnabled || !configuration.actionButton.isEmpty
    HStack(spacing: 0) {
      configuration.inputField
        .environment(\.revealsSecrets, isShown)
        .environment(\.fieldMinHeight, max(0, height - edge.insets.top - edge.insets.bottom))
        .focused($isFocused)
        .padding(.leading, edge.insets.leading)
        .padding(.trailing, hasButton ? 4 : edge.insets.trailing)
        .padding(.top, edge.insets.top)
        .padding(.bottom, edge.insets.bottom)
      if configuration.isSecureEnabled { RevealButton(isShown: $isShown) }
      configuration.actionButton
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
  @Environment(\.onboardingTexts) private var texts

  var body: some View {
    FieldPictureButton(
      part: StyledPart("revealButton", of: .textFieldFormView),
      name: texts[isShown ? .hidePassword : .showPassword]
    ) {
      isShown.toggle()
    } picture: {
      // A picture of UIKit has no name of its own.
      if let image = UIImage(systemName: isShown ? "eye" : "eye.slash") {
        Image(uiImage: image).renderingMode(.template).resizable().scaledToFit()
      }
    }
  }
}
