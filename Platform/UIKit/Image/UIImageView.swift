import GTK
import Layout

/// Shows a picture.
open class UIImageView: UIView {
  private var picture: Picture? { host as? Picture }

  /// Makes a view of the picture's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Makes a view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    model.isInteractive = false
    model.hugging = (UILayoutPriority(251), UILayoutPriority(251))
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The picture; nil shows nothing.
  open var image: UIImage? {
    didSet {
      guard oldValue !== image else { return }
      let wasPainted = oldValue?.isTemplate
      if host != nil, wasPainted != image?.isTemplate { remakeHost() } else { applyImage() }
      imageDidChange()
      invalidateIntrinsicContentSize()
    }
  }

  /// Called after another picture was set.
  func imageDidChange() {}

  /// The picture while ``isHighlighted``; nil is the usual one.
  open var highlightedImage: UIImage? { didSet { applyImage() } }

  /// Whether ``highlightedImage`` is shown.
  open var isHighlighted = false { didSet { applyImage() } }

  /// Called when the colour of stencils may have changed.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    queueDraw()
  }

  /// The picture's size.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  /// The picture's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  override func makeHost() -> Widget {
    // A stencil takes the tint, so it is painted; what has its own colours is a GtkPicture.
    image?.isTemplate == true || image == nil ? super.makeHost() : Picture()
  }

  override func configureHost() {
    super.configureHost()
    applyImage()
  }

  override var accessibleRole: AccessibleRole { .image }
  override var impliedAccessibilityTraits: UIAccessibilityTraits { .image }

  override func applyAccessibility() {
    super.applyAccessibility()
    // A picture without a name is an ornament, which a screen reader should pass over.
    host?.setAccessibleHidden(accessibilityLabel == nil || accessibilityElementsHidden)
  }

  private func applyImage() {
    guard let picture else {
      queueDraw()
      return
    }
    let shown = isHighlighted ? highlightedImage ?? image : image
    let fit: Picture.Fit =
      switch contentMode {
      case .scaleAspectFit: .contain
      case .scaleAspectFill: .cover
      case .scaleToFill, .redraw: .fill
      default: .scaleDown
      }
    let size = bounds.isEmpty ? shown?.size ?? .zero : bounds.size
    picture.setTexture(
      shown?.texture(
        width: size.width, height: size.height, pixels: max(2, traitCollection.displayScale)),
      fit: fit)
  }

  /// How the picture lies in the bounds.
  open override var contentMode: ContentMode {
    get { super.contentMode }
    set {
      super.contentMode = newValue
      applyImage()
    }
  }

  /// Draws a vector picture anew for its size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if case .vector = image?.content { applyImage() }
  }

  override func paintContent(_ snapshot: Snapshot) {
    super.paintContent(snapshot)
    let shown = isHighlighted ? highlightedImage ?? image : image
    shown?.paintTemplate(
      in: bounds, color: tintColor.paint(with: traitCollection), mirrored: isRightToLeft,
      into: snapshot)
  }
}

extension UIImage {
  /// Paints a stencil in one colour; what has its own colours is left to its widget.
  func paintTemplate(
    in bounds: CGRect, color: PaintColor, mirrored: Bool, into snapshot: Snapshot
  ) {
    let rect = PaintRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
    switch content {
    case .symbol(let symbol, _):
      let canvas = snapshot.cairo(rect)
      SymbolPainter.paint(symbol, in: bounds, color: color, mirrored: mirrored, on: canvas)
    default:
      guard isTemplate, let texture = texture(width: bounds.width, height: bounds.height, pixels: 2)
      else { return }
      snapshot.stencil(texture, in: rect, color)
    }
  }
}
