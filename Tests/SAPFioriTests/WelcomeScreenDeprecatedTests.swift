import SAPFiori
import Testing
import UIKit

/// The former names, behind a requirement that is not deprecated.
@MainActor private protocol FormerNames {
  var formerNames: [String: UIView] { get }
}

extension FUIWelcomeScreen: FormerNames {
  @available(*, deprecated, message: "Reads the former names on purpose.")
  fileprivate var formerNames: [String: UIView] {
    [
      "welcomeDetailLabel": welcomeDetailLabel, "signInButton": signInButton,
      "demoLabel": demoLabel, "demoButton": demoButton,
    ]
  }
}

@MainActor @Suite("The former names of a welcome screen's parts", .onScreen)
struct WelcomeScreenDeprecatedTests {
  @Test("are the parts of today")
  func sameObjects() {
    let screen = FUIWelcomeScreen.createInstanceFromStoryboard()
    let former = (screen as any FormerNames).formerNames
    #expect(former["welcomeDetailLabel"] === screen.headlineLabel)
    #expect(former["signInButton"] === screen.primaryActionButton)
    #expect(former["demoLabel"] === screen.footnoteLabel)
    #expect(former["demoButton"] === screen.footnoteActionButton)
  }
}
