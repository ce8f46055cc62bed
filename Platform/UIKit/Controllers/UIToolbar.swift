import GTK

/// A bar of items below a screen.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private var views: [(view: UIView, item: UIBarButtonItem)] = []
  private let line = UIView()

  /// Makes a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    addSubview(line)
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The items, from the side where reading begins.
  open var items: [UIBarButtonItem]? {
    didSet {
      for entry in views { entry.view.removeFromSuperview() }
      views = (items ?? []).map { ($0.makeView(), $0) }
      for entry in views { addSubview(entry.view) }
      setNeedsLayout()
    }
  }

  /// Colour of the bar; nil is the system's ground.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? .systemBackground }
  }

  /// Sets the items, at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  override var accessibleRole: AccessibleRole { .toolbar }

  var preferredHeight: CGFloat {
    max(49, views.map { $0.view.fittingSize(for: .unspecified).height }.max() ?? 0)
  }

  /// Puts the items in a row; flexible spaces share what is left over.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let inset: CGFloat = 16
    let widths = views.map { entry -> CGFloat in
      if entry.item.isSpace { return entry.item.width }
      return max(44, entry.view.fittingSize(for: .unspecified).width)
    }
    let flexible = views.count { $0.item.systemItem == .flexibleSpace }
    let left = max(0, bounds.width - 2 * inset - widths.reduce(0, +))
    var x = inset
    for (entry, width) in zip(views, widths) {
      let isFlexible = entry.item.systemItem == .flexibleSpace
      let length = width + (isFlexible && flexible > 0 ? left / CGFloat(flexible) : 0)
      entry.view.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - length : x, y: 0, width: length, height: bounds.height
      )
      x += length
    }
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
  }
}
