import OnboardingTesting
import Testing
import UIKit

@Suite("A test program", .onScreen) struct ProcessEndTests {
  /// What goes wrong in the last moment does so only now and then, so it is tried several times.
  @Test("ends well while its main thread is at work on windows", arguments: 0..<16)
  func busyEnd(time: Int) async {
    await #expect(processExitsWith: .success) { @MainActor in
      @MainActor func work() {
        let screen = Screen(UIViewController())
        screen.close()
        DispatchQueue.main.async { work() }
      }
      work()
      // Long enough for windows that were closed to be taken down in the loop's own time.
      for _ in 0..<20 {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      }
      Thread.detachNewThread { exit(EXIT_SUCCESS) }
      await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
    }
  }
}
