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
  @ScaledMetric(relativeTo: .body) private var line: CGFloat = 28

  /// As high as a finger, and whole points that can be halved.
  private var height: CGFloat { max(44, (line / 2).rounded(.up) * 2) }

  var body: some View {
    HStack(spacing: 0) {
      configuration.inputField
        .environment(\.revealsSecrets, isShown)
        .environment(\.fieldMinHeight, height)
        .focused($isFocused)
        .padding(.leading, 12)
        .padding(.trailing, configuration.isSecureEnabled ? 4 : 12)
      if configuration.isSecureEnabled { RevealButton(isShown: $isShown, height: height) }
    }
    .fixedSize(horizontal: false, vertical: true)
    .background(
      isEnabled ? .clear : Color.preferredColor(.quaternaryFill),
      in: RoundedRectangle(cornerRadius: 8)
    )
    .overlay {
      RoundedRectangle(cornerRadius: 8)
        .strokeBorder(Color.preferredColor(edge), lineWidth: isFocused ? 2 : 1)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
    .contentShape(Rectangle())
    .onTapGesture { isFocused = true }
    .onChange(of: isEnabled) { isShown = false }
  }

  private var edge: ColorStyle {
    if configuration.controlState == .error { return .negativeLabel }
    if !isEnabled { return .tertiaryFill }
    return isFocused ? .tintColor : .separatorOpaque
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
    Button {
      isShown.toggle()
    } label: {
      // A picture of UIKit has no name of its own.
      if let image = UIImage(systemName: isShown ? "eye" : "eye.slash") {
        Image(uiImage: image)
          .renderingMode(.template)
          .resizable()
          .scaledToFit()
          .frame(width: side, height: side)
          .foregroundStyle(Color.preferredColor(isEnabled ? .secondaryLabel : .tertiaryLabel))
          .frame(width: max(44, side + 16), height: height)
      }
    }
    .buttonStyle(RevealPress())
    .accessibilityLabel(Text(texts[isShown ? .hidePassword : .showPassword]))
    .accessibilityIdentifier("revealButton")
  }
}

private struct RevealPress: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}
