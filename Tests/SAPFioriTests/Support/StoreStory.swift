import Onboarding
import OnboardingTesting
import SAPFiori
import Secrets
import UIKit

/// An app whose window is protected, a store in memory, a reader, a session and a clock, and what a
/// person does there.
@MainActor final class StoreStory {
  static let passcode = "Zq7!passw0rd"

  let secrets: FakeSecretStore
  let sensor: FakeBiometricSensor
  let watch = FakeSessionLockWatch()
  let store: OnboardingStore
  let content = UIViewController()
  let display: Screen
  private(set) var phases: [OnboardingStoreState.Phase] = []
  var now = ContinuousClock.now

  init(
    _ secrets: FakeSecretStore = FakeSecretStore(),
    reader: BiometricState = .unavailable(.noReader), timeLimit: Duration? = .seconds(300)
  ) {
    self.secrets = secrets
    sensor = FakeBiometricSensor(reader)
    store = OnboardingStore(secrets, sensor: sensor, watch: watch, timeLimit: timeLimit)
    let label = UILabel()
    label.text = "Patient 17"
    content.view.addSubview(label)
    label.frame = CGRect(x: 20, y: 20, width: 200, height: 30)
    display = Screen(content)
    store.onChange = { [weak self] in self?.phases.append($0) }
    store.idle.now = { [weak self] in self?.now ?? .now }
    store.protect(display.window)
  }

  isolated deinit {}

  /// An app that was started again after a passcode had been chosen.
  static func locked(
    _ secrets: FakeSecretStore = FakeSecretStore(), finger: BiometricEnrolment? = nil,
    reader: BiometricState = .unavailable(.noReader), timeLimit: Duration? = .seconds(300)
  ) async throws -> StoreStory {
    try await secrets.create(passcode: SecretBytes(utf8: passcode))
    if let finger { try await secrets.enableBiometrics(for: finger) }
    await secrets.lock()
    return StoreStory(secrets, reader: reader, timeLimit: timeLimit)
  }

  /// The same, and the passcode was entered.
  static func open(timeLimit: Duration? = .seconds(300)) async throws -> StoreStory {
    let story = try await locked(timeLimit: timeLimit)
    try await story.unlock()
    return story
  }

  /// Whether the content of the window can be seen.
  var isContentSeen: Bool { display.has("Patient 17") }

  func wait(until awaited: String, _ condition: () -> Bool) async throws {
    try await display.wait(until: awaited, condition)
  }

  func waitForField() async throws {
    try await wait(until: "the field") { self.display.has("passcodeTextField") }
  }

  func enter(_ passcode: String, then item: String = "doneItem") throws {
    try display.type(passcode, into: "passcodeTextField")
    try display.tap(item)
  }

  /// Enters the passcode on the cover.
  func unlock() async throws {
    try await waitForField()
    try enter(Self.passcode)
    try await wait(until: "the content") { self.isContentSeen }
  }

  /// Shows the screen on which a passcode is chosen, and chooses one.
  func choose(_ passcode: String = passcode) async throws {
    try await wait(until: "the first run") { self.store.phase == .noVault }
    content.present(
      UINavigationController(rootViewController: store.makeCreateScreen()), animated: false)
    try enter(passcode, then: "nextItem")
    try enter(passcode, then: "doneItem")
  }

  func text(_ name: String) -> String? {
    ((try? display.find(name)) as? UILabel)?.text
      ?? ((try? display.find(name)) as? UITextView)?.text
  }
}
