import GTK

/// A colour, fixed or chosen by the traits of where it is shown.
///
/// ```swift
/// let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
/// ```
open class UIColor: NSObject, @unchecked Sendable {  // Sendable: nothing in it changes after init.
  private enum Storage {
    case fixed(PaintColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }
  private let word = FoundationWord()
  private let storage: Storage

  /// Makes a colour from red, green and blue, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(PaintColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a grey, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func part(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Makes a colour that is chosen anew for each set of traits.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
  }

  /// Makes a colour from a fixed one.
  public convenience init(cgColor: CGColor) {
    let paint = cgColor.paint
    self.init(red: paint.red, green: paint.green, blue: paint.blue, alpha: paint.alpha)
  }

  /// The fixed colour for `traits`.
  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    switch storage {
    case .fixed: self
    case .dynamic(let provider): provider(traits).resolvedColor(with: traits)
    }
  }

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let paint):
      return UIColor(red: paint.red, green: paint.green, blue: paint.blue, alpha: alpha)
    case .dynamic(let provider):
      return UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// The fixed colour for the current traits.
  open var cgColor: CGColor {
    let paint = paint(with: .current)
    return CGColor(red: paint.red, green: paint.green, blue: paint.blue, alpha: paint.alpha)
  }

  /// Writes the parts for the current traits, each from 0 to 1, where pointers are given.
  /// - Returns: true.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let paint = paint(with: .current)
    red?.pointee = paint.red
    green?.pointee = paint.green
    blue?.pointee = paint.blue
    alpha?.pointee = paint.alpha
    return true
  }

  package func paint(with traits: UITraitCollection) -> PaintColor {
    switch storage {
    case .fixed(let paint): paint
    case .dynamic(let provider): provider(traits).paint(with: traits)
    }
  }

  /// Makes this the colour of what is drawn next in the current context.
  @MainActor open func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour of what is filled next in the current context.
  @MainActor open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes this the colour of what is stroked next in the current context.
  @MainActor open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Whether `object` is the same fixed colour, or the same dynamic one.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if case .fixed(let one) = storage, case .fixed(let two) = other.storage { return one == two }
    return self === other
  }

  /// Equal colours have equal hashes.
  open override var hash: Int {
    if case .fixed(let paint) = storage { return paint.hashValue }
    return ObjectIdentifier(self).hashValue
  }
}
