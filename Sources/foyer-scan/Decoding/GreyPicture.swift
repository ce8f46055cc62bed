/// A picture of grey bytes, row by row without gaps.
struct GreyPicture {
  let width: Int
  let height: Int
  var pixels: [UInt8]

  /// The smallest and the largest brightness, a hundredth of the pixels left out at both ends.
  var range: (low: UInt8, high: UInt8) {
    var counts = [Int](repeating: 0, count: 256)
    pixels.withUnsafeBufferPointer { pixels in
      counts.withUnsafeMutableBufferPointer { counts in
        // Every third pixel tells the same, in a third of the time.
        for index in stride(from: 0, to: pixels.count, by: 3) { counts[Int(pixels[index])] += 1 }
      }
    }
    let share = (pixels.count / 3) / 100
    var (low, high, sum) = (0, 255, 0)
    while low < 254, sum + counts[low] <= share {
      sum += counts[low]
      low += 1
    }
    sum = 0
    while high > low + 1, sum + counts[high] <= share {
      sum += counts[high]
      high -= 1
    }
    return (UInt8(low), UInt8(high))
  }

  /// Each pixel by a table of 256 bytes.
  func mapped(_ table: [UInt8]) -> GreyPicture {
    made { pixels, out in
      table.withUnsafeBufferPointer { table in
        for index in pixels.indices { out[index] = table[Int(pixels[index])] }
      }
    }
  }

  /// Another picture of the same size, from the pixels of this one.
  func made(
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeMutableBufferPointer<UInt8>) -> Void
  ) -> GreyPicture {
    let out = [UInt8](unsafeUninitializedCapacity: pixels.count) { out, count in
      pixels.withUnsafeBufferPointer {
        body($0, UnsafeMutableBufferPointer(rebasing: out[..<$0.count]))
      }
      count = pixels.count
    }
    return GreyPicture(width: width, height: height, pixels: out)
  }
}
