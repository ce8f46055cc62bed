import CSecret
import Glibc
import Onboarding
import Secrets

/// The form in which a passcode is made into a key.
enum Passcode {
  /// The most bytes of a passcode.
  static let maximumLength = 1024

  /// The passcode in Unicode's form NFKC, so that the same characters are the same passcode on each
  /// keyboard.
  ///
  /// Bytes below 128 are that form already and are copied and nothing else. For others GLib works
  /// on memory of its own; its result is wiped here, what it needs in between is out of reach.
  static func normalized(
    _ passcode: borrowing SecretBytes
  ) throws(SecretStoreError) -> SecretBytes {
    guard !passcode.isEmpty else { throw .refused(reason: .emptyPasscode) }
    guard passcode.count <= maximumLength else {
      throw .refused(reason: .longPasscode(maximum: maximumLength))
    }
    return try passcode.withUnsafeBytes { bytes throws(SecretStoreError) in
      if bytes.allSatisfy({ $0 < 0x80 }) {
        return try SecretBytes.make(bytes.count) { room in
          room.copyMemory(from: bytes)
          return bytes.count
        }
      }
      let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      guard g_utf8_validate(text, bytes.count, nil) != 0,
        let normal = g_utf8_normalize(text, bytes.count, G_NORMALIZE_NFKC)
      else { throw .refused(reason: .passcodeNotText) }
      let length = strlen(normal)
      defer {
        explicit_bzero(normal, length)
        g_free(normal)
      }
      return try SecretBytes.make(length) { room in
        room.copyMemory(from: UnsafeRawBufferPointer(start: normal, count: length))
        return length
      }
    }
  }
}
