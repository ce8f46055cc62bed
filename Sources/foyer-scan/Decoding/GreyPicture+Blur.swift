// Rows are handled one by one, and no operation on a pixel stops at an overflow, which cannot be: the
// compiler does many pixels at once then. A sum of 9 bytes fits into 16 bits.

extension GreyPicture {
  /// The mean of the pixels around each one, in its row, then in its column. What lies outside is as
  /// what lies at the edge. `radius` is 1...4.
  func blurred(radius: Int) -> GreyPicture {
    guard width > 2 * radius, height > 2 * radius else { return self }
    return rowsBlurred(radius: radius).columnsBlurred(radius: radius)
  }

  private func rowsBlurred(radius: Int) -> GreyPicture {
    var line = [UInt8](repeating: 0, count: width + 2 * radius)
    return withSums { pixels, sums, out in
      line.withUnsafeMutableBufferPointer { line in
        for y in 0..<height {
          let row = pixels.row(y, of: width)
          for x in 0..<radius { (line[x], line[radius + width + x]) = (row[0], row[width - 1]) }
          for x in row.indices { line[radius &+ x] = row[x] }
          sums.update(repeating: 0)
          for step in 0...(2 * radius) {
            sums.add(UnsafeBufferPointer(rebasing: line[step..<(step + width)]))
          }
          sums.share(by: 2 * radius + 1, into: out.row(y, of: width))
        }
      }
    }
  }

  private func columnsBlurred(radius: Int) -> GreyPicture {
    withSums { pixels, sums, out in
      for y in -radius..<radius { sums.add(pixels.row(max(y, 0), of: width)) }
      for y in 0..<height {
        sums.add(pixels.row(min(y + radius, height - 1), of: width))
        sums.share(by: 2 * radius + 1, into: out.row(y, of: width))
        sums.subtract(pixels.row(max(y - radius, 0), of: width))
      }
    }
  }

  /// Makes a picture of the same size, with a sum for each column to work with.
  private func withSums(
    _ body: (
      UnsafeBufferPointer<UInt8>, UnsafeMutableBufferPointer<UInt16>,
      UnsafeMutableBufferPointer<UInt8>
    ) -> Void
  ) -> GreyPicture {
    var sums = [UInt16](repeating: 0, count: width)
    return made { pixels, out in sums.withUnsafeMutableBufferPointer { body(pixels, $0, out) } }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// A row of a picture of that width.
  func row(_ y: Int, of width: Int) -> Self {
    Self(rebasing: self[(y * width)..<((y + 1) * width)])
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// A row of a picture of that width.
  func row(_ y: Int, of width: Int) -> Self {
    Self(rebasing: self[(y * width)..<((y + 1) * width)])
  }
}

// Not inlined: among other pointers the compiler loses sight of which of them can overlap.
extension UnsafeMutableBufferPointer<UInt16> {
  @inline(never) fileprivate func add(_ row: UnsafeBufferPointer<UInt8>) {
    for x in row.indices { self[x] &+= UInt16(row[x]) }
  }

  @inline(never) fileprivate func subtract(_ row: UnsafeBufferPointer<UInt8>) {
    for x in row.indices { self[x] &-= UInt16(row[x]) }
  }

  /// Divides each by a count, at most 9, rounding down. A multiplication does it; its factor is rounded
  /// up, so that white stays white.
  @inline(never) fileprivate func share(by count: Int, into out: UnsafeMutableBufferPointer<UInt8>)
  {
    let factor = UInt32(65_536 / count + 1)
    for x in out.indices { out[x] = UInt8(truncatingIfNeeded: (UInt32(self[x]) &* factor) &>> 16) }
  }
}
