import GTK

/// Bytes as Core Foundation has them; make one as `NSData(data: data)`.
public typealias CFData = NSData

/// Where a picture's bytes come from.
public final class CGDataProvider {
  let data: NSData

  /// Takes bytes.
  public init?(data: CFData) { self.data = data }
}

/// A space of colours. There is the display's own, which is taken to be sRGB.
public final class CGColorSpace: Sendable {
  fileprivate init() {}
  fileprivate static let device = CGColorSpace()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The colours of the display.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .device }

/// Where the opacity of a pixel is.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// After the colours, which are not multiplied by it.
  case last = 3
}

/// How the bytes of a pixel lie.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes one from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// How colours that a display does not have are shown.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// As usual.
  case defaultIntent
}

/// Pixels.
///
/// ```swift
/// let pixels = Data(repeating: 0xFF, count: 64 * 48 * 4)
/// let image = CGDataProvider(data: NSData(data: pixels) as CFData).flatMap {
///   CGImage(
///     width: 64, height: 48, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 64 * 4,
///     space: CGColorSpaceCreateDeviceRGB(),
///     bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: $0,
///     decode: nil, shouldInterpolate: true, intent: .defaultIntent)
/// }
/// ```
public final class CGImage: Sendable {
  let texture: Texture

  /// Takes pixels of four bytes: red, green, blue and opacity, row by row from the top left.
  ///
  /// Nil, and a line in the log, for every other layout, and where `provider` has fewer bytes than
  /// `height` rows.
  public init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8, bitsPerPixel == 32, decode == nil,
      CGImageAlphaInfo(rawValue: bitmapInfo.rawValue) == .last
    else {
      Log.warning("CGImage: only pixels of red, green, blue and opacity, a byte each, can be shown")
      return nil
    }
    guard
      let texture = Texture.make(
        rgba: UnsafeRawBufferPointer(start: provider.data.bytes, count: provider.data.length),
        width: width, height: height, bytesPerRow: bytesPerRow)
    else {
      Log.warning("CGImage: \(provider.data.length) bytes are not \(width) × \(height) pixels")
      return nil
    }
    self.texture = texture
  }

  /// Pixels in a row.
  public var width: Int { texture.width }
  /// Rows.
  public var height: Int { texture.height }
}

extension UIImage {
  /// Shows pixels, one a point.
  public convenience init(cgImage: CGImage) { self.init(.texture(cgImage.texture)) }
}
