import Foundation

/// What the clocks of a machine say at one moment.
///
/// Three values are needed to tell how much time has really passed: the clock on the wall can be
/// set, and the clock that cannot be set begins anew with each start of the machine.
public struct ClockReading: Hashable, Sendable, Codable {
  /// What the system calls the time between two starts of the machine.
  public let boot: UUID
  /// The time since that start; it goes on while the machine is suspended.
  public let uptime: Duration
  /// The time since 1 January 1970, as the clock on the wall has it.
  public let wall: Duration

  /// Makes a reading.
  public init(boot: UUID, uptime: Duration, wall: Duration) {
    self.boot = boot
    self.uptime = uptime
    self.wall = wall
  }

  /// The time that has passed since an earlier reading; nil when a clock was set back meanwhile.
  ///
  /// Within one run of the machine, only the clock that nobody can set counts. Over a restart there
  /// is the wall clock alone, and never less than the time since the start.
  public func elapsed(since earlier: ClockReading) -> Duration? {
    if boot == earlier.boot {
      return uptime >= earlier.uptime ? uptime - earlier.uptime : nil
    }
    return wall >= earlier.wall ? max(wall - earlier.wall, uptime) : nil
  }
}
