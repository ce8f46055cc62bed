import Foundation

/// Reading and writing whole files, with failures in sentences.
enum Files {
  /// The bytes of a file, or of standard input for `-`; one that is longer than allowed is refused.
  static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let handle: FileHandle
    if path == "-" {
      handle = .standardInput
    } else {
      guard let file = FileHandle(forReadingAtPath: path) else {
        throw Failure(code: .noInput, message: "\(path) cannot be read")
      }
      handle = file
    }
    do {
      var bytes: [UInt8] = []
      while let piece = try handle.read(upToCount: 65_536), !piece.isEmpty {
        bytes += piece
        if bytes.count > limit { break }
      }
      guard bytes.count <= limit else {
        throw Failure(code: .data, message: "\(path) has more than \(limit) bytes")
      }
      return bytes
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(code: .noInput, message: "\(path) cannot be read")
    }
  }

  /// The text of a file or of standard input, without the line feed that ends it.
  static func text(_ path: String, limit: Int) throws(Failure) -> String {
    var bytes = try read(path, limit: limit)
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(code: .data, message: "\(path) is not UTF-8")
    }
    return text
  }

  /// The text of a file that is nobody's but its owner's; one that others have rights on is refused.
  static func secretText(_ path: String, limit: Int) throws(Failure) -> String {
    if path != "-" {
      var status = stat()
      guard stat(path, &status) == 0 else {
        throw Failure(code: .noInput, message: "\(path) cannot be read")
      }
      // A pipe that a shell has made has no rights of its own.
      guard status.st_mode & S_IFMT != S_IFREG || status.st_mode & 0o077 == 0 else {
        throw Failure(
          code: .rights, message: "\(path) is not for its owner alone: chmod 600 \(path)")
      }
    }
    return try text(path, limit: limit)
  }

  /// Writes a file in place of one that is there.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    do {
      try Data(bytes).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw Failure(code: .cannotCreate, message: "\(path) cannot be written")
    }
  }

  /// Writes a file that only its owner can read; one that is there is left alone.
  static func writeSecret(_ bytes: [UInt8], to path: String) throws(Failure) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      let reason = errno == EEXIST ? "is there already and is left alone" : "cannot be written"
      throw Failure(code: .cannotCreate, message: "\(path) \(reason)")
    }
    defer { close(file) }
    let count = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
    guard count == bytes.count, fsync(file) == 0 else {
      throw Failure(code: .cannotCreate, message: "\(path) cannot be written")
    }
  }
}
