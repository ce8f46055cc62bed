import FioriThemeManager
import SwiftUI

// The kit's looks of each part, around what the app and its styles make of it: a font or a colour
// that is set inside wins. The role is the accessibility identifier, as on the UIKit screen.

struct TitleLook: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.fiori(forTextStyle: .title1, weight: .bold))
      .foregroundStyle(Color.preferredColor(.primaryLabel))
      .multilineTextAlignment(.center)
      .accessibilityAddTraits(.isHeader)
      .accessibilityIdentifier("headlineLabel")
  }
}

struct DescriptionLook: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.fiori(forTextStyle: .body))
      .foregroundStyle(Color.preferredColor(.secondaryLabel))
      .multilineTextAlignment(.center)
      .accessibilityIdentifier("detailLabel")
  }
}

struct FootnoteLook: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.fiori(forTextStyle: .subheadline))
      .foregroundStyle(Color.preferredColor(.secondaryLabel))
      .multilineTextAlignment(.center)
      .accessibilityIdentifier("footnoteLabel")
  }
}

struct LegalLook: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.fiori(forTextStyle: .body))
      .foregroundStyle(Color.preferredColor(.primaryLabel))
      .tint(Color.preferredColor(.tintColor2))
      .multilineTextAlignment(.leading)
  }
}

struct FooterLook: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.fiori(forTextStyle: .footnote))
      .foregroundStyle(Color.preferredColor(.secondaryLabel))
      .tint(Color.preferredColor(.tintColor2))
      .multilineTextAlignment(.center)
      .accessibilityIdentifier("footerLabel")
  }
}

struct PictureLook: ViewModifier {
  let role: String
  func body(content: Content) -> some View { content.accessibilityIdentifier(role) }
}

/// A button in a slot: the kit's own, or a system button that is made to look like it.
struct ActionLook<Style: FioriButtonStyle>: ViewModifier {
  let role: String
  let style: Style
  let conduct: ButtonConduct
  let isEnabled: Bool
  var shortcut: KeyboardShortcut?

  func body(content: Content) -> some View {
    content
      .fioriButtonStyle(style)
      .buttonStyle(SlotButtonStyle())
      .environment(\.buttonConduct, conduct)
      .disabled(!isEnabled)
      .keyboardShortcut(shortcut)
      .accessibilityIdentifier(role)
  }
}
