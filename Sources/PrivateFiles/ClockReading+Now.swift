import Foundation
import Glibc
import Onboarding

extension ClockReading {
  /// What the clocks of this machine say now.
  package static func now() -> ClockReading {
    ClockReading(boot: bootOfMachine, uptime: time(CLOCK_BOOTTIME), wall: time(CLOCK_REALTIME))
  }

  /// The kernel draws it at each start. Where it is not to be had, each run of the program counts
  /// as another start, so that the wall clock is what counts.
  private static let bootOfMachine: UUID = {
    let path = "/proc/sys/kernel/random/boot_id"
    let text = FileManager.default.contents(atPath: path).map {
      String(decoding: $0, as: UTF8.self)
    }
    return text.flatMap { UUID(uuidString: $0.trimmingCharacters(in: .whitespacesAndNewlines)) }
      ?? UUID()
  }()

  private static func time(_ clock: clockid_t) -> Duration {
    var time = timespec()
    clock_gettime(clock, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
