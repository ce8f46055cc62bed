import Layout

/// Puts views in a row or a column.
///
/// ```swift
/// let stack = UIStackView(arrangedSubviews: [title, field, button])
/// stack.axis = .vertical
/// stack.spacing = 12
/// ```
open class UIStackView: UIView {
  /// How the room along the axis is shared out.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where views lie across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The top of a row.
    public static let top = Alignment.leading
    /// The bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// The views in the row or column, in order. Hidden ones take no room.
  public private(set) var arrangedSubviews: [UIView] = []
  private var spacings: [ObjectIdentifier: CGFloat] = [:]

  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes an empty row with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Row or column.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { changed() } }
  /// How the room along the axis is shared out.
  open var distribution = Distribution.fill { didSet { changed() } }
  /// Where views lie across the axis.
  open var alignment = Alignment.fill { didSet { changed() } }
  /// Points between views.
  open var spacing: CGFloat = 0 { didSet { changed() } }
  /// Whether the layout margins are kept free.
  open var isLayoutMarginsRelativeArrangement = false { didSet { changed() } }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    if view.superview === self { arrangedSubviews.removeAll { $0 === view } }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    changed()
  }

  /// Takes a view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    changed()
  }

  /// Sets the points between a view and the next; `UIStackView.spacingUseDefault` takes it back.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    spacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    changed()
  }

  /// The points between a view and the next, if they were set.
  open func customSpacing(after view: UIView) -> CGFloat {
    spacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  /// Stands for the stack's own ``spacing``.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// A view that goes also leaves the row.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    spacings[ObjectIdentifier(subview)] = nil
    removeArrangedSubview(subview)
  }

  override func subviewVisibilityChanged(_ view: UIView) {
    super.subviewVisibilityChanged(view)
    changed()
  }

  private func changed() {
    if constraintState != nil { constraintTreeChanged() }
    invalidateIntrinsicContentSize()
  }

  var shown: [UIView] {
    // Written out, because a closure would ask for its actor at each view.
    var shown: [UIView] = []
    shown.reserveCapacity(arrangedSubviews.count)
    for view in arrangedSubviews where !view.isHidden { shown.append(view) }
    return shown
  }

  private func elements(_ views: [UIView]) -> [any LayoutElement] {
    var elements: [any LayoutElement] = []
    elements.reserveCapacity(views.count)
    for view in views { elements.append(ViewElement(view)) }
    return elements
  }

  private func layout(for views: [UIView]) -> StackLayout {
    let margins = isLayoutMarginsRelativeArrangement ? directionalLayoutMargins : .zero
    let distribution: StackLayout.Distribution =
      switch distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    let alignment: StackLayout.Alignment =
      switch alignment {
      case .fill: .fill
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      case .firstBaseline: .firstBaseline
      case .lastBaseline: .lastBaseline
      }
    return StackLayout(
      axis: axis == .horizontal ? .horizontal : .vertical, distribution: distribution,
      alignment: alignment, spacing: spacing,
      customSpacing: spacings.isEmpty
        ? [] : views.map { view in spacings[ObjectIdentifier(view)].map { Double($0) } },
      margins: Insets(
        top: margins.top, leading: margins.leading, bottom: margins.bottom,
        trailing: margins.trailing),
      direction: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Answers are remembered until something in the stack changes: stacks in stacks are asked often.
  override func fittingSize(for proposal: ProposedSize) -> CGSize {
    if let size = answers[proposal] { return size }
    let views = shown
    let size = layout(for: views).size(of: elements(views), proposal: proposal)
    let answer = CGSize(width: size.width, height: size.height)
    answers.remember(answer, for: proposal)
    return answer
  }

  /// The size that the views need.
  open override var intrinsicContentSize: CGSize { fittingSize(for: .unspecified) }

  /// The size that the views need in the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(for: ProposedSize(width: size.width, height: nil))
  }

  /// Gives the views their frames.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isLaidOutByConstraints else { return }
    let views = shown
    let frames = layout(for: views).frames(
      of: elements(views),
      in: Rect(CGRect(origin: .zero, size: bounds.size)))
    for (view, frame) in zip(views, frames) { view.frame = CGRect(frame) }
  }

  override func baselineOffset(last: Bool, in size: CGSize) -> CGFloat? {
    let views = shown
    guard let view = axis == .vertical && last ? views.last : views.first else { return nil }
    let part = view.fittingSize(for: ProposedSize(width: size.width, height: nil))
    return view.baselineOffset(last: last, in: part)
  }
}
