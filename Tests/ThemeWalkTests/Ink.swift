import GTK
import OnboardingTesting
import UIKit

/// The pixels of one colour on a screen: the colour that a style sheet has put there and nothing else
/// has.
struct Ink: Hashable {
  /// How many there are.
  let count: Int
  /// The smallest box around them, in points of a picture with one pixel a point.
  let box: CGRect
  /// Where they are, in short.
  let pattern: Int

  /// The colour that the probes use: no palette and no picture has it.
  static let probe: UInt32 = 0xFF_FE_01_FE

  /// Looks for opaque pixels of a colour, given as alpha, red, green and blue.
  @MainActor init(on screen: Screen, color: UInt32 = Ink.probe) throws {
    screen.settle()
    guard let picture = screen.window.render(scale: 1) else { throw ScreenError.notDrawn }
    let width = picture.width
    let bytes = picture.pixels()
    var (count, hasher) = (0, Hasher())
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    bytes.withUnsafeBytes { raw in
      let pixels = raw.bindMemory(to: UInt32.self)
      var index = 0
      while index < pixels.count {
        if pixels[index] == color.littleEndian {
          let (x, y) = (index % width, index / width)
          (left, right) = (min(left, x), max(right, x))
          (top, bottom) = (min(top, y), max(bottom, y))
          count += 1
          hasher.combine(index)
        }
        index += 1
      }
    }
    self.count = count
    box =
      count == 0
      ? .zero : CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    pattern = hasher.finalize()
  }
}
