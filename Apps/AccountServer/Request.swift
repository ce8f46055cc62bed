import Foundation

/// One HTTP request, of the one kind that the server serves.
struct Request {
  /// Why a request is refused, with the status of the answer.
  enum Fault: Error {
    case malformed
    case otherMethod
    case tooLong

    var status: Int {
      switch self {
      case .malformed: 400
      case .otherMethod: 405
      case .tooLong: 431
      }
    }
  }

  static let longestHead = 8192

  /// The path and the query, as they stand in the request line.
  let target: String

  /// Parses the bytes so far: nil until the head is complete. A request has no body here.
  static func parse(_ bytes: [UInt8]) -> Result<Request?, Fault> {
    guard bytes.count <= longestHead else { return .failure(.tooLong) }
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      return .failure(.malformed)
    }
    guard text.hasSuffix("\r\n\r\n") else { return .success(nil) }
    let lines = text.components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1", words[1].hasPrefix("/") else {
      return .failure(.malformed)
    }
    guard words[0] == "GET" else { return .failure(.otherMethod) }
    let fields = lines.dropFirst().dropLast(2)
    guard fields.allSatisfy(isField), hasOneHost(fields) else { return .failure(.malformed) }
    return .success(Request(target: String(words[1])))
  }

  private static func isField(_ line: String) -> Bool {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let name = line.utf8[..<colon]
    return !name.isEmpty
      && name.allSatisfy { byte in
        byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      }
  }

  private static func hasOneHost(_ fields: ArraySlice<String>) -> Bool {
    fields.count { $0.lowercased().hasPrefix("host:") } == 1
  }
}
