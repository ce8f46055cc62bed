extension GreyPicture {
  /// Light and dark changed.
  func inverted() -> GreyPicture {
    mapped((0...255).map { UInt8(255 - $0) })
  }

  /// From black to white, whatever the light was.
  func stretched() -> GreyPicture { stretched(over: 1) }

  /// The darkest quarter of the range from black to white, the rest white.
  func brightened() -> GreyPicture { stretched(over: 4) }

  /// The first of so many equal parts of the range from black to white.
  private func stretched(over parts: Double) -> GreyPicture {
    let (low, high) = range
    let scale = parts * 255 / Double(Int(high) - Int(low))
    return mapped((0...255).map { UInt8(min(max(Double($0 - Int(low)) * scale, 0), 255)) })
  }

  /// Noise smoothed and edges made harder: four times the picture less three times its blur.
  func sharpened() -> GreyPicture {
    let smooth = blurred(radius: 1)
    let blur = smooth.blurred(radius: 4).blurred(radius: 4)
    return smooth.made { pixels, out in
      blur.pixels.withUnsafeBufferPointer { blur in
        for index in pixels.indices {
          let value = 4 &* Int16(pixels[index]) &- 3 &* Int16(blur[index])
          out[index] = UInt8(truncatingIfNeeded: min(max(value, 0), 255))
        }
      }
    }
  }

  /// Left and right changed.
  func mirrored() -> GreyPicture {
    made { pixels, out in
      for y in 0..<height {
        let (row, outRow) = (pixels.row(y, of: width), out.row(y, of: width))
        for x in row.indices { outRow[x] = row[width &- 1 &- x] }
      }
    }
  }

  /// The part of a picture from a place on.
  func cropped(x: Int, y: Int, width w: Int, height h: Int) -> GreyPicture {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(w * h)
    for row in y..<(y + h) { pixels += self.pixels[(row * width + x)..<(row * width + x + w)] }
    return GreyPicture(width: w, height: h, pixels: pixels)
  }

  /// Twice as large, with the brightness between pixels in proportion to the distance.
  func doubled() -> GreyPicture {
    let (w, h) = (2 * width, 2 * height)
    // A row of this height, with one more pixel at each end.
    var line = [UInt16](repeating: 0, count: width + 2)
    let pixels = [UInt8](unsafeUninitializedCapacity: w * h) { out, count in
      self.pixels.withUnsafeBufferPointer { pixels in
        line.withUnsafeMutableBufferPointer { line in
          for y in 0..<h {
            // The pixel that a quarter of the way lies nearest to, and the one on the other side.
            let far = min(max((y >> 1) + (y & 1 == 0 ? -1 : 1), 0), height - 1)
            Self.blend(pixels.row(y >> 1, of: width), pixels.row(far, of: width), into: line)
            Self.widen(line, into: out.row(y, of: w))
          }
        }
      }
      count = w * h
    }
    return GreyPicture(width: w, height: h, pixels: pixels)
  }

  /// Three quarters of one row and a quarter of another, four times as large.
  private static func blend(
    _ near: UnsafeBufferPointer<UInt8>, _ far: UnsafeBufferPointer<UInt8>,
    into line: UnsafeMutableBufferPointer<UInt16>
  ) {
    for x in near.indices { line[x &+ 1] = 3 &* UInt16(near[x]) &+ UInt16(far[x]) }
    (line[0], line[near.count + 1]) = (line[1], line[near.count])
  }

  /// Makes two pixels of each of those between the two ends.
  private static func widen(
    _ line: UnsafeMutableBufferPointer<UInt16>, into out: UnsafeMutableBufferPointer<UInt8>
  ) {
    for x in 0..<(line.count - 2) {
      let middle = 3 &* line[x &+ 1] &+ 8
      out[2 &* x] = UInt8(truncatingIfNeeded: (middle &+ line[x]) &>> 4)
      out[2 &* x &+ 1] = UInt8(truncatingIfNeeded: (middle &+ line[x &+ 2]) &>> 4)
    }
  }
}
