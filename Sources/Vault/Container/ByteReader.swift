import Onboarding

/// Reads bytes that anybody may have written: each length is looked at before it is used.
struct ByteReader {
  private let bytes: [UInt8]
  /// The place of the next byte.
  private(set) var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset == bytes.count }

  mutating func read(_ count: Int) throws(SecretStoreError) -> [UInt8] {
    guard count >= 0, bytes.count - offset >= count else { throw .damaged(part: .structure) }
    defer { offset += count }
    return Array(bytes[offset..<offset + count])
  }

  mutating func read<Number: FixedWidthInteger>(
    _: Number.Type = Number.self
  ) throws(SecretStoreError) -> Number {
    let bytes = try read(MemoryLayout<Number>.size)
    return bytes.reversed().reduce(0) { $0 << 8 | Number($1) }
  }

  /// A length of at most `maximum`, then so many bytes.
  mutating func readLengthAndBytes(atMost maximum: Int) throws(SecretStoreError) -> [UInt8] {
    let count = Int(try read(UInt32.self))
    guard count <= maximum else { throw .damaged(part: .structure) }
    return try read(count)
  }
}
