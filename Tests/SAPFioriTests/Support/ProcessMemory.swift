import Foundation
import Glibc

/// Looks for bytes in everything that the process has in memory.
enum ProcessMemory {
  /// How often bytes are in memory that can be written, besides where they are handed over.
  static func count(of bytes: UnsafeRawBufferPointer) throws -> Int {
    guard let needle = bytes.baseAddress, let first = bytes.first else { return 0 }
    var count = 0
    for region in try writableRegions() {
      var start = region.start
      while let found = memchr(start, Int32(first), region.end - start) {
        if region.end - found >= bytes.count, memcmp(found, needle, bytes.count) == 0,
          found != needle
        {
          count += 1
        }
        start = found + 1
        if start >= region.end { break }
      }
    }
    return count
  }

  private struct Region {
    let start: UnsafeMutableRawPointer
    let end: UnsafeMutableRawPointer
  }

  /// The process's own memory: what is mapped from files that others share is left out.
  private static func writableRegions() throws -> [Region] {
    // Read to its end: the file says that it is empty, and has hundreds of lines.
    let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps"))
    var maps = Data()
    while let part = try file.read(upToCount: 65_536), !part.isEmpty { maps += part }
    return String(decoding: maps, as: UTF8.self).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", omittingEmptySubsequences: true)
      let ends = words[0].split(separator: "-").compactMap { UInt(String($0), radix: 16) }
      guard words[1].hasPrefix("rw"), words[1].hasSuffix("p"), ends.count == 2,
        let start = UnsafeMutableRawPointer(bitPattern: ends[0]),
        let end = UnsafeMutableRawPointer(bitPattern: ends[1])
      else { return nil }
      return Region(start: start, end: end)
    }
  }
}
