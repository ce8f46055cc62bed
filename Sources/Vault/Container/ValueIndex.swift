import Onboarding
import Secrets

/// The list of the values of a vault: their names, and which sealed message is whose.
///
/// It is sealed as a whole, with all that stands before it in the file, and holds what identifies
/// each sealed value: none can be taken out, put back from an older file, or given to another name.
struct ValueIndex {
  struct Entry: Hashable {
    let name: String
    /// Nonce and tag of the sealed value.
    let fingerprint: [UInt8]
  }

  static let maximumNameLength = 256
  private static let fingerprintLength = Sodium.nonceLength + Sodium.tagLength

  /// In the order of the values in the file.
  private(set) var entries: [Entry] = []

  func place(of name: String) -> Int? { entries.firstIndex { $0.name == name } }

  mutating func remove(at place: Int) { entries.remove(at: place) }

  mutating func append(_ name: String, _ value: Sealed) {
    entries.append(Entry(name: name, fingerprint: value.fingerprint))
  }

  /// The context of a value: one of another vault is none of this.
  static func context(ofValueIn vault: VaultID) -> [UInt8] {
    Array("foyer.vault.value".utf8) + vault.bytes
  }
}

extension ValueIndex {
  func sealed(
    header: [UInt8], key: borrowing SecretBytes
  ) throws(SecretStoreError) -> Sealed {
    let length = entries.reduce(4) { $0 + 2 + $1.name.utf8.count + Self.fingerprintLength }
    guard length <= SecretBytes.maximumCount else {
      throw .refused(reason: .tooManyValues(maximum: SecretBytes.maximumCount))
    }
    let list = try SecretBytes.make(length) { room in
      var written = 0
      func write(_ bytes: some Collection<UInt8>) {
        UnsafeMutableRawBufferPointer(rebasing: room[written...]).copyBytes(from: bytes)
        written += bytes.count
      }
      write(ByteWriter(UInt32(entries.count)).bytes)
      for entry in entries {
        write(ByteWriter(UInt16(entry.name.utf8.count)).bytes)
        write(entry.name.utf8)
        write(entry.fingerprint)
      }
      return written
    }
    return Sealed(list, context: header, key: key)
  }

  /// Opens the list of a file, and sees that each value is the one that the list means.
  init(of file: VaultFile, key: borrowing SecretBytes) throws(SecretStoreError) {
    guard let list = try file.index.open(context: file.header, key: key) else {
      throw .damaged(part: .index)
    }
    // Names are what an app calls its values, and no secret: they may be copied out.
    var reader = ByteReader(list.withUnsafeBytes { Array($0) })
    let count = Int(try reader.read(UInt32.self))
    guard count == file.values.count else { throw .damaged(part: .index) }
    for place in 0..<count {
      let length = Int(try reader.read(UInt16.self))
      let name = String(decoding: try reader.read(length), as: UTF8.self)
      let fingerprint = try reader.read(Self.fingerprintLength)
      guard fingerprint == file.values[place].fingerprint else { throw .damaged(part: .value) }
      entries.append(Entry(name: name, fingerprint: fingerprint))
    }
    guard reader.isAtEnd else { throw .damaged(part: .index) }
  }
}

extension ByteWriter {
  fileprivate init<Number: FixedWidthInteger>(_ number: Number) {
    self.init()
    write(number)
  }
}
