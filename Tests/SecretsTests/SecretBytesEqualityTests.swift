import Secrets
import Testing

@Suite("Two secrets are compared byte by byte")
struct SecretBytesEqualityTests {
  @Test(
    "Equal means the same bytes in the same order",
    arguments: [
      ([], [], true), ([0], [0], true), ([1, 2, 3], [1, 2, 3], true),
      ([1, 2, 3], [1, 2, 4], false),
      ([1, 2, 3], [0, 2, 3], false), ([1, 2, 3], [3, 2, 1], false), ([1, 2], [1, 2, 0], false),
      ([], [0], false), ([0x80], [0x00], false),
    ] as [([UInt8], [UInt8], Bool)])
  func compares(left: [UInt8], right: [UInt8], expected: Bool) throws {
    let first = try SecretBytes(left)
    let second = try SecretBytes(right)
    let equal = first.isEqual(to: second)
    let mirrored = second.isEqual(to: first)
    let equalToMemory = right.withUnsafeBytes { first.isEqual(to: $0) }
    #expect(equal == expected)
    #expect(mirrored == expected)
    #expect(equalToMemory == expected)
  }

  @Test("A single different bit is noticed wherever it is", arguments: 0..<64)
  func noticesEveryBit(bit: Int) throws {
    let bytes = [UInt8](repeating: 0x5A, count: 8)
    var other = bytes
    other[bit / 8] ^= 1 << (bit % 8)
    let first = try SecretBytes(bytes)
    let second = try SecretBytes(other)
    let equal = first.isEqual(to: second)
    #expect(!equal)
  }
}
