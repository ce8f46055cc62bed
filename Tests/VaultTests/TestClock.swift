import Foundation
import Onboarding
import Synchronization

/// A clock that stands until it is moved.
final class TestClock: Sendable {
  private let state = Mutex(
    ClockReading(boot: UUID(), uptime: .seconds(1000), wall: .seconds(1_790_000_000)))

  var now: ClockReading { state.withLock { $0 } }

  /// Lets time pass.
  func pass(_ duration: Duration) {
    state.withLock {
      $0 = ClockReading(boot: $0.boot, uptime: $0.uptime + duration, wall: $0.wall + duration)
    }
  }

  /// Sets the clock on the wall.
  func setWall(by change: Duration) {
    state.withLock {
      $0 = ClockReading(boot: $0.boot, uptime: $0.uptime, wall: $0.wall + change)
    }
  }

  /// Starts the machine again.
  func restart() {
    state.withLock { $0 = ClockReading(boot: UUID(), uptime: .seconds(1), wall: $0.wall) }
  }
}
