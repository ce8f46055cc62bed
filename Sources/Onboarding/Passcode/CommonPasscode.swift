/// Why a passcode is among the first that somebody would try.
///
/// The rules stand in for a list of common passcodes: no file is needed, and they hold for any
/// length. They find about one in seven codes of four digits, and one in twelve of six.
///
/// ```swift
/// print(CommonPasscode.reason(for: "147258") == .keypadPath)  // true
/// print(CommonPasscode.reason(for: "830957") == nil)  // true
/// ```
public enum CommonPasscode: Hashable, Sendable, CaseIterable {
  /// There are no more than two different characters, as in `114114`.
  case fewCharacters
  /// Each character is as far from the one before, as in `123456` or `acegik`.
  case run
  /// A part of up to three characters is all there is, over and over, as in `123123`.
  case repeatedPart
  /// Each character is there twice, as in `112233`.
  case pairs
  /// The second half is the first half read backwards, as in `123321`.
  case mirror
  /// It is a day, a month or a year from 1940 to 2030 in digits, as in `199012`.
  case date
  /// The fingers walk in straight lines over a telephone's keys, as in `147258`.
  case keypadPath

  /// Why a passcode is common; nil when it is not.
  public static func reason(for passcode: String) -> CommonPasscode? {
    var copy = passcode
    return copy.withUTF8 { reason(for: UnsafeRawBufferPointer($0)) }
  }

  /// Why a passcode in UTF-8 is common; nil when it is not. The bytes are not copied.
  public static func reason(for bytes: UnsafeRawBufferPointer) -> CommonPasscode? {
    guard !bytes.isEmpty else { return nil }
    return allCases.first { $0.holds(for: bytes) }
  }

  private func holds(for bytes: UnsafeRawBufferPointer) -> Bool {
    switch self {
    case .fewCharacters: Self.hasFewCharacters(bytes)
    case .run: Self.isRun(bytes)
    case .repeatedPart: Self.isRepeatedPart(bytes)
    case .pairs: Self.isInPairs(bytes)
    case .mirror: Self.isMirror(bytes)
    case .date: DigitCode(bytes)?.isDate ?? false
    case .keypadPath: DigitCode(bytes)?.isKeypadPath ?? false
    }
  }

  private static func hasFewCharacters(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let first = bytes[0]
    guard let second = bytes.first(where: { $0 != first }) else { return true }
    return bytes.allSatisfy { $0 == first || $0 == second }
  }

  /// Among digits a run goes on from 9 to 0.
  private static func isRun(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let isDigits = bytes.allSatisfy { digits.contains($0) }
    let modulus = isDigits ? 10 : 256
    func step(_ index: Int) -> Int {
      (Int(bytes[index]) - Int(bytes[index - 1]) + modulus) % modulus
    }
    guard bytes.count > 1 else { return true }
    let first = step(1)
    guard first <= 3 || first >= modulus - 3 else { return false }
    return (2..<max(bytes.count, 2)).allSatisfy { step($0) == first }
  }

  private static func isRepeatedPart(_ bytes: UnsafeRawBufferPointer) -> Bool {
    (1...3).contains { length in
      guard bytes.count > length, bytes.count.isMultiple(of: length) else { return false }
      return (length..<bytes.count).allSatisfy { bytes[$0] == bytes[$0 - length] }
    }
  }

  private static func isInPairs(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count.isMultiple(of: 2)
      && stride(from: 0, to: bytes.count, by: 2).allSatisfy { bytes[$0] == bytes[$0 + 1] }
  }

  private static func isMirror(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count.isMultiple(of: 2)
      && (0..<bytes.count / 2).allSatisfy { bytes[$0] == bytes[bytes.count - 1 - $0] }
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
}
