/// Writes numbers with the lowest byte first.
struct ByteWriter {
  private(set) var bytes: [UInt8]

  init() { bytes = [] }

  mutating func write(_ more: some Sequence<UInt8>) { bytes += more }

  mutating func write<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }
}
