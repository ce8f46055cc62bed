/// The random name of a vault. It says nothing about whose it is.
package struct VaultID: Hashable, Sendable {
  static let length = 16

  package let bytes: [UInt8]

  init(bytes: [UInt8]) {
    precondition(bytes.count == Self.length, "The name of a vault has 16 bytes")
    self.bytes = bytes
  }

  /// Draws a new one.
  static func random() -> VaultID { VaultID(bytes: Sodium.random(length)) }

  /// The name in 32 digits of base 16.
  package var hexadecimal: String { bytes.hexadecimal }
}

extension Sequence<UInt8> {
  /// Two digits of base 16 a byte.
  var hexadecimal: String {
    let digits = Array("0123456789abcdef")
    return String(flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}
