import Foundation

/// Where screens get their time from.
@MainActor package enum ScreenClock {
  /// Ends a wait before its time.
  package typealias Cancel = @MainActor () -> Void

  /// Does work once, so many seconds later.
  package typealias After = @MainActor (Double, @escaping @MainActor () -> Void) -> Cancel

  /// How it is waited; a test puts a clock of its own in its place.
  package static var after: After = wait

  /// Seconds by the computer's clock.
  package static func wait(seconds: Double, work: @escaping @MainActor () -> Void) -> Cancel {
    let task = Task {
      do {
        try await Task.sleep(for: .seconds(seconds))
        work()
      } catch {
        // The wait was ended.
      }
    }
    return { task.cancel() }
  }
}

/// A wait of which there is one at a time. It ends with its owner.
@MainActor final class ScreenTimer {
  private var cancel: ScreenClock.Cancel?

  isolated deinit { cancel?() }

  /// Does `work` after seconds, in place of what was waited for before. Less than none is at once, and
  /// nothing is waited for longer than a day.
  func start(_ seconds: Double, _ work: @escaping @MainActor () -> Void) {
    stop()
    let seconds = seconds.isNaN ? 0 : min(max(seconds, 0), 86_400)
    cancel = ScreenClock.after(seconds) { [weak self] in
      self?.cancel = nil
      work()
    }
  }

  /// Does nothing any more.
  func stop() {
    cancel?()
    cancel = nil
  }
}
