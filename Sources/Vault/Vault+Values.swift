import Onboarding
import PrivateFiles
import Secrets

extension Vault {
  /// A value of the open vault; nil when there is none of that name.
  public func value(named name: String) throws(SecretStoreError) -> SecretBytes? {
    // A file is replaced in one step: reading needs no lock.
    guard let open = opened else { throw .locked }
    guard let folder = try PrivateFolder(opening: location.folder),
      let session = try VaultSession(location, in: folder), session.file.id == open.id
    else {
      lock()
      throw .locked
    }
    let index = try ValueIndex(of: session.file, key: open.key)
    guard let place = index.place(of: name) else { return nil }
    let context = ValueIndex.context(ofValueIn: open.id)
    guard let value = try session.file.values[place].open(context: context, key: open.key) else {
      throw .damaged(part: .value)
    }
    return value
  }

  /// Keeps a value in the open vault, in place of an earlier one of that name. It is on the disk
  /// when the call returns.
  ///
  /// - Parameters:
  ///   - value: Up to 64 KiB.
  ///   - name: 1 to 256 bytes in UTF-8.
  public func setValue(
    _ value: borrowing SecretBytes, named name: String
  ) throws(SecretStoreError) {
    guard (1...ValueIndex.maximumNameLength).contains(name.utf8.count) else {
      throw .refused(reason: .name(maximum: ValueIndex.maximumNameLength))
    }
    guard let open = opened else { throw .locked }
    let sealed = Sealed(value, context: ValueIndex.context(ofValueIn: open.id), key: open.key)
    try change(name, to: sealed)
  }

  /// Removes a value from the open vault, if there is one.
  public func removeValue(named name: String) throws(SecretStoreError) {
    try change(name, to: nil)
  }

  /// The names of all values of the open vault, sorted.
  public func valueNames() throws(SecretStoreError) -> [String] {
    try whileOpen { session, open throws(SecretStoreError) in
      try ValueIndex(of: session.file, key: open.key).entries.map(\.name).sorted()
    }
  }

  private func change(_ name: String, to value: Sealed?) throws(SecretStoreError) {
    try whileOpen { session, open throws(SecretStoreError) in
      var index = try ValueIndex(of: session.file, key: open.key)
      if let place = index.place(of: name) {
        index.remove(at: place)
        session.file.values.remove(at: place)
      } else if value == nil {
        return
      }
      if let value {
        guard session.file.values.count < VaultFile.maximumValues else {
          throw .refused(reason: .tooManyValues(maximum: VaultFile.maximumValues))
        }
        index.append(name, value)
        session.file.values.append(value)
      }
      session.file.index = try index.sealed(header: session.file.header, key: open.key)
      try session.save()
    }
  }
}
