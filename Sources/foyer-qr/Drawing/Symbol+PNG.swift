extension Symbol {
  /// The code as a PNG of black and white.
  ///
  /// - Parameters:
  ///   - scale: The pixels of a square on a side.
  ///   - margin: The squares around the code.
  func png(scale: Int, margin: Int) -> [UInt8] {
    let side = (size + 2 * margin) * scale
    var rows: [UInt8] = []
    for y in -margin..<(size + margin) {
      var row = [UInt8](repeating: 0, count: 1 + (side + 7) / 8)
      for pixel in 0..<side where !isDark(pixel / scale - margin, y) {
        row[1 + pixel / 8] |= 0x80 >> UInt8(pixel % 8)
      }
      for _ in 0..<scale { rows += row }
    }
    let head = Self.bigEndian(side) + Self.bigEndian(side) + [1, 0, 0, 0, 0]
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
      + Self.chunk("IHDR", head) + Self.chunk("IDAT", Self.zlib(rows)) + Self.chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return bigEndian(content.count) + named + bigEndian(Int(crc(named)))
  }

  /// A stream of zlib (RFC 1950) of blocks that are not packed. A code is small, and a program that
  /// needs no library for it is smaller still.
  private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let count = UInt16(block.count)
      stream.append(rest.isEmpty ? 1 : 0)
      for value in [count, ~count] { stream += [UInt8(value & 0xff), UInt8(value >> 8)] }
      stream += block
    } while !rest.isEmpty
    return stream + bigEndian(Int(adler(bytes)))
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The checksum of RFC 1950.
  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }

  /// The checksum of ISO 3309, which PNG uses.
  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xffff_ffff
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xedb8_8320 ^ (value >> 1) : value >> 1 }
    }
    return ~value
  }
}
