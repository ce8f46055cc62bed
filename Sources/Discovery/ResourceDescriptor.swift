import Foundation
import Onboarding

/// A JSON Resource Descriptor (RFC 7033 4.4), as far as it is used here.
package struct ResourceDescriptor: Decodable {
  private static let maximumDepth = DiscoveredConfiguration.maximumDocumentDepth

  package let subject: String?
  package let links: [Link]?

  /// Reads a descriptor from JSON.
  ///
  /// - Throws: `.malformedAnswer`, or `.unknownAccount` when it is about another account than the
  ///   one that was asked for.
  package init(json: [UInt8], subject expected: String) throws(DiscoveryError) {
    guard !json.contains(0), String(validating: json, as: UTF8.self) != nil else {
      throw .malformedAnswer(reason: .notUTF8)
    }
    guard Self.isShallow(json) else {
      throw .malformedAnswer(reason: .tooDeep(limit: Self.maximumDepth))
    }
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(json))
    } catch {
      throw .malformedAnswer(reason: .notJSON)
    }
    if let subject, subject.lowercased() != expected.lowercased() {
      throw .unknownAccount
    }
  }

  /// Whether brackets are nested at most that deep; Foundation allows 512.
  private static func isShallow(_ json: [UInt8]) -> Bool {
    var depth = 0
    var isText = false
    var isEscaped = false
    for byte in json {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      if depth > maximumDepth { return false }
    }
    return true
  }
}
