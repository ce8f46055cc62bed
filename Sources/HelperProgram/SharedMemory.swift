import CMemory
import Glibc

/// Memory that two processes see, without a name in any folder.
///
/// Its size is sealed when it is made: no process that gets the descriptor can shrink it, which
/// would end the other one with a signal at its next access.
package final class SharedMemory {
  /// The descriptor to hand on.
  package let descriptor: Int32
  /// The memory.
  package let bytes: UnsafeMutableRawBufferPointer

  /// Makes memory of zeros; nil, with `errno` set, where the system has none.
  package convenience init?(size: Int) {
    guard let file = Self.makeFile(size: size) else { return nil }
    self.init(mapping: file, size: size, protection: PROT_READ | PROT_WRITE, flags: MAP_SHARED)
  }

  /// Makes memory that holds a copy of bytes and can be changed by nobody.
  package convenience init?(holding content: [UInt8]) {
    guard let file = Self.makeFile(size: content.count) else { return nil }
    var written = 0
    while written < content.count {
      let count = content.withUnsafeBytes {
        pwrite(file, $0.baseAddress! + written, content.count - written, off_t(written))
      }
      guard count > 0 else {
        close(file)
        return nil
      }
      written += count
    }
    guard foyer_memory_seal(file, Seal.content) == 0 else {
      close(file)
      return nil
    }
    self.init(mapping: file, size: content.count, protection: PROT_READ, flags: MAP_PRIVATE)
  }

  /// Takes over memory that another process has made, to read and write.
  ///
  /// Nil, and the descriptor closed, where it is smaller than said or could be shrunk.
  package convenience init?(received file: Int32, size: Int) {
    guard Self.holds(file, size: size) else { return nil }
    self.init(mapping: file, size: size, protection: PROT_READ | PROT_WRITE, flags: MAP_SHARED)
  }

  /// Takes over memory that another process has filled, only to read.
  ///
  /// Nil, and the descriptor closed, where it is smaller than said or could be shrunk.
  package convenience init?(receivedToRead file: Int32, size: Int) {
    guard Self.holds(file, size: size) else { return nil }
    self.init(mapping: file, size: size, protection: PROT_READ, flags: MAP_PRIVATE)
  }

  private init?(mapping file: Int32, size: Int, protection: Int32, flags: Int32) {
    guard let start = mmap(nil, size, protection, flags, file, 0), start != MAP_FAILED else {
      close(file)
      return nil
    }
    descriptor = file
    bytes = UnsafeMutableRawBufferPointer(start: start, count: size)
  }

  deinit {
    munmap(bytes.baseAddress, bytes.count)
    close(descriptor)
  }

  private static func makeFile(size: Int) -> Int32? {
    precondition(size > 0, "SharedMemory(size:) takes a size above 0")
    let file = foyer_memory_make()
    guard file >= 0 else { return nil }
    guard ftruncate(file, off_t(size)) == 0, foyer_memory_seal(file, Seal.size) == 0 else {
      close(file)
      return nil
    }
    return file
  }

  private static func holds(_ file: Int32, size: Int) -> Bool {
    var status = stat()
    if size > 0, fstat(file, &status) == 0, status.st_size >= size,
      Self.isFixed(file)
    {
      return true
    }
    close(file)
    return false
  }

  private static func isFixed(_ file: Int32) -> Bool {
    let seals = foyer_memory_seals(file)
    return seals >= 0 && UInt32(seals) & FOYER_MEMORY_SHRINK.rawValue != 0
  }

  private enum Seal {
    static let size = FOYER_MEMORY_SHRINK.rawValue | FOYER_MEMORY_GROW.rawValue
    static let content = FOYER_MEMORY_WRITE.rawValue | FOYER_MEMORY_SEAL.rawValue
  }
}
