import Foundation

/// The contrast ratio of WCAG 2 between two opaque colours, from 1 (equal) to 21 (black and white).
///
/// WCAG 2 asks for at least 4.5 between text and its ground (success criterion 1.4.3).
package func contrastRatio(_ one: SRGBColor, _ other: SRGBColor) -> Double {
  let (dark, light) = (
    min(one.relativeLuminance, other.relativeLuminance),
    max(one.relativeLuminance, other.relativeLuminance)
  )
  return (light + 0.05) / (dark + 0.05)
}

extension SRGBColor {
  /// The relative luminance of WCAG 2, from 0 (black) to 1 (white); alpha does not count.
  package var relativeLuminance: Double {
    func linear(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      // WCAG 2.1 writes 0.03928; for eight-bit parts both bounds divide alike.
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
