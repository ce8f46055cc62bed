import Secrets

/// How hard a passcode of letters is to guess, in steps that a person can be shown.
///
/// The steps are the usual ones: by the guesses that somebody needs who tries likely words first.
public enum PasscodeStrength: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// Less than a thousand guesses.
  case veryWeak
  /// Less than a million.
  case weak
  /// Less than a hundred million.
  case fair
  /// Less than ten thousand million.
  case strong
  /// More than that.
  case veryStrong

  /// The step for the binary logarithm of the number of guesses; veryWeak for what is no number.
  public init(bits: Double) {
    // The binary logarithms of the numbers above.
    let reached = [9.966, 19.932, 26.575, 33.219].prefix { bits >= $0 }.count
    self = Self.allCases[reached]
  }

  /// Whether a passcode is easier to guess than another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Estimates how many guesses a passcode of letters takes.
///
/// The role is filled by a library of words, dates and keyboard paths. For codes of digits alone
/// ``CommonPasscode`` is the better judge.
public protocol PasscodeStrengthEstimator: Sendable {
  /// The binary logarithm of the guesses that a passcode takes, 0 and more.
  ///
  /// - Parameter passcode: In UTF-8; characters beyond the first hundred bytes do not count.
  func bits(of passcode: borrowing SecretBytes) -> Double
}
