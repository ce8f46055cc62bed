import Onboarding
import OnboardingTesting
import SAPFiori
import Secrets
import Testing
import UIKit

@MainActor @Suite("Before the machine sleeps, a store", .onScreen)
struct OnboardingStoreSleepTests {
  /// Counts how often it is drawn.
  private final class Canary: UIView {
    private(set) var count = 0
    override func draw(_ rect: CGRect) { count += 1 }
  }

  @Test("has the cover drawn on the display before the machine may go on")
  func drawn() async throws {
    let secrets = FakeSecretStore()
    try await secrets.create(passcode: SecretBytes(utf8: StoreStory.passcode))
    let watch = FakeSessionLockWatch()
    let store = OnboardingStore(secrets, watch: watch)
    let content = UIViewController()
    let display = try await Screen.shown(content)
    store.protect(display.window)
    try await display.wait(until: "the store") { store.phase == .unlocked(.passcode) }
    try await display.wait(until: "the watch") { watch.isWatched }
    let canary = Canary(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    canary.backgroundColor = .red
    store.onChange = { phase in
      // The cover lies there as soon as the app hears of it; it has not been drawn yet.
      guard phase == .unknown else { return }
      display.window.coverController?.view.addSubview(canary)
      #expect(canary.count == 0)
    }
    await watch.send(.willSleep)
    #expect(canary.superview != nil)
    #expect(canary.count >= 1)
    #expect(store.phase != .unlocked(.passcode))
  }

  @Test("does not wait for a window that is on no display")
  func notShown() async throws {
    let story = try await StoreStory.open()
    try await story.wait(until: "the watch") { story.watch.isWatched }
    await story.watch.send(.willSleep)
    #expect(!story.isContentSeen)
  }
}
