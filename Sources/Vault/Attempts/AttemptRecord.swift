import Foundation
import Onboarding
import Secrets

/// What is kept of the tries to open a vault: in the vault's file, and once more elsewhere.
struct AttemptRecord: Hashable {
  static let length = 58
  static let sealedLength = length + Sodium.keyLength

  /// Counts the changes of the record; of two records the later one holds.
  var sequence: UInt64 = 0
  /// The tries in a row that have been counted.
  var failures = 0
  /// When the last one was.
  var lastTry: ClockReading?
  /// The run of the machine in which the passcode was given last.
  var passcodeBoot: UUID?

  /// The later of two; of two that are equally late the one with more failures.
  static func later(_ left: AttemptRecord, _ right: AttemptRecord) -> AttemptRecord {
    (left.sequence, left.failures) < (right.sequence, right.failures) ? right : left
  }
}

extension AttemptRecord {
  /// The record with a code over it that only one who has the key can make.
  func sealed(
    for vault: VaultID, key: borrowing SecretBytes
  ) throws(SecretStoreError) -> [UInt8] {
    let bytes = encoded()
    return bytes + (try Self.code(over: bytes, vault: vault, key: key))
  }

  /// Takes a record up; nil when the code is not the right one.
  init?(
    sealed bytes: [UInt8], for vault: VaultID, key: borrowing SecretBytes
  ) throws(SecretStoreError) {
    guard bytes.count == Self.sealedLength else { return nil }
    let head = Array(bytes.prefix(Self.length))
    let code = try Self.code(over: head, vault: vault, key: key)
    guard Sodium.areEqual(code, Array(bytes.suffix(Sodium.keyLength))) else { return nil }
    try self.init(decoding: head)
  }

  private static func code(
    over bytes: [UInt8], vault: VaultID, key: borrowing SecretBytes
  ) throws(SecretStoreError) -> [UInt8] {
    let code = try Sodium.hash("foyer.vault.attempts", vault.bytes + bytes, key: key)
    return code.withUnsafeBytes { Array($0) }
  }

  private func encoded() -> [UInt8] {
    var writer = ByteWriter()
    writer.write(sequence)
    writer.write(UInt8(clamping: failures))
    writer.write(UInt8((lastTry == nil ? 0 : 1) | (passcodeBoot == nil ? 0 : 2)))
    writer.write((lastTry?.boot ?? UUID.zero).bytes)
    writer.write((lastTry?.uptime ?? .zero).milliseconds)
    writer.write((lastTry?.wall ?? .zero).milliseconds)
    writer.write((passcodeBoot ?? UUID.zero).bytes)
    return writer.bytes
  }

  private init(decoding bytes: [UInt8]) throws(SecretStoreError) {
    var reader = ByteReader(bytes)
    sequence = try reader.read()
    failures = Int(try reader.read(UInt8.self))
    let flags = try reader.read(UInt8.self)
    let boot = UUID(bytes: try reader.read(16))
    let uptime = Duration.milliseconds(try reader.read(Int64.self))
    let wall = Duration.milliseconds(try reader.read(Int64.self))
    let passcodeBoot = UUID(bytes: try reader.read(16))
    lastTry = flags & 1 == 0 ? nil : ClockReading(boot: boot, uptime: uptime, wall: wall)
    self.passcodeBoot = flags & 2 == 0 ? nil : passcodeBoot
  }
}

extension Duration {
  fileprivate var milliseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    return overflow ? .max : product.addingClamped(attoseconds / 1_000_000_000_000_000)
  }
}

extension Int64 {
  fileprivate func addingClamped(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}

extension UUID {
  fileprivate static let zero = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

  fileprivate var bytes: [UInt8] { withUnsafeBytes(of: uuid) { Array($0) } }

  /// Takes the first 16 bytes.
  fileprivate init(bytes: [UInt8]) {
    var uuid = UUID.zero.uuid
    withUnsafeMutableBytes(of: &uuid) { $0.copyBytes(from: bytes.prefix(16)) }
    self.init(uuid: uuid)
  }
}
