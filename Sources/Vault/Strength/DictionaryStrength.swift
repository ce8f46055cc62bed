import CZxcvbn
import Onboarding
import Secrets

/// Estimates a passcode of letters by words, names, dates and keyboard paths, with libzxcvbn.
///
/// ```swift
/// func strength(of passcode: borrowing SecretBytes) -> PasscodeStrength {
///   PasscodeStrength(bits: DictionaryStrength().bits(of: passcode))
/// }
/// ```
public struct DictionaryStrength: PasscodeStrengthEstimator {
  private static let longest = 100

  /// Makes an estimator.
  public init() {}

  /// The binary logarithm of the guesses; 0 for an empty passcode, and where there is no memory.
  public func bits(of passcode: borrowing SecretBytes) -> Double {
    passcode.withUnsafeBytes { passcode in
      // The library wants a zero at the end and stops at the first. No memory is no strength.
      let text = try? SecretBytes(capacity: Self.longest + 1) { room in
        let head = passcode.prefix(Self.longest)
        room.copyBytes(from: head)
        return head.count + 1
      }
      return text?.withUnsafeBytes { text in
        text.baseAddress.map { foyer_zxcvbn_bits($0.assumingMemoryBound(to: CChar.self)) } ?? 0
      } ?? 0
    }
  }
}
