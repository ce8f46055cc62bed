import CSodium
import Glibc
import Onboarding
import Secrets

/// The part of libsodium that the vault is made with. What is secret stays in `SecretBytes`.
enum Sodium {
  /// The length of every key, in bytes.
  static let keyLength = 32
  /// The length of a nonce of XChaCha20-Poly1305, in bytes.
  static let nonceLength = Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES)
  /// What sealing adds to a message, in bytes.
  static let tagLength = Int(crypto_aead_xchacha20poly1305_ietf_ABYTES)

  private static let isStarted = sodium_init() >= 0

  /// Starts the library; it chooses its code by the processor, once. Without that it has its slowest.
  static func start() {
    precondition(isStarted, "libsodium found no source of random numbers on this machine")
  }

  static func random(_ count: Int) -> [UInt8] {
    start()
    return [UInt8](unsafeUninitializedCapacity: count) { room, written in
      if let base = room.baseAddress { randombytes_buf(base, count) }
      written = count
    }
  }

  static func randomSecret(_ count: Int) throws(SecretStoreError) -> SecretBytes {
    start()
    return try .make(count) { room in
      if let base = room.baseAddress { randombytes_buf(base, count) }
      return count
    }
  }

  /// BLAKE2b of 32 bytes over a label and parts, under a key.
  static func hash(
    _ label: String, _ parts: [UInt8] = [], key: borrowing SecretBytes
  ) throws(SecretStoreError) -> SecretBytes {
    start()
    let message = Array(label.utf8) + [0] + parts
    return try key.withUnsafeBytes { key throws(SecretStoreError) in
      try SecretBytes.make(keyLength) { room in
        blake2b(message, key: key, into: room)
        return keyLength
      }
    }
  }

  /// The same over a label and a secret.
  static func hash(
    _ label: String, secret: borrowing SecretBytes, key: borrowing SecretBytes
  ) throws(SecretStoreError) -> SecretBytes {
    start()
    let head = Array(label.utf8) + [0]
    let message = try secret.withUnsafeBytes { tail throws(SecretStoreError) in
      try SecretBytes.make(head.count + tail.count) { room in
        room.copyBytes(from: head)
        UnsafeMutableRawBufferPointer(rebasing: room[head.count...]).copyMemory(from: tail)
        return room.count
      }
    }
    return try key.withUnsafeBytes { key throws(SecretStoreError) in
      try message.withUnsafeBytes { message throws(SecretStoreError) in
        try SecretBytes.make(keyLength) { room in
          blake2b(message, key: key, into: room)
          return keyLength
        }
      }
    }
  }

  /// BLAKE2b of 32 bytes over what is no secret.
  static func hash(_ label: String, _ parts: [UInt8]) -> [UInt8] {
    start()
    let message = Array(label.utf8) + [0] + parts
    return [UInt8](unsafeUninitializedCapacity: keyLength) { room, written in
      message.withUnsafeBytes { message in
        blake2b(message, key: nil, into: UnsafeMutableRawBufferPointer(room))
      }
      written = keyLength
    }
  }

  private static func blake2b(
    _ message: [UInt8], key: UnsafeRawBufferPointer, into room: UnsafeMutableRawBufferPointer
  ) {
    message.withUnsafeBytes { blake2b($0, key: key, into: room) }
  }

  private static func blake2b(
    _ message: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer?,
    into room: UnsafeMutableRawBufferPointer
  ) {
    let status = crypto_generichash(
      room.start(as: UInt8.self), room.count, message.start(as: UInt8.self),
      UInt64(message.count), key?.start(as: UInt8.self), key?.count ?? 0)
    precondition(status == 0, "BLAKE2b takes keys of up to 64 bytes")
  }

  /// Whether two rows of bytes are the same, in a time that does not depend on where they differ.
  static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count && sodium_memcmp(left, right, left.count) == 0
  }
}

extension SecretBytes {
  /// Makes room for a secret, with the errors of the store.
  static func make(
    _ capacity: Int, filledBy fill: (UnsafeMutableRawBufferPointer) -> Int
  ) throws(SecretStoreError) -> SecretBytes {
    do throws(SecretBytesError) {
      return try SecretBytes(capacity: capacity, filledBy: fill)
    } catch {
      throw SecretStoreError(error)
    }
  }

  /// Puts bytes that are no secret themselves where a secret is wanted.
  static func copy(of bytes: [UInt8]) throws(SecretStoreError) -> SecretBytes {
    try make(bytes.count) { room in
      room.copyBytes(from: bytes)
      return bytes.count
    }
  }
}

extension UnsafeRawBufferPointer {
  /// The first byte, for a function in C. The memory of a secret has one even when it is empty.
  func start<Value>(as type: Value.Type) -> UnsafePointer<Value> {
    guard let baseAddress else { preconditionFailure("Memory is passed to C, and there is none") }
    return baseAddress.assumingMemoryBound(to: type)
  }
}

extension UnsafeMutableRawBufferPointer {
  /// The first byte, for a function in C.
  func start<Value>(as type: Value.Type) -> UnsafeMutablePointer<Value> {
    guard let baseAddress else { preconditionFailure("Memory is passed to C, and there is none") }
    return baseAddress.assumingMemoryBound(to: type)
  }
}

extension SecretStoreError {
  init(_ error: SecretBytesError) {
    switch error {
    case .tooLarge(let maximum): self = .refused(reason: .longValue(maximum: maximum))
    case .noMemory: self = .noMemory
    }
  }
}
