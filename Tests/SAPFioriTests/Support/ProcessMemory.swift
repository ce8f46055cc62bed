import Foundation
import Glibc

/// Looks for bytes in everything that the process has in memory.
enum ProcessMemory {
  /// How often bytes are in memory that can be written, besides where they are handed over. Memory that
  /// other threads give back meanwhile is passed over.
  static func count(of bytes: UnsafeRawBufferPointer) throws -> Int {
    guard let needle = bytes.baseAddress, !bytes.isEmpty else { return 0 }
    let window = try Window()
    let memory = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/mem"))
    let page: UInt = 4096
    var count = 0
    for region in try writableRegions() {
      var start = region.lowerBound
      while start < region.upperBound {
        let length = min(region.upperBound - start, UInt(window.bytes.count))
        let read = pread(
          memory.fileDescriptor, window.bytes.baseAddress, Int(length), off_t(start))
        guard read >= bytes.count else {
          start += page
          continue
        }
        let part = UnsafeRawBufferPointer(rebasing: window.bytes[..<read])
        count += places(of: bytes, in: part).count {
          let address = start + UInt($0)
          return address != UInt(bitPattern: needle) && !window.contains(address)
        }
        // What lies across the end of a part is whole in the next one.
        let isWhole = start + UInt(read) >= region.upperBound
        start += UInt(isWhole ? read : read - bytes.count + 1)
      }
    }
    return count
  }

  private static func places(
    of bytes: UnsafeRawBufferPointer, in part: UnsafeRawBufferPointer
  ) -> [Int] {
    guard let base = part.baseAddress, let needle = bytes.baseAddress, let first = bytes.first
    else { return [] }
    var places: [Int] = []
    var offset = 0
    while offset + bytes.count <= part.count,
      let found = memchr(base + offset, Int32(first), part.count - bytes.count + 1 - offset)
    {
      offset = UnsafeRawPointer(found) - base + 1
      if memcmp(found, needle, bytes.count) == 0 { places.append(offset - 1) }
    }
    return places
  }

  /// Where memory is read into, which is searched as well and does not count. It is wiped at the end.
  private final class Window {
    let bytes: UnsafeMutableRawBufferPointer

    init() throws {
      let length = 1 << 20
      let start = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      guard let start, start != MAP_FAILED else { throw POSIXError(.ENOMEM) }
      bytes = UnsafeMutableRawBufferPointer(start: start, count: length)
    }

    deinit {
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      munmap(bytes.baseAddress, bytes.count)
    }

    func contains(_ address: UInt) -> Bool {
      let start = UInt(bitPattern: bytes.baseAddress)
      return (start..<start + UInt(bytes.count)).contains(address)
    }
  }

  /// The process's own memory: what is mapped from files that others share is left out.
  ///
  /// The map is read in parts, between which other threads change it: what any of three readings has
  /// is in it.
  private static func writableRegions() throws -> [Range<UInt>] {
    var regions: [Range<UInt>] = []
    for _ in 0..<3 { regions += try mapped() }
    regions.sort { $0.lowerBound < $1.lowerBound }
    return regions.reduce(into: []) { merged, region in
      if let last = merged.last, region.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, region.upperBound)
      } else {
        merged.append(region)
      }
    }
  }

  private static func mapped() throws -> [Range<UInt>] {
    // Read to its end: the file says that it is empty, and has hundreds of lines.
    let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps"))
    var maps = Data()
    while let part = try file.read(upToCount: 65_536), !part.isEmpty { maps += part }
    return String(decoding: maps, as: UTF8.self).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", omittingEmptySubsequences: true)
      let ends = words[0].split(separator: "-").compactMap { UInt(String($0), radix: 16) }
      guard words.count > 1, words[1].hasPrefix("rw"), words[1].hasSuffix("p"), ends.count == 2,
        ends[0] < ends[1]
      else { return nil }
      return ends[0]..<ends[1]
    }
  }
}
