import Glibc
import HelperProgram

/// What was waited for.
enum Arrival {
  /// A packet, or the end of the other side.
  case packet
  case wakeUp
  case late

  /// Waits until something comes; nil as the deadline is never.
  static func wait(
    at socket: Int32, wakeUp: WakeUp, deadline: ContinuousClock.Instant? = nil
  ) -> Arrival {
    while true {
      var patience: Int32 = -1
      if let deadline {
        let rest = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
        guard rest > 0 else { return .late }
        patience = Int32(rest.rounded(.up))
      }
      var entries = [
        pollfd(fd: wakeUp.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&entries, 2, patience) > 0 else { continue }
      return entries[0].revents != 0 ? .wakeUp : .packet
    }
  }
}
