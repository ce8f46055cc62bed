import Fingerprint
import Foundation
import Observation
import Onboarding
import SAPFiori
import Secrets
import SessionWatch
import UIKit
import Vault

/// The app's passcode, and what is kept behind it: the server that the app is connected to.
@MainActor @Observable final class PasscodeGate {
  @ObservationIgnored private let store = OnboardingStore(
    Vault(VaultLocation(application: application), options: LaunchArguments.vaultOptions),
    sensor: FingerprintReader(), watch: SessionWatch(), timeLimit: LaunchArguments.timeLimit)
  /// The server that was kept; nil before the store was open, and after a reset.
  private(set) var server: String?
  /// Told when the app was started again and is open, and with nil when everything was reset.
  @ObservationIgnored var onReturn: (@MainActor (String?) -> Void)?

  @ObservationIgnored private weak var window: UIWindow?
  @ObservationIgnored private var setUp: (server: String, done: @MainActor () -> Void)?

  private static let application = "com.example.FieldService"
  private static let serverName = "server"

  /// Covers the window while the passcode is asked for.
  func protect(_ window: UIWindow) {
    self.window = window
    store.offersRecoveryCode = LaunchArguments.offersRecoveryCode
    store.onChange = { [weak self] in self?.changed($0) }
    store.protect(window)
  }

  /// Lets the person choose a passcode, and keeps the server behind it.
  ///
  /// - Parameter done: Called when it is kept, and not when the person gives up.
  func setUp(for server: String, done: @escaping @MainActor () -> Void = {}) {
    setUp = (server, done)
    if case .unlocked = store.phase {
      opened()
    } else {
      let screen = UINavigationController(rootViewController: store.makeCreateScreen())
      screen.modalPresentationStyle = .fullScreen
      window?.rootViewController?.present(screen, animated: true)
    }
  }

  /// Locks at once; nil where there is nothing to lock.
  var lock: (@MainActor () -> Void)? {
    guard server != nil else { return nil }
    return { [store] in Task { await store.lock() } }
  }

  private func changed(_ phase: OnboardingStoreState.Phase) {
    switch phase {
    case .unlocked where server == nil: opened()
    case .noVault where server != nil:
      server = nil
      onReturn?(nil)
    default: break
    }
  }

  private func opened() {
    Task {
      do throws(SecretStoreError) {
        if let chosen = setUp {
          try await keep(chosen.server)
          setUp = nil
          server = chosen.server
          chosen.done()
        } else if let kept = try await keptServer() {
          server = kept
          onReturn?(kept)
        }
      } catch .locked {
        // It was locked meanwhile, and goes on from here when it is open again.
        await store.retry()
      } catch {
        say(error)
      }
    }
  }

  /// The store is open and does not do its work: the person mends what can be mended, and tries again.
  private func say(_ error: SecretStoreError) {
    let texts = OnboardingTexts.standard
    let message = texts.message(for: error)
    let alert = UIAlertController(
      title: message.title, message: message.advice, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: texts[.tryAgainAction], style: .default) { [weak self] _ in
        self?.opened()
      })
    var screen = window?.rootViewController
    while let next = screen?.presentedViewController, !next.isBeingDismissed { screen = next }
    screen?.present(alert, animated: true)
  }

  private func keep(_ server: String) async throws(SecretStoreError) {
    do {
      let bytes = try SecretBytes(utf8: server)
      try await store.secrets.setValue(bytes, named: Self.serverName)
    } catch let error as SecretStoreError {
      throw error
    } catch {
      throw .noMemory
    }
  }

  private func keptServer() async throws(SecretStoreError) -> String? {
    guard let bytes = try await store.secrets.value(named: Self.serverName) else { return nil }
    return bytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
  }
}
