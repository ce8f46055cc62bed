import UIKit

extension Color.RGBColorSpace {
  /// The parts of a colour of this space in sRGB, each from 0 to 1.
  func encoded(
    _ red: Double, _ green: Double, _ blue: Double
  ) -> (red: Double, green: Double, blue: Double) {
    switch self {
    case .sRGB:
      return (red, green, blue)
    case .sRGBLinear:
      return (Self.encode(red), Self.encode(green), Self.encode(blue))
    case .displayP3:
      // Both spaces share the tone curve and the white point D65; only the primaries differ.
      let (red, green, blue) = (Self.decode(red), Self.decode(green), Self.decode(blue))
      return (
        Self.encode(1.224_940_2 * red - 0.224_940_2 * green),
        Self.encode(-0.042_056_9 * red + 1.042_056_9 * green),
        Self.encode(-0.019_637_6 * red - 0.078_636_1 * green + 1.098_273_7 * blue)
      )
    }
  }

  /// From an amount of light to a part in sRGB (IEC 61966-2-1).
  private static func encode(_ light: Double) -> Double {
    let light = min(max(light, 0), 1)
    return light <= 0.003_130_8 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// From a part in sRGB to an amount of light.
  private static func decode(_ part: Double) -> Double {
    part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
