import Onboarding
import OnboardingTesting
import SAPFiori
import Secrets
import UIKit

/// A store over the window of a page: a person has chosen a passcode before, and the app was started
/// again.
@MainActor final class CatalogStore {
  static let passcode = "abcd!234"

  /// What has happened to a store.
  enum Happening: Hashable {
    case nothing, throttling, wrongPasscode, lostKey
    /// Other fingers are enrolled, and the keyring keeps nothing for them.
    case otherFingers
    case trouble(SecretStoreError)
  }

  private let secrets: FakeSecretStore
  private let onboarding: OnboardingStore
  /// Windows do not keep their store alive. One page is shown at a time.
  private static var shown: CatalogStore?

  /// - Parameters:
  ///   - tries: The wrong passcodes in a row after which none is taken any more.
  ///   - reader: What the finger reader says; nil is none.
  init(tries: Int = 10, reader: BiometricState? = nil) {
    secrets = FakeSecretStore(retryLimit: tries)
    onboarding = OnboardingStore(secrets, sensor: reader.map { FakeBiometricSensor($0) })
    Self.shown = self
  }

  isolated deinit {}

  /// Covers a window, once something has happened to the store.
  func cover(
    _ window: UIWindow?, hasCode: Bool, after happening: Happening,
    then act: (@MainActor (UIWindow) -> Void)?
  ) {
    Task { [weak window] in
      try await secrets.create(passcode: SecretBytes(utf8: Self.passcode))
      if hasCode { _ = try await secrets.makeRecoveryCode() }
      try await begin(happening)
      guard let window else { return }
      onboarding.protect(window)
      await onboarding.start()
      act?(window)
    }
  }

  private func begin(_ happening: Happening) async throws {
    if happening == .otherFingers {
      try await secrets.enableBiometrics(for: FakeBiometricSensor.enrolment)
      await secrets.failBiometrics(with: .keyring(reason: .died))
    }
    await secrets.lock()
    switch happening {
    case .nothing, .otherFingers: break
    case .throttling: await secrets.throttle(.seconds(300))
    case .wrongPasscode:
      _ = try await secrets.unlock(passcode: SecretBytes(utf8: "wrong-one"))
    case .lostKey: await secrets.loseKey()
    case .trouble(let error): await secrets.fail(with: error)
    }
  }

  /// The screen that offers a recovery code of a store that is open.
  func recoveryOffer(fails: Bool) -> UIViewController {
    Task {
      try await secrets.create(passcode: SecretBytes(utf8: Self.passcode))
      if fails { await secrets.fail(with: .storage(reason: .full)) }
    }
    return UINavigationController(rootViewController: onboarding.makeRecoveryCodeScreen())
  }
}

extension UIWindow {
  /// Presses a control once it is there.
  func press(_ identifier: String, then act: (@MainActor (UIWindow) -> Void)? = nil) {
    when {
      $0.control(identifier)
    } then: {
      $1.sendActions(for: .primaryActionTriggered)
      act?($0)
    }
  }

  /// Does something with the passcode screen that is asking, once it is.
  func ask(_ act: @escaping @MainActor (FUIPasscodeController) -> Void) {
    when {
      guard let field = $0.control("passcodeTextField"), !field.isHidden, field.isEnabled else {
        return nil
      }
      return $0.passcodeScreen
    } then: {
      act($1)
    }
  }

  private var passcodeScreen: FUIPasscodeController? {
    let top = coverController?.presentedViewController ?? coverController
    return (top as? UINavigationController)?.topViewController as? FUIPasscodeController
  }

  /// Does something with what is found, once it is: what depends on a store comes a little later.
  private func when<Part>(
    _ find: @escaping @MainActor (UIWindow) -> Part?,
    then act: @escaping @MainActor (UIWindow, Part) -> Void
  ) {
    Task { [weak self] in
      for _ in 0..<1_000 {
        guard let self else { return }
        if let part = find(self) { return act(self, part) }
        await Task.yield()
      }
    }
  }
}
