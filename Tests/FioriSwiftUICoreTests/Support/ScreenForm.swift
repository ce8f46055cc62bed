import FioriSwiftUICore
import SwiftUI
import Testing

/// The two ways to write the same welcome screen.
enum ScreenForm: CaseIterable, CustomTestStringConvertible {
  case builders, texts

  var testDescription: String { "\(self)" }

  @MainActor func screen(
    _ input: Binding<String>, state: WelcomeScreenState = .notConfigured,
    options: Set<WelcomeScreenOption>? = nil, hasAction: Bool = false, isDemoAvailable: Bool? = nil,
    isLegalAgreementRequired: Bool = false, press: @escaping () -> Void = {}
  ) -> WelcomeScreen {
    switch self {
    case .builders:
      WelcomeScreen(
        title: { Text("Field Service") },
        action: {
          if hasAction {
            FioriButton { _ in
              press()
            } label: { _ in
              Text("Go")
            }
          } else {
            DefaultSlot()
          }
        },
        inputText: input, legalText: { Text("I agree.") },
        isLegalAgreementRequired: isLegalAgreementRequired, state: state, options: options,
        isDemoAvailable: isDemoAvailable)
    case .texts:
      WelcomeScreen(
        title: "Field Service", action: hasAction ? FioriButton(title: "Go") { _ in press() } : nil,
        inputText: input, legalText: "I agree.", isLegalAgreementRequired: isLegalAgreementRequired,
        state: state, options: options, isDemoAvailable: isDemoAvailable)
    }
  }
}
