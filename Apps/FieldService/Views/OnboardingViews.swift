import FioriSwiftUICore
import Onboarding
import SwiftUI

/// The app in SwiftUI: from the welcome screen over licence, consent, a last word and a passcode, whose
/// screen is one of UIKit's, to the work.
///
/// One step takes the place of another, so that there is no way back past a licence that was agreed
/// to. To decline it, or to leave, leads to the beginning.
struct OnboardingViews: View {
  let accounts: DemoAccounts
  let gate: PasscodeGate
  @State private var step = Step.welcome

  enum Step: Hashable {
    case welcome
    case activation
    case scanner
    case licence(server: String)
    case consent(server: String)
    case info(server: String)
    case work(server: String?)
  }

  var body: some View {
    NavigationStack { content }
      .onChange(of: gate.server) { _, server in
        step = server.map { .work(server: $0) } ?? .welcome
      }
  }

  @ViewBuilder private var content: some View {
    switch step {
    case .welcome:
      WelcomeStep(accounts: accounts) {
        step = .licence(server: $0)
      } activate: {
        step = .activation
      } scan: {
        step = .scanner
      } demo: {
        step = .work(server: nil)
      }
    case .activation:
      ActivationStep(accounts: accounts) {
        step = .licence(server: $0)
      } scan: {
        step = .scanner
      } back: {
        step = .welcome
      }
    case .scanner:
      ScannerStep {
        step = .licence(server: $0)
      } back: {
        step = .welcome
      }
    case .licence(let server):
      EULAView(
        title: "End User License Agreement", bodyText: DemoTexts.licence,
        didAgree: { step = .consent(server: server) }, didDisagree: { step = .welcome },
        didCancel: { step = .welcome }
      )
      .licenceRequiresReading()
    case .consent(let server):
      UserConsentView(
        userConsentForms: DemoTexts.consentForms,
        didFinish: { allowed in
          // The first form is the one that the app cannot do without.
          step = allowed.contains(0) ? .info(server: server) : .welcome
        })
    case .info(let server):
      InfoView(
        title: "Stay Connected in the Field",
        descriptionText:
          "Your work orders come in by themselves whenever there is a network connection.",
        actionText: "Continue", action: { gate.setUp(for: server) },
        image: Image(systemName: "wifi"))
    case .work(let server): WorkOrdersView(server: server, lock: gate.lock)
    }
  }
}
