import Foundation

extension DiscoveredConfiguration {
  /// The largest document that is read, in bytes: 64 KiB.
  public static let maximumDocumentBytes = 64 * 1024
  /// The deepest nesting of objects and arrays that is read, in levels.
  public static let maximumDocumentDepth = 16

  /// Reads a JSON document, with limits that hold before anything is built from it.
  ///
  /// - Parameter json: The document in UTF-8, of at most ``maximumDocumentBytes`` bytes.
  /// - Throws: ``DiscoveryError/tooLarge(limitBytes:)`` or
  ///   ``DiscoveryError/malformedAnswer(reason:)``.
  public init(json: some Collection<UInt8>) throws(DiscoveryError) {
    guard json.count <= Self.maximumDocumentBytes else {
      throw .tooLarge(limitBytes: Self.maximumDocumentBytes)
    }
    // The decoder guesses UTF-16 and UTF-32 from zeros; a document here is UTF-8 and nothing else.
    guard !json.contains(0), String(validating: json, as: UTF8.self) != nil else {
      throw .malformedAnswer(reason: .notUTF8)
    }
    guard Self.depth(of: json) <= Self.maximumDocumentDepth else {
      throw .malformedAnswer(reason: .tooDeep(limit: Self.maximumDocumentDepth))
    }
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(json))
    } catch let error as DiscoveryError {
      throw error
    } catch {
      throw .malformedAnswer(reason: .notJSON)
    }
  }

  /// The deepest level of brackets outside strings; whether they match is the decoder's to say.
  private static func depth(of json: some Collection<UInt8>) -> Int {
    var depth = 0
    var deepest = 0
    var isInString = false
    var isEscaped = false
    for byte in json {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return deepest
  }
}
