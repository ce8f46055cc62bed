import GTK
import Layout

/// Shows a picture.
open class UIImageView: UIView {
  private var picture: Picture? { host as? Picture }

  /// Makes a view of the picture's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setStandards()
    self.image = image
    imageChanged()
  }

  /// Makes a view of the picture's size that has another picture while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setStandards()
    self.image = image
    self.highlightedImage = highlightedImage
    imageChanged()
  }

  /// Makes a view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setStandards()
  }

  private func setStandards() {
    model.isInteractive = false
    model.hugging = (UILayoutPriority(251), UILayoutPriority(251))
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The picture; nil shows nothing.
  open var image: UIImage? {
    didSet {
      guard oldValue !== image else { return }
      imageChanged()
      // A camera gives pictures of one size, many a second.
      if oldValue?.size != image?.size { invalidateIntrinsicContentSize() }
    }
  }

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
    isPainted ? super.makeHost() : Picture()
  }

  /// A stencil takes the tint, so it is painted, as is a picture that keeps its size; any other is a
  /// GtkPicture, which fits it to its place.
  private var isPainted: Bool { image?.isTemplate != false || contentMode.anchor != nil }

  private func imageChanged() {
    if host != nil, isPainted == (picture != nil) { remakeHost() } else { applyImage() }
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
      default: .fill
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
      imageChanged()
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
    guard let shown else { return }
    let place = place(of: shown)
    if !shown.isTemplate, isPainted,
      let texture = shown.texture(
        width: place.width, height: place.height, pixels: max(2, traitCollection.displayScale))
    {
      snapshot.texture(
        texture,
        in: PaintRect(x: place.minX, y: place.minY, width: place.width, height: place.height))
    }
    shown.paintTemplate(
      in: place, color: tintColor.paint(with: traitCollection), mirrored: isRightToLeft,
      into: snapshot)
  }

  /// A symbol stands on the line of the text beside it.
  override func baselineOffset(last: Bool, in size: CGSize) -> CGFloat? {
    image?.baseline(in: size)
  }

  private func place(of image: UIImage) -> CGRect {
    guard let anchor = contentMode.anchor else { return bounds }
    return CGRect(
      x: (bounds.width - image.size.width) * anchor.x,
      y: (bounds.height - image.size.height) * anchor.y, width: image.size.width,
      height: image.size.height)
  }
}

extension UIImage {
  /// How far below the top of a place the line is that a symbol in it stands on; nil for pictures.
  ///
  /// The middle of a symbol is that of the capital letters beside it.
  package func baseline(in place: CGSize) -> CGFloat? {
    guard case .symbol(_, let pointSize) = content, size.height > 0 else { return nil }
    let capitals = 0.72 * pointSize * min(place.width, place.height) / size.height
    return (place.height + capitals) / 2
  }

  /// Paints a stencil in one colour; what has its own colours is left to its widget.
  @MainActor func paintTemplate(
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
