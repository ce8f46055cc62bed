/// Why a licence cannot be shown.
public enum LicenceError: Error, Hashable, Sendable {
  /// What is wrong with a text that breaks the rules of its format.
  public enum Fault: Hashable, Sendable {
    /// The text does not begin as its format does.
    case notThisFormat
    /// An element, a comment or a group is never closed; what came after it would be lost.
    case neverClosed(String)
    /// Groups lie in one another more deeply than `maximum`.
    case tooDeep(maximum: Int)
    /// There is text behind the end.
    case textBehindEnd
  }

  /// There is no such file.
  case missing
  /// The file may not be read by this program.
  case notPermitted
  /// The address is not that of a file on this device, or the file is none that holds bytes.
  case notAFile
  /// The device could not read the file; `code` is the system's number.
  case unreadable(code: Int32)
  /// There are more bytes than are read.
  case tooLarge(maximumBytes: Int)
  /// The looks change more often than can be shown without making a person wait.
  case tooManyLooks(maximum: Int)
  /// The text names an encoding that is not read.
  case unknownEncoding(String)
  /// There are bytes that stand for nothing in this encoding.
  case malformedText(LicenceEncoding)
  /// The text breaks the rules of its format.
  case malformed(LicenceFormat, Fault)
  /// There is no letter in it.
  case empty
  /// Nobody waits for it any more.
  case cancelled
}

extension LicenceError: CustomStringConvertible {
  /// What happened and what to do, for those who make the app.
  public var description: String {
    switch self {
    case .missing: "The licence's file is missing: ship it with the app, and check its path."
    case .notPermitted: "The licence's file may not be read: let the app's user read it."
    case .notAFile:
      "The licence is not a file of this device: licences are not loaded from a network. Load it "
        + "first, and pass its bytes with data(_:as:encoding:)."
    case .unreadable(let code): "The licence's file cannot be read (error \(code)): check the disk."
    case .tooLarge(let maximum):
      "The licence has more than \(maximum) bytes: take pictures and unused styles out of it."
    case .tooManyLooks(let maximum):
      "The licence changes its looks more than \(maximum) times: clean up its markup."
    case .unknownEncoding(let name):
      "The licence is written in \(name), which is not read: save it as UTF-8."
    case .malformedText(let encoding):
      "The licence has bytes that mean nothing in \(encoding.rawValue): save it as UTF-8, or say "
        + "which encoding it has."
    case .malformed(let format, let fault): "The licence is no good \(format): \(fault.advice)"
    case .empty: "The licence has no letters: check that it is the right file."
    case .cancelled: "Nobody waits for the licence any more."
    }
  }
}

extension LicenceError.Fault {
  fileprivate var advice: String {
    switch self {
    case .notThisFormat: "it does not begin as such a text does. Name its right format."
    case .neverClosed(let name): "\(name) is never closed. Close it where it ends."
    case .tooDeep(let maximum): "its groups lie more than \(maximum) deep. Save it anew."
    case .textBehindEnd: "there is text behind its end. Save it anew."
    }
  }
}
