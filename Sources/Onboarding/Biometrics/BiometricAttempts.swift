/// Counts fingers that did not match, since the system's fingerprint service counts nothing.
///
/// After five in a row the reader is no longer asked, until the person has proved who they are in
/// another way. A try is counted before the finger is compared, so that whoever ends the program in
/// the middle of one gains nothing where the count is stored.
///
/// ```swift
/// func tryFinger(_ attempts: inout BiometricAttempts, at sensor: some BiometricSensor) async -> Bool {
///   guard attempts.begin() else { return false }  // ask for the passcode
///   let outcome = await sensor.verify(timeLimit: .seconds(30)) { _ in }
///   attempts.end(outcome)
///   return outcome == .match
/// }
/// ```
public struct BiometricAttempts: Hashable, Sendable {
  /// How many fingers may fail in a row.
  public static let limit = 5

  /// How many have failed in a row, 0...5; a try that has begun counts as failed.
  public private(set) var failures: Int

  /// Makes a count.
  ///
  /// - Parameter failures: A count that was stored. One out of 0...5 is taken as 5.
  public init(failures: Int = 0) {
    self.failures = (0...Self.limit).contains(failures) ? failures : Self.limit
  }

  /// How many more fingers may fail, 0...5.
  public var remaining: Int { Self.limit - failures }

  /// Counts a try before it is made.
  ///
  /// - Returns: False where none is left; the reader is not to be asked then.
  public mutating func begin() -> Bool {
    guard remaining > 0 else { return false }
    failures += 1
    return true
  }

  /// Takes note of how the try ended that ``begin()`` counted.
  ///
  /// A match starts the count afresh, and a try in which no finger was compared is given back.
  public mutating func end(_ outcome: BiometricOutcome) {
    switch outcome {
    case .match: failures = 0
    case .noMatch: break
    case .cancelled, .timedOut, .readerRemoved, .serviceDied, .notEnrolled, .unavailable:
      failures = max(failures - 1, 0)
    }
  }

  /// Starts afresh, once the person has proved who they are in another way.
  public mutating func reset() {
    failures = 0
  }
}

// MARK: - Codable

extension BiometricAttempts: Codable {
  /// Reads the number of failures.
  public init(from decoder: any Decoder) throws {
    self.init(failures: try decoder.singleValueContainer().decode(Int.self))
  }

  /// Writes the number of failures.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(failures)
  }
}
