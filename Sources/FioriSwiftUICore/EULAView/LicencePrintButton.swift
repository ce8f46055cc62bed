import FioriThemeManager
import LicenceTexts
import Onboarding
import SwiftUI
import UIKit

/// The button in the bar that prints a licence, or writes it as PDF.
struct LicencePrintButton: View {
  let title: any View
  let text: LicenceText
  @State private var isChoosing = false
  @State private var failure: ErrorMessage?
  @Environment(\.onboardingTexts) private var texts
  @Environment(\.offersLicencePrinting) private var isOffered
  @Environment(\.locale) private var locale

  var body: some View {
    if isOffered {
      FioriButton(
        action: { _ in isChoosing = true }, label: { _ in Image(systemName: "printer") }
      )
      .accessibilityLabel(texts[.licencePrint])
      .modifier(
        ActionLook(
          part: StyledPart("printButton", of: .licenceScreen), style: FioriTertiaryButtonStyle(),
          conduct: ButtonConduct(), isEnabled: true)
      )
      .confirmationDialog(Text(texts[.licencePrint]), isPresented: $isChoosing) {
        Button(texts[.licencePrintAction]) { printing.print() }
        Button(texts[.licenceSavePDFAction]) {
          printing.save(from: UIApplication.shared.keyWindow?.rootViewController)
        }
        Button(texts[.cancelAction], role: .cancel) {}
      }
      .alert(
        Text(failure?.title ?? ""),
        isPresented: Binding(get: { failure != nil }, set: { if !$0 { failure = nil } })
      ) {
        Button(texts[.okAction]) {}
      } message: {
        Text(failure?.advice ?? "")
      }
    }
  }

  private var printing: LicencePrinting {
    LicencePrinting(
      title: ConfigurationViewWrapper(title).words(in: locale) ?? "",
      text: text.attributedText, font: .preferredFioriFont(forTextStyle: .body)
    ) { outcome in
      failure = texts.message(for: outcome)
      if let words = texts.announcement(for: outcome) {
        UIAccessibility.post(notification: .announcement, argument: words)
      }
    }
  }
}
