import Onboarding
import PrivateFiles
import Secrets

/// The file of a vault while a piece of work is done on it.
final class VaultSession {
  let folder: PrivateFolder
  let location: VaultLocation
  var file: VaultFile

  /// Reads the file; nil when there is none.
  init?(_ location: VaultLocation, in folder: PrivateFolder) throws(SecretStoreError) {
    let bytes = try folder.read(location.fileName, atMost: VaultFile.maximumLength)
    guard let bytes else { return nil }
    self.folder = folder
    self.location = location
    file = try VaultFile(decoding: bytes)
  }

  /// Begins a file that is not on the disk yet.
  init(_ location: VaultLocation, in folder: PrivateFolder, file: VaultFile) {
    self.folder = folder
    self.location = location
    self.file = file
  }

  /// Brings the file to the disk.
  func save(_ placement: PrivateFolder.Placement = .replacing) throws(SecretStoreError) {
    let bytes = file.encoded()
    guard bytes.count <= VaultFile.maximumLength else {
      throw .refused(reason: .tooManyValues(maximum: VaultFile.maximumLength))
    }
    try folder.write(bytes, to: location.fileName, placement)
  }

  /// Changes what stands before the index, and seals the index anew with it.
  func change(
    with key: borrowing SecretBytes, _ change: (inout VaultFile) -> Void
  ) throws(SecretStoreError) {
    let index = try ValueIndex(of: file, key: key)
    change(&file)
    file.index = try index.sealed(header: file.header, key: key)
  }
}
