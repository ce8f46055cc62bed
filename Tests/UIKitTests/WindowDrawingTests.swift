import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A window that is to be drawn", .onScreen) struct WindowDrawingTests {
  private final class Canary: UIView {
    private(set) var count = 0
    override func draw(_ rect: CGRect) { count += 1 }
  }

  @Test("has drawn what it shows when the wait ends, each time")
  func drawn() async throws {
    let screen = try await Screen.shown(UIViewController())
    for _ in 0..<3 {
      let canary = Canary(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      screen.window.addSubview(canary)
      #expect(await screen.window.drawn(within: Screen.patience))
      #expect(canary.count >= 1)
    }
  }

  @Test("is not waited for longer than may be")
  func limit() async throws {
    let screen = try await Screen.shown(UIViewController())
    #expect(await !screen.window.drawn(within: 0))
    // The wait that was given up does not end a second time, and the next one is its own.
    #expect(await screen.window.drawn(within: Screen.patience))
  }

  @Test("is drawn at once where there is no display to draw on")
  func unseen() async {
    let screen = Screen(UIViewController())
    #expect(await screen.window.drawn(within: 0))
    screen.close()
    #expect(await screen.window.drawn(within: 0))
  }
}
