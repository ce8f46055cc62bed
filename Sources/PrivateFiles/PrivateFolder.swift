import Glibc
import Onboarding

/// A folder that only its owner can write to, held open, and whole files in it.
///
/// A file is replaced so that after any end of the program, at any point, either the old or the new
/// one is there: a new file is written beside it, brought to the disk, put in its place in one step,
/// and the folder is brought to the disk too.
package final class PrivateFolder: Sendable {
  private let descriptor: Int32

  /// Opens a folder; nil when it is not there.
  package init?(opening path: String) throws(SecretStoreError) {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let descriptor = open(path, flags)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw .storage(errno)
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let code = errno
      Glibc.close(descriptor)
      throw .storage(code)
    }
    guard status.st_uid == geteuid(), status.st_mode & (S_IWGRP | S_IWOTH) == 0 else {
      Glibc.close(descriptor)
      throw .storage(reason: .notPrivate)
    }
    self.descriptor = descriptor
  }

  /// Opens a folder that is made first, with those above it, when it is not there.
  package static func made(at path: String) throws(SecretStoreError) -> PrivateFolder {
    try make(path)
    guard let folder = try PrivateFolder(opening: path) else { throw .storage(ENOENT) }
    return folder
  }

  deinit { Glibc.close(descriptor) }

  private static func make(_ path: String) throws(SecretStoreError) {
    if mkdir(path, 0o700) == 0 { return }
    switch errno {
    case EEXIST: return
    case ENOENT:
      guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
        throw .storage(ENOENT)
      }
      try make(String(path[..<slash]))
      guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .storage(errno) }
    case let code: throw .storage(code)
    }
  }
}

extension PrivateFolder {
  /// The bytes of a file; nil when it is not there. A link is not followed, and what is no file of
  /// one's own is refused.
  package func read(_ name: String, atMost maximum: Int) throws(SecretStoreError) -> [UInt8]? {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      switch errno {
      case ENOENT: return nil
      case ELOOP, ENXIO: throw .storage(reason: .notAFile)
      case let code: throw .storage(code)
      }
    }
    defer { Glibc.close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .storage(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .storage(reason: .notAFile) }
    guard status.st_uid == geteuid(), status.st_mode & (S_IWGRP | S_IWOTH) == 0 else {
      throw .storage(reason: .notPrivate)
    }
    guard status.st_size <= maximum else { throw .storage(reason: .tooLarge(maximum: maximum)) }
    return try Self.readAll(file, atMost: maximum)
  }

  private static func readAll(_ file: Int32, atMost maximum: Int) throws(SecretStoreError)
    -> [UInt8]
  {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(file, &chunk, chunk.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw .storage(errno)
      }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= maximum else { throw .storage(reason: .tooLarge(maximum: maximum)) }
    }
  }

  /// Whether a file may be in the place already.
  package enum Placement {
    /// A new file, and ``SecretStoreError/vaultExists`` when there is one.
    case new
    /// The file takes the place of one that may be there.
    case replacing
  }

  /// Writes a file so that it is on the disk, whole, when the call returns, and as it was before
  /// when it fails.
  ///
  /// When only the last step fails, that of bringing the folder to the disk, the new file is in its
  /// place and whole, and a loss of power may bring the old one back.
  package func write(
    _ bytes: [UInt8], to name: String, _ placement: Placement
  ) throws(SecretStoreError) {
    let temporary =
      Self.temporaryPrefix(of: name) + String(UInt64.random(in: .min ... .max), radix: 16)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = openat(descriptor, temporary, flags, 0o600)
    guard file >= 0 else { throw .storage(errno) }
    var isInPlace = false
    defer { if !isInPlace { unlinkat(descriptor, temporary, 0) } }
    do throws(SecretStoreError) {
      try Self.writeAll(bytes, to: file)
      // A second call after one that failed may say that all is well when it is not.
      guard fsync(file) == 0 else { throw .storage(errno) }
    } catch {
      Glibc.close(file)
      throw error
    }
    guard Glibc.close(file) == 0 else { throw .storage(errno) }
    switch placement {
    case .replacing:
      guard renameat(descriptor, temporary, descriptor, name) == 0 else { throw .storage(errno) }
      isInPlace = true
    case .new:
      // A link, since a rename would take the place of a file that came meanwhile.
      guard linkat(descriptor, temporary, descriptor, name, 0) == 0 else {
        let code = errno
        throw code == EEXIST ? .vaultExists : .storage(code)
      }
    }
    guard fsync(descriptor) == 0 else { throw .storage(errno) }
  }

  private static func writeAll(_ bytes: [UInt8], to file: Int32) throws(SecretStoreError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(file, $0.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .storage(errno)
      }
      // Nothing written and no error would go round for ever.
      guard count > 0 else { throw .storage(reason: .full) }
      written += count
    }
  }

  /// Removes a file, if it is there, so that it is gone from the disk when the call returns.
  package func remove(_ name: String) throws(SecretStoreError) {
    guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw .storage(errno) }
    guard fsync(descriptor) == 0 else { throw .storage(errno) }
  }

  /// Removes what writers left that were ended in the middle. Only under the lock of the file.
  ///
  /// - Returns: How many files were removed.
  @discardableResult
  package func sweep(_ name: String) -> Int {
    // What cannot be removed is harmless, and there again at the next start.
    names(startingWith: Self.temporaryPrefix(of: name))
      .filter { unlinkat(descriptor, $0, 0) == 0 }.count
  }

  /// The names of the files that begin so, in no order; none where the folder cannot be read.
  package func names(startingWith prefix: String) -> [String] {
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else {
      if copy >= 0 { Glibc.close(copy) }
      return []
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let found = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if found.hasPrefix(prefix) { names.append(found) }
    }
    return names
  }

  /// Gives a file a name that is free; ``SecretStoreError/vaultExists`` when it is not.
  package func move(_ name: String, to free: String) throws(SecretStoreError) {
    guard linkat(descriptor, name, descriptor, free, 0) == 0 else {
      let code = errno
      throw code == EEXIST ? .vaultExists : .storage(code)
    }
    try remove(name)
  }

  private static func temporaryPrefix(of name: String) -> String { ".\(name).new-" }

  /// Opens a file to lock it by.
  func openLockFile(_ name: String) throws(SecretStoreError) -> Int32 {
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC
    let file = openat(descriptor, name, flags, 0o600)
    guard file >= 0 else { throw .storage(errno) }
    return file
  }
}

extension SecretStoreError {
  /// What a value of `errno` means for one who keeps files.
  package static func storage(_ code: Int32) -> SecretStoreError {
    switch code {
    case ENOSPC, EDQUOT: .storage(reason: .full)
    case EROFS: .storage(reason: .readOnly)
    case EACCES, EPERM: .storage(reason: .notPermitted)
    case ELOOP, ENOTDIR, EISDIR: .storage(reason: .notAFile)
    default: .storage(reason: .system(code: code))
    }
  }
}
