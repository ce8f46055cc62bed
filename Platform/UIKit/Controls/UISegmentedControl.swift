import GTK
import Layout

/// A few choices side by side, one of which is the chosen one.
///
/// ```swift
/// let units = UISegmentedControl(items: ["km", "miles"])
/// units.selectedSegmentIndex = 0
/// units.addAction(UIAction { _ in print(units.selectedSegmentIndex) }, for: .valueChanged)
/// ```
open class UISegmentedControl: UIControl {
  /// The index while nothing is chosen.
  public static let noSegment = -1
  private var segments: [SegmentButton] = []

  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 9
  }

  /// Makes a control with a segment for each title.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      insertSegment(withTitle: item as? String, at: index, animated: false)
    }
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// The chosen segment, or ``noSegment``. Setting it does no action.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { if oldValue != selectedSegmentIndex { applySelection() } }
  }

  /// The font of the titles.
  package var titleFont = UIFont.preferredFont(forTextStyle: .subheadline) {
    didSet {
      for segment in segments { segment.titleLabel?.font = titleFont }
      invalidateIntrinsicContentSize()
    }
  }

  /// Adds a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let button = SegmentButton(type: .custom)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.label, for: .normal)
    button.titleLabel?.font = titleFont
    button.layer.cornerRadius = 7
    button.isEnabled = isEnabled
    button.addAction(
      UIAction { [weak self, weak button] _ in
        if let button { self?.chosen(button) }
      }, for: .primaryActionTriggered)
    segments.insert(button, at: min(max(0, segment), segments.count))
    addSubview(button)
    if selectedSegmentIndex >= segment { selectedSegmentIndex += 1 }
    applySelection()
    invalidateIntrinsicContentSize()
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    selectedSegmentIndex = Self.noSegment
    invalidateIntrinsicContentSize()
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].setTitle(title, for: .normal)
    invalidateIntrinsicContentSize()
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? { segments[segment].title(for: .normal) }

  private func chosen(_ button: SegmentButton) {
    guard let index = segments.firstIndex(of: button), index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func applySelection() {
    for (index, segment) in segments.enumerated() {
      let isChosen = index == selectedSegmentIndex
      segment.isSelected = isChosen
      segment.backgroundColor = isChosen ? Self.chosenColor : nil
      segment.layer.shadowOpacity = isChosen ? 0.12 : 0
      segment.layer.shadowRadius = 2
      segment.layer.shadowOffset = CGSize(width: 0, height: 1)
    }
  }

  private static let chosenColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.39, alpha: 1) : UIColor(white: 1, alpha: 1)
  }

  /// Whether the control can be used.
  open override var isEnabled: Bool {
    didSet { for segment in segments { segment.isEnabled = isEnabled } }
  }

  // MARK: - Widget

  /// The segments are pressed and have the keyboard, not what is around them.
  override func makeHost() -> Widget {
    let container = Container(kind: .plain, role: .group)
    container.delegate = self
    return container
  }

  override var accessibleRole: AccessibleRole { .group }

  /// The segments take the keyboard.
  open override var canBecomeFirstResponder: Bool { false }

  // MARK: - Layout

  private var widest: CGFloat { segments.map { $0.intrinsicContentSize.width }.max() ?? 0 }

  /// As wide as so many times the widest title.
  open override var intrinsicContentSize: CGSize {
    let height = segments.map { $0.intrinsicContentSize.height }.max() ?? 0
    return CGSize(
      width: (widest + 24) * CGFloat(segments.count) + 4, height: max(32, height + 12))
  }

  override func fittingSize(for proposal: ProposedSize) -> CGSize { intrinsicContentSize }

  /// As wide as so many times the widest title.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Gives each segment the same width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.insetBy(dx: 2, dy: 2)
    let width = room.width / CGFloat(max(1, segments.count))
    for (index, segment) in segments.enumerated() {
      let place = CGFloat(isRightToLeft ? segments.count - 1 - index : index)
      segment.frame = CGRect(
        x: room.minX + place * width, y: room.minY, width: width, height: room.height)
    }
  }
}

/// One choice.
private final class SegmentButton: UIButton {}
