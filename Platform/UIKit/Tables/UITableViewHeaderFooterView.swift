import GTK
import Layout

/// What stands above or below a section of a table.
open class UITableViewHeaderFooterView: UIView {
  /// The name under which the view was registered.
  public let reuseIdentifier: String?
  /// Holds what the view shows.
  public let contentView = UIView()
  private var shown: (UIView & UIContentView)?
  var isHeader = false { didSet { accessibilityTraits = isHeader ? .header : .none } }

  /// Makes an empty view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// The ground that tables stand on, not for apps: views of a registered class are made by it.
  public required convenience init(_registered identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Called before the view is used for another section.
  open func prepareForReuse() {}

  /// The usual content of words above a section, without words.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  /// What the view shows.
  open var contentConfiguration: UIContentConfiguration? {
    get { shown?.configuration }
    set {
      if let newValue, let shown, shown.supports(newValue) {
        shown.configuration = newValue
      } else {
        shown?.removeFromSuperview()
        shown = newValue?.makeContentView()
        if let shown { contentView.addSubview(shown) }
      }
      applyAccessibility()
      invalidateIntrinsicContentSize()
    }
  }

  private var usualContent: UIListContentView? {
    if shown == nil { contentConfiguration = defaultContentConfiguration() }
    return shown as? UIListContentView
  }

  /// The label of the usual content; nil while another content is shown.
  open var textLabel: UILabel? { usualContent?.textLabel }

  override var impliedIsAccessibilityElement: Bool { true }
  override var impliedAccessibilityLabel: String? { contentView.wordsForReaders }

  override func fittingSize(for proposal: ProposedSize) -> CGSize {
    let width = proposal.width ?? 0
    let height =
      shown?.heedingSize(for: ProposedSize(width: width, height: nil)).height
      ?? contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    return CGSize(width: width, height: height.rounded(.up))
  }

  /// Gives the content its place.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
    shown?.frame = contentView.frame
  }
}
