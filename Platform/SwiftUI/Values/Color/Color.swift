import GTK
import UIKit

/// A colour that is found where it is shown: fixed, chosen by light and dark, or the tint.
///
/// ```swift
/// Text("Saved").foregroundStyle(Color.green.opacity(0.8))
/// ```
public struct Color: Hashable, Sendable {
  /// The space in which red, green and blue are given.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The space of the web, with its tone curve.
    case sRGB
    /// The same primaries, in proportion to light.
    case sRGBLinear
    /// A wider space; what lies outside sRGB is shown as the nearest colour inside.
    case displayP3
  }

  private indirect enum Storage: Hashable, Sendable {
    case plain(UIColor)
    case tint
    case faded(Storage, Double)
  }

  private let storage: Storage

  private init(storage: Storage) { self.storage = storage }

  /// Makes a colour from red, green and blue, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let parts = colorSpace.encoded(red, green, blue)
    self.init(
      uiColor: UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: opacity))
  }

  /// Makes a grey, from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      uiColor: UIColor(
        hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  /// Makes a colour from one of UIKit's, which stays as dynamic as it is.
  public init(uiColor: UIColor) { storage = .plain(uiColor) }

  /// Makes a colour from one of UIKit's, which stays as dynamic as it is.
  public init(_ color: UIColor) { self.init(uiColor: color) }

  /// Makes a colour from a fixed one.
  public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }

  /// Not there: a package for Linux has no asset catalogue.
  @available(
    *, unavailable,
    message:
      "There are no asset catalogues on Linux: write Color(uiColor: UIColor { traits in … })."
  )
  public init(_ name: String, bundle: Bundle? = nil) { fatalError() }

  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The tint of where the colour is shown.
  public static let accentColor = Color(storage: .tint)

  /// This colour with its opacity multiplied by `opacity`, from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    if case .faded(let base, let before) = storage {
      return Color(storage: .faded(base, before * opacity))
    }
    return Color(storage: .faded(storage, opacity))
  }

  /// The colour for UIKit where `tint` is the tint; equal colours give equal ones.
  package func uiColor(tint: UIColor) -> UIColor {
    func resolve(_ storage: Storage) -> UIColor {
      switch storage {
      case .plain(let color): color
      case .tint: tint
      case .faded(let base, let opacity): resolve(base).faded(by: opacity)
      }
    }
    return resolve(storage)
  }
}

extension Color: CustomStringConvertible {
  /// The colour for the current traits as `#RRGGBBAA`.
  public var description: String {
    let paint = uiColor(tint: .tintColor).paint(with: .current)
    return "#"
      + [paint.red, paint.green, paint.blue, paint.alpha].map { part in
        let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
        return (digits.count == 1 ? "0" + digits : digits).uppercased()
      }.joined()
  }
}
