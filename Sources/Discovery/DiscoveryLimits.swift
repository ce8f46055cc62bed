/// How long a look-up may take and how much it may read, over all redirects together.
///
/// ```swift
/// let impatient = WebFingerDiscovery(limits: DiscoveryLimits(total: .seconds(3)))
/// ```
public struct DiscoveryLimits: Hashable, Sendable {
  /// The time until the whole answer is there.
  public let total: Duration
  /// The time until a connection is made, encryption included.
  public let connect: Duration
  /// The largest body, in bytes.
  public let bodyBytes: Int
  /// The largest sum of all header lines, in bytes.
  public let headerBytes: Int
  /// The most redirects that are followed.
  public let redirects: Int

  /// Makes limits; without arguments 10 and 5 seconds, 64 and 32 KiB and 3 redirects.
  ///
  /// - Parameters:
  ///   - total: 1 millisecond to 1 minute.
  ///   - connect: 1 millisecond to 1 minute.
  ///   - bodyBytes: 1 to 65,536.
  ///   - headerBytes: 1 to 32,768.
  ///   - redirects: 0 to 3.
  public init(
    total: Duration = .seconds(10), connect: Duration = .seconds(5), bodyBytes: Int = 65_536,
    headerBytes: Int = 32_768, redirects: Int = 3
  ) {
    let times = Duration.milliseconds(1)...Duration.seconds(60)
    precondition(
      times.contains(total) && times.contains(connect),
      "DiscoveryLimits takes times from 1 millisecond to 1 minute")
    precondition(
      (1...65_536).contains(bodyBytes) && (1...32_768).contains(headerBytes),
      "DiscoveryLimits takes at most 65,536 bytes of body and 32,768 bytes of header lines")
    precondition((0...3).contains(redirects), "DiscoveryLimits takes 0 to 3 redirects")
    self.total = total
    self.connect = connect
    self.bodyBytes = bodyBytes
    self.headerBytes = headerBytes
    self.redirects = redirects
  }

  /// The time after which a helper without an answer is given up: its own limit and half a second.
  package var patience: Duration { total + .milliseconds(500) }

  /// The total, in seconds.
  package var totalSeconds: Double { total / .seconds(1) }
}
