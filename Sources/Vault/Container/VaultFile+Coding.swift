import Onboarding
import Secrets

extension VaultFile {
  /// All before the index: the context under which the index is sealed.
  var header: [UInt8] {
    var writer = ByteWriter()
    writer.write(Self.magic)
    writer.write(Self.version)
    writer.write(id.bytes)
    writer.write(flags.rawValue)
    writer.write(UInt8(clamping: retryLimit))
    writer.write(UInt8(slots.count))
    for slot in slots {
      writer.write(slot.kind.rawValue)
      writer.write(UInt32(slot.derivation?.operations ?? 0))
      writer.write(UInt32(slot.derivation?.memoryKiB ?? 0))
      writer.write(slot.salt)
      writer.write(slot.wrapped.nonce)
      writer.write(slot.wrapped.bytes)
    }
    return writer.bytes
  }

  /// The bytes of the file.
  func encoded() -> [UInt8] {
    var writer = ByteWriter()
    writer.write(header)
    writer.write(sealed: index)
    writer.write(UInt32(values.count))
    for value in values { writer.write(sealed: value) }
    writer.write(attempts)
    return writer.bytes
  }

  /// Takes a file apart. Whatever the bytes are, it ends in a file or in a typed error.
  init(decoding bytes: [UInt8]) throws(SecretStoreError) {
    var reader = ByteReader(bytes)
    guard bytes.starts(with: Self.magic) else { throw .damaged(part: .magic) }
    _ = try reader.read(Self.magic.count)
    let version = try reader.read(UInt16.self)
    guard version > 0 else { throw .damaged(part: .structure) }
    guard version <= Self.version else {
      throw .newerVersion(found: Int(version), known: Int(Self.version))
    }
    let id = VaultID(bytes: try reader.read(VaultID.length))
    let flags = Flags(rawValue: try reader.read())
    let retryLimit = Int(try reader.read(UInt8.self))
    guard flags.isSubset(of: .known), (1...PasscodeThrottle.mostTries).contains(retryLimit)
    else { throw .damaged(part: .structure) }
    let slots = try Self.readSlots(&reader)
    let index = try reader.readSealed()
    let count = Int(try reader.read(UInt32.self))
    guard count <= Self.maximumValues else { throw .damaged(part: .structure) }
    var values: [Sealed] = []
    for _ in 0..<count { values.append(try reader.readSealed()) }
    let attempts = try reader.read(AttemptRecord.sealedLength)
    guard reader.isAtEnd else { throw .damaged(part: .structure) }
    self.init(
      id: id, flags: flags, retryLimit: retryLimit, slots: slots, index: index, values: values,
      attempts: attempts)
  }

  private static func readSlots(_ reader: inout ByteReader) throws(SecretStoreError) -> [KeySlot] {
    let count = Int(try reader.read(UInt8.self))
    guard (1...KeySlot.Kind.allCases.count).contains(count) else {
      throw .damaged(part: .structure)
    }
    var slots: [KeySlot] = []
    for _ in 0..<count {
      let slot = try readSlot(&reader)
      // Each kind once, in order: there is one way to write a vault.
      guard slot.kind.rawValue > slots.last?.kind.rawValue ?? 0 else {
        throw .damaged(part: .structure)
      }
      slots.append(slot)
    }
    return slots
  }

  private static func readSlot(_ reader: inout ByteReader) throws(SecretStoreError) -> KeySlot {
    guard let kind = KeySlot.Kind(rawValue: try reader.read()) else {
      throw .damaged(part: .structure)
    }
    let operations = try reader.read(UInt32.self)
    let memory = try reader.read(UInt32.self)
    let derivation: KeyDerivation?
    switch kind {
    case .passcode:
      // Without bounds a file could ask for all memory there is.
      guard KeyDerivation.operationsRange.contains(operations),
        KeyDerivation.memoryRange.contains(memory)
      else { throw .damaged(part: .structure) }
      derivation = KeyDerivation(operations: Int(operations), memoryKiB: Int(memory))
    case .biometrics, .recoveryCode:
      guard operations == 0, memory == 0 else { throw .damaged(part: .structure) }
      derivation = nil
    }
    let salt = try reader.read(KeySlot.saltLength)
    let nonce = try reader.read(Sodium.nonceLength)
    let wrapped = try reader.read(Sodium.keyLength + Sodium.tagLength)
    return KeySlot(
      kind, derivation: derivation, salt: salt, wrapped: Sealed(nonce: nonce, bytes: wrapped))
  }
}

extension ByteWriter {
  fileprivate mutating func write(sealed: Sealed) {
    write(sealed.nonce)
    write(UInt32(sealed.bytes.count))
    write(sealed.bytes)
  }
}

extension ByteReader {
  fileprivate mutating func readSealed() throws(SecretStoreError) -> Sealed {
    let nonce = try read(Sodium.nonceLength)
    let bytes = try readLengthAndBytes(atMost: VaultFile.maximumSealed)
    guard bytes.count >= Sodium.tagLength else { throw .damaged(part: .structure) }
    return Sealed(nonce: nonce, bytes: bytes)
  }
}
