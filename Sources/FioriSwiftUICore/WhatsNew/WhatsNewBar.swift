import FioriThemeManager
import Onboarding
import SwiftUI

/// The title of what is new, and a button that closes it at the trailing side.
struct WhatsNewBar: View {
  let component: PartTable
  let didClose: (() -> Void)?
  @Environment(\.onboardingTexts) private var texts

  var body: some View {
    BarRow(leading: EmptyView(), title: title, trailing: close)
  }

  private var title: some View {
    Text(texts[.whatsNewTitle])
      .accessibilityAddTraits(.isHeader)
      .modifier(
        TextLook(
          part: StyledPart("whatsNewTitle", of: component), font: .headline, weight: .semibold,
          color: .primaryLabel))
  }

  @ViewBuilder private var close: some View {
    if let didClose {
      FioriButton(title: AttributedString(texts[.closeAction])) { _ in didClose() }
        .fioriButtonStyle(FioriPlainButtonStyle())
        .styledButton(StyledPart("closeButton", of: component))
        .keyboardShortcut(.cancelAction)
        .accessibilityIdentifier("closeButton")
    }
  }
}

/// A dot for each page; a press on one turns to the page.
struct WhatsNewDots: View {
  let count: Int
  let index: Int
  let turn: @MainActor (Int) -> Void
  @Environment(\.onboardingTexts) private var texts

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { page in
        Button {
          turn(page)
        } label: {
          // Told apart by its shape too.
          Capsule()
            .fill(Color.preferredColor(page == index ? .primaryLabel : .tertiaryLabel))
            .frame(width: page == index ? 20 : 8, height: 8)
            .frame(maxWidth: 44, minHeight: 44)
            .contentShape(Rectangle())
        }
        .buttonStyle(WhatsNewDotPress())
        .accessibilityLabel(Text(Self.name(of: page, among: count, texts)))
        .accessibilityAddTraits(page == index ? .isSelected : [])
        .accessibilityIdentifier("page.\(page)")
      }
    }
    .padding(.horizontal, 16)
  }

  static func name(of page: Int, among count: Int, _ texts: OnboardingTexts) -> String {
    texts.text(.whatsNewPage, String(page + 1), String(count))
  }
}

private struct WhatsNewDotPress: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}
