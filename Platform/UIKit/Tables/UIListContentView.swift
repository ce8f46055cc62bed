import Layout

/// Shows the usual content of a row.
open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  private let image = UIImageView()
  private let texts = UIStackView()
  private let primary = UILabel()
  private let secondary = UILabel()
  private let row = UIStackView()

  /// Makes a view that shows `configuration`.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [primary, secondary] {
      // The row itself is read, with all its words.
      view.accessibilityElementsHidden = true
      texts.addArrangedSubview(view)
    }
    for view in [image, texts] { row.addArrangedSubview(view) }
    row.alignment = .center
    row.isLayoutMarginsRelativeArrangement = true
    image.contentMode = .scaleAspectFit
    image.setContentHuggingPriority(.required, for: .horizontal)
    image.setContentCompressionResistancePriority(.required, for: .horizontal)
    addSubview(row)
    apply()
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  /// What is shown, as a `UIListContentConfiguration`.
  open var configuration: UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      content = newValue
      apply()
    }
  }

  /// The first text's label.
  var textLabel: UILabel { primary }
  /// The second text's label.
  var secondaryTextLabel: UILabel { secondary }
  /// The picture's view.
  var imageView: UIImageView { image }
  /// Words of the row that assistive technology reads as one.
  var words: String? {
    let words = [primary.text, secondary.text].compactMap { $0 }.filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private func apply() {
    put(content.text, content.attributedText, content.textProperties, into: primary)
    put(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      into: secondary)
    secondary.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    arrange(in: nil)
    image.image = content.image
    image.isHidden = content.image == nil
    image.tintColor = content.imageProperties.tintColor
    image.layer.cornerRadius = content.imageProperties.cornerRadius
    image.clipsToBounds = content.imageProperties.cornerRadius > 0
    applyImageSize()
    row.spacing = content.imageToTextPadding
    row.directionalLayoutMargins = content.directionalLayoutMargins
    invalidateIntrinsicContentSize()
  }

  /// The second text goes below the first where it does not fit beside it.
  private func arrange(in width: CGFloat?) {
    var isBeside = content.prefersSideBySideTextAndSecondaryText
    if let width, isBeside {
      let margins = content.directionalLayoutMargins
      var wanted = primary.intrinsicContentSize.width + secondary.intrinsicContentSize.width
      wanted += content.textToSecondaryTextHorizontalPadding + margins.leading + margins.trailing
      if !image.isHidden {
        wanted += image.heedingSize(for: .unspecified).width + content.imageToTextPadding
      }
      isBeside = wanted <= width
    }
    let axis = isBeside ? NSLayoutConstraint.Axis.horizontal : .vertical
    let spacing =
      isBeside
      ? content.textToSecondaryTextHorizontalPadding : content.textToSecondaryTextVerticalPadding
    if texts.axis != axis { texts.axis = axis }
    if texts.spacing != spacing { texts.spacing = spacing }
    let alignment = isBeside ? UIStackView.Alignment.firstBaseline : .fill
    if texts.alignment != alignment { texts.alignment = alignment }
    primary.setContentHuggingPriority(isBeside ? .defaultLow : .defaultHigh, for: .horizontal)
  }

  private func put(
    _ text: String?, _ attributed: NSAttributedString?,
    _ look: UIListContentConfiguration.TextProperties, into label: UILabel
  ) {
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = label.text?.isEmpty ?? true
    label.font = look.font
    label.textColor = look.color
    label.numberOfLines = look.numberOfLines
    label.adjustsFontForContentSizeCategory = look.adjustsFontForContentSizeCategory
    label.textAlignment = look.alignment == .center ? .center : .natural
  }

  private var imageSize: [NSLayoutConstraint] = []

  /// The picture's greatest size, and the room that is kept for it.
  private func applyImageSize() {
    NSLayoutConstraint.deactivate(imageSize)
    imageSize = []
    guard let size = content.image?.size, size.width > 0, size.height > 0 else { return }
    let limit = content.imageProperties.maximumSize
    var scale: CGFloat = 1
    if limit.width > 0 { scale = min(scale, limit.width / size.width) }
    if limit.height > 0 { scale = min(scale, limit.height / size.height) }
    let room = content.imageProperties.reservedLayoutSize
    guard scale < 1 || room != .zero else { return }
    imageSize = [
      image.widthAnchor.constraint(equalToConstant: max(size.width * scale, room.width)),
      image.heightAnchor.constraint(equalToConstant: max(size.height * scale, room.height)),
    ]
    NSLayoutConstraint.activate(imageSize)
  }

  override func fittingSize(for proposal: ProposedSize) -> CGSize {
    if let width = proposal.width { arrange(in: width) }
    return row.fittingSize(for: proposal)
  }

  /// The room that picture and texts need.
  open override var intrinsicContentSize: CGSize { row.intrinsicContentSize }

  /// The room that picture and texts need in the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(for: ProposedSize(width: size.width, height: nil))
  }

  /// Gives picture and texts their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange(in: bounds.width)
    row.frame = CGRect(origin: .zero, size: bounds.size)
  }
}
