import Foundation
import GTK
import UIKit

extension Screen {
  /// How long is waited for a condition, in seconds: 20, times what the environment variable
  /// `FOYER_PATIENCE` says for programs that are slow, such as those of a sanitizer.
  public static let patience: Double = {
    let factor = ProcessInfo.processInfo.environment["FOYER_PATIENCE"].flatMap { Double($0) }
    return 20 * min(max(factor ?? 1, 1), 100)
  }()

  /// Waits for a condition while events, timers and tasks are served; the condition is looked at
  /// after each turn of the main loop.
  ///
  /// - Parameters:
  ///   - awaited: What is waited for, in words for the error.
  ///   - seconds: When to give up. It is generous, since a condition that comes true ends the wait.
  ///   - condition: What comes true.
  /// - Throws: ``ScreenError/timedOut(awaited:seconds:screen:)`` with what the screen showed.
  public func wait(
    until awaited: String, seconds: Double = Screen.patience, _ condition: () -> Bool
  ) async throws(ScreenError) {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !condition() {
      guard ContinuousClock.now < deadline else {
        throw .timedOut(awaited: awaited, seconds: seconds, screen: textTree)
      }
      await Self.turn()
    }
    settle()
  }

  /// Lets everything that is due happen once: events, layout, drawing, timers, tasks.
  public static func turn() async {
    guard MainLoop.isRunning else {
      MainLoop.turn()
      await Task.yield()
      return
    }
    await withCheckedContinuation { continuation in
      // A timer, not an idle source: frames and input, which come first, are not starved.
      MainLoop.after(0.002) { continuation.resume() }
    }
  }
}
