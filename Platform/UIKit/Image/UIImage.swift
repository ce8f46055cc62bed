import GTK
import Synchronization

/// A picture: pixels, or a symbol that is drawn in the colour of its surroundings.
///
/// ```swift
/// imageView.image = UIImage(named: "Logo")
/// button.setImage(UIImage(systemName: "xmark"), for: .normal)
/// ```
open class UIImage: NSObject, @unchecked Sendable {  // All is constant but a locked cache.
  /// Whether a picture is shown in its own colours or as a stencil.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  enum Content: Sendable {
    case texture(Texture)
    case vector([UInt8], width: Double, height: Double)
    case symbol(Symbol, size: Double)
  }

  let content: Content
  /// Pixels a point.
  public let scale: CGFloat
  /// Whether the picture is shown in its own colours.
  public let renderingMode: RenderingMode
  private let rasters = Mutex<[Int: Texture]>([:])

  init(_ content: Content, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic) {
    (self.content, self.scale, self.renderingMode) = (content, scale, renderingMode)
  }

  /// Reads a PNG, JPEG, SVG or other picture; nil when the bytes are none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Reads a picture that has `scale` pixels a point; nil when the bytes are none.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let content = try? ImageReader.read(Array(data)) else { return nil }
    self.init(content, scale: scale.isFinite && scale > 0 ? scale : 1)
  }

  /// Reads a picture from a file; nil, and a line in the log, when it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    do {
      let content = try ImageReader.read(path: path)
      self.init(content, scale: path.contains("@2x.") ? 2 : path.contains("@3x.") ? 3 : 1)
    } catch {
      Log.warning("image \(path): \(error)")
      return nil
    }
  }

  /// Finds a picture by name in the app's bundle; nil, and a line in the log, when there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a picture by name in a bundle, with or without its extension. There is one picture of a
  /// name on Linux, whatever the traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    let bundles = bundle.map { [$0] } ?? [Bundle.main]
    guard let path = ImageReader.find(name, in: bundles) else {
      let places = bundles.map { $0.resourcePath ?? $0.bundlePath }.joined(separator: ", ")
      Log.warning("no image named \"\(name)\" in \(places)")
      return nil
    }
    self.init(contentsOfFile: path)
  }

  /// Finds one of the symbols that the package draws itself; nil, and a line in the log, for others.
  public convenience init?(systemName name: String) {
    guard let symbol = Symbol(rawValue: name) else {
      let known = Symbol.allCases.map(\.rawValue).joined(separator: ", ")
      Log.warning("no symbol named \"\(name)\"; there are: \(known)")
      return nil
    }
    self.init(.symbol(symbol, size: 17), renderingMode: .alwaysTemplate)
  }

  /// A symbol in the size of a font.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard let symbol = Symbol(rawValue: name) else {
      Log.warning("no symbol named \"\(name)\"")
      return nil
    }
    self.init(
      .symbol(symbol, size: Double(configuration?.pointSize ?? 17)), renderingMode: .alwaysTemplate)
  }

  /// How large a symbol is.
  public struct SymbolConfiguration: Hashable, Sendable {
    let pointSize: CGFloat
    /// A symbol beside text of a size in points.
    public init(pointSize: CGFloat) { self.pointSize = pointSize }
    /// A symbol beside text of a style.
    public init(textStyle: UIFont.TextStyle) { pointSize = textStyle.size(in: .current) }
  }

  /// Size in points.
  open var size: CGSize {
    switch content {
    case .texture(let texture):
      CGSize(width: CGFloat(texture.width) / scale, height: CGFloat(texture.height) / scale)
    case .vector(_, let width, let height): CGSize(width: width, height: height)
    case .symbol(_, let size): CGSize(width: (size * 1.2).rounded(), height: (size * 1.2).rounded())
    }
  }

  /// The same picture, shown in its own colours or as a stencil.
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(content, scale: scale, renderingMode: mode)
  }

  /// The picture as PNG; nil for symbols and for pictures that cannot be drawn.
  open func pngData() -> Data? {
    guard let texture = texture(width: size.width, height: size.height, pixels: scale) else {
      return nil
    }
    return texture.pngBytes().map { Data($0) }
  }

  var isTemplate: Bool {
    if case .symbol = content { return renderingMode != .alwaysOriginal }
    return renderingMode == .alwaysTemplate
  }

  /// Pixels for a size in points.
  func texture(width: Double, height: Double, pixels: Double) -> Texture? {
    switch content {
    case .texture(let texture): return texture
    case .symbol: return nil
    case .vector(let bytes, _, _):
      // A scalable picture may claim any size; a screen shows no more than this of it.
      func side(_ length: Double) -> Int {
        max(1, Int(min(max(length * pixels, 1), 4_096).rounded(.up)))
      }
      let wanted = side(width)
      return rasters.withLock { rasters in
        if let texture = rasters[wanted] { return texture }
        let texture = try? Texture.decode(
          bytes, width: wanted, height: side(height))
        rasters = [wanted: texture].compactMapValues { $0 }
        return texture
      }
    }
  }
}
