import FaultInjection
import Onboarding
import OnboardingTesting
import SAPFiori
import Secrets
import UIKit
import Vault

/// A folder for a vault that does without a keyring, and whose keys are made as quickly as can be.
struct VaultFolder {
  private let folder: Folder

  init() throws { folder = try Folder() }

  func vault(retryLimit: Int = 10) -> Vault {
    Vault(
      VaultLocation(application: "com.example.Test", folder: folder.path),
      options: VaultOptions(
        retryLimit: retryLimit, keyring: .never,
        keyDerivation: KeyDerivation(operations: 1, memoryKiB: 8)))
  }
}

/// An app whose window is protected by a store in a real vault, and what a person does there.
@MainActor final class VaultStory {
  static let passcode = "Zq7!passw0rd"

  let vault: Vault
  let store: OnboardingStore
  let content = UIViewController()
  let display: Screen

  init(_ vault: Vault) {
    self.vault = vault
    store = OnboardingStore(vault)
    let label = UILabel()
    label.text = "Patient 17"
    content.view.addSubview(label)
    label.frame = CGRect(x: 20, y: 20, width: 200, height: 30)
    display = Screen(content)
    store.protect(display.window)
  }

  isolated deinit {}

  /// Whether the content of the window can be seen.
  var isContentSeen: Bool { display.has("Patient 17") }

  func waitFor(_ name: String) async throws {
    try await display.wait(until: name) { self.display.has(name) }
  }

  /// Shows the screen on which a passcode is chosen, and chooses one.
  func choose() async throws {
    try await display.wait(until: "the first run") { self.store.phase == .noVault }
    content.present(
      UINavigationController(rootViewController: store.makeCreateScreen()), animated: false)
    for item in ["nextItem", "doneItem"] {
      try display.type(Self.passcode, into: "passcodeTextField")
      try display.tap(item)
    }
  }

  func text(_ name: String) -> String? {
    let part = try? display.find(name)
    return (part as? UILabel)?.text ?? (part as? UITextView)?.text
  }
}
