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
    var copy = blurred(radius: 1)
    let blur = copy.blurred(radius: 4).blurred(radius: 4)
    copy.pixels.withUnsafeMutableBufferPointer { pixels in
      blur.pixels.withUnsafeBufferPointer { blur in
        for index in pixels.indices {
          let value = 4 * Int32(pixels[index]) - 3 * Int32(blur[index])
          pixels[index] = UInt8(truncatingIfNeeded: min(max(value, 0), 255))
        }
      }
    }
    return copy
  }

  /// Left and right changed.
  func mirrored() -> GreyPicture {
    var copy = self
    for start in stride(from: 0, to: pixels.count, by: width) {
      copy.pixels[start..<(start + width)].reverse()
    }
    return copy
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
    let pixels = [UInt8](unsafeUninitializedCapacity: w * h) { out, count in
      self.pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<h {
          // The pixel that a quarter of the way lies nearest to, and the one on the other side.
          let near = (y >> 1) * width
          let far = min(max((y >> 1) + (y & 1 == 0 ? -1 : 1), 0), height - 1) * width
          for x in 0..<width {
            let (left, right) = (max(x - 1, 0), min(x + 1, width - 1))
            let middle = 3 * UInt16(pixels[near + x]) + UInt16(pixels[far + x])
            let before = 3 * UInt16(pixels[near + left]) + UInt16(pixels[far + left])
            let after = 3 * UInt16(pixels[near + right]) + UInt16(pixels[far + right])
            out[y * w + 2 * x] = UInt8(truncatingIfNeeded: (3 * middle + before + 8) >> 4)
            out[y * w + 2 * x + 1] = UInt8(truncatingIfNeeded: (3 * middle + after + 8) >> 4)
          }
        }
      }
      count = w * h
    }
    return GreyPicture(width: w, height: h, pixels: pixels)
  }

  /// The mean of the pixels around each one, in its row, then in its column.
  private func blurred(radius: Int) -> GreyPicture {
    guard width > 2 * radius, height > 2 * radius else { return self }
    // A multiplication takes the place of a division; rounded up, so that white stays white.
    let share = UInt32(65_536 / (2 * radius + 1) + 1)
    var rows = pixels
    var result = self
    pixels.withUnsafeBufferPointer { source in
      rows.withUnsafeMutableBufferPointer { rows in
        for y in 0..<height {
          let row = y * width
          var sum: UInt32 = 0
          for x in -radius...radius { sum += UInt32(source[row + max(x, 0)]) }
          for x in 0..<width {
            rows[row + x] = UInt8(truncatingIfNeeded: (sum * share) >> 16)
            sum += UInt32(source[row + min(x + radius + 1, width - 1)])
            sum -= UInt32(source[row + max(x - radius, 0)])
          }
        }
      }
    }
    var sums = [UInt32](repeating: 0, count: width)
    rows.withUnsafeBufferPointer { rows in
      result.pixels.withUnsafeMutableBufferPointer { out in
        sums.withUnsafeMutableBufferPointer { sums in
          for y in -radius...radius {
            let row = max(y, 0) * width
            for x in 0..<width { sums[x] += UInt32(rows[row + x]) }
          }
          for y in 0..<height {
            let row = y * width
            let next = min(y + radius + 1, height - 1) * width
            let past = max(y - radius, 0) * width
            for x in 0..<width {
              out[row + x] = UInt8(truncatingIfNeeded: (sums[x] * share) >> 16)
              sums[x] = sums[x] &+ UInt32(rows[next + x]) &- UInt32(rows[past + x])
            }
          }
        }
      }
    }
    return result
  }
}
