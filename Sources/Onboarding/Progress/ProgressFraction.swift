/// How much of something is done, from 0 to 1.
///
/// ```swift
/// print(ProgressFraction(1.7).value, ProgressFraction(0.996).percent)  // 1.0 99
/// ```
public struct ProgressFraction: Hashable, Sendable {
  /// From 0 to 1.
  public let value: Double

  /// Takes a value; what is outside is put to the nearest end, and what is no number to 0.
  public init(_ value: Double) {
    self.value = value.isNaN ? 0 : min(max(value, 0), 1)
  }

  /// Whole percent. It is 100 only when all is done.
  public var percent: Int { value < 1 ? min(Int((value * 100).rounded()), 99) : 100 }
}

extension OnboardingTexts {
  /// How much is done, in words: "50%".
  public func text(for fraction: ProgressFraction) -> String {
    text(.progressPercent, String(fraction.percent))
  }
}
