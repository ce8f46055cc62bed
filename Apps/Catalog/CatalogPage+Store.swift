import Onboarding
import OnboardingTesting
import SAPFiori
import UIKit

extension CatalogPage {
  /// What lies over the window of an app whose store is not open, and the screens of a recovery code.
  static let storePages = noticePages + recoveryPages

  // MARK: - Notices

  private static let noticePages = [
    store("store-locked"),
    store("store-throttled", after: .throttling),
    store("store-throttled-recovery", hasCode: true, after: .throttling),
    store("store-disabled", tries: 1, after: .wrongPasscode),
    store("store-disabled-recovery", tries: 1, hasCode: true, after: .wrongPasscode),
    store("store-key-missing", after: .lostKey),
    store("store-key-missing-recovery", hasCode: true, after: .lostKey),
    store("store-keyring-locked", after: .trouble(.keyring(reason: .locked))),
    store("store-keyring-absent", after: .trouble(.keyring(reason: .absent))),
    store("store-disk-full", after: .trouble(.storage(reason: .full))),
    store("store-damaged", after: .trouble(.damaged(part: .index))),
    store("store-newer", after: .trouble(.newerVersion(found: 2, known: 1))),
    store("store-busy", after: .trouble(.busy(seconds: 5))),
    store("store-reset", then: { $0.press("resetButton") }),
    store("store-forgotten", hasCode: true, then: { $0.press("resetButton") }),
    store(
      "store-finger-not-saved",
      reader: .ready(BiometricEnrolment(reader: "Reader", fingers: ["left-thumb"])),
      after: .otherFingers, then: { $0.ask { $0.submit(CatalogStore.passcode) } }),
  ]

  private static func store(
    _ name: String, group: String = "Store", tries: Int = 10, hasCode: Bool = false,
    reader: BiometricState? = nil,
    after happening: CatalogStore.Happening = .nothing,
    then act: (@MainActor (UIWindow) -> Void)? = nil
  ) -> CatalogPage {
    CatalogPage(
      name, group, make: { UIViewController() },
      steps: { controller in
        CatalogStore(tries: tries, reader: reader).cover(
          controller.view.window, hasCode: hasCode, after: happening, then: act)
      })
  }

  // MARK: - Recovery code

  private static let recoveryPages = [
    offer("recovery-offer"),
    offer("recovery-shown") { $0.press("primaryButton") },
    offer("recovery-failed", fails: true) { $0.press("primaryButton") },
    recovery("recovery-enter") { _ in },
    recovery("recovery-mistyped") { $0.submit("7H2K-93MD") },
    recovery("recovery-wrong") { $0.submit("7H2K-93MD-Q0TV-X4YB-11ZC-8N5P-E6RW") },
    recovery("recovery-new-passcode") { $0.submit(FakeSecretStore.recoveryCode) },
  ]

  private static func offer(
    _ name: String, fails: Bool = false, steps: @escaping @MainActor (UIWindow) -> Void = { _ in }
  ) -> CatalogPage {
    CatalogPage(
      name, "Recovery code", make: { CatalogStore().recoveryOffer(fails: fails) },
      steps: { if let window = $0.view.window { steps(window) } })
  }

  private static func recovery(
    _ name: String, steps: @escaping @MainActor (FUIPasscodeController) -> Void
  ) -> CatalogPage {
    store(
      name, group: "Recovery code", hasCode: true, after: .lostKey,
      then: { $0.press("primaryButton") { $0.ask(steps) } })
  }
}
