import Layout

/// A control whose label is made of views that know whether it is pressed.
struct Pressable<Label: View>: PrimitiveView {
  let action: @MainActor () -> Void
  let label: @MainActor (Bool) -> Label

  init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: @escaping @MainActor (Bool) -> Label
  ) {
    self.action = action
    self.label = label
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PressableNode(view, in: context)
  }
}

/// A control that is a canvas for its label.
private final class PressableControl: UIControl {
  let ground = ItemCanvas(frame: .zero)
  var onStateChange: @MainActor () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    ground.isUserInteractionEnabled = false
    addSubview(ground)
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isHighlighted: Bool { didSet { if oldValue != isHighlighted { onStateChange() } } }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
  }
}

private final class PressableItem: LayoutItem {
  let control = PressableControl(frame: .zero)
  var content: LayoutItem { control.ground.content }

  override init() {
    super.init()
    control.ground.content.container = self
    own(control)
  }

  override func measure(_ proposal: ProposedSize) -> Size { content.sizeThatFits(proposal) }
  override var wordWidth: Double { content.wordWidth }
  override func baseline(_ edge: BaselineEdge, in size: Size) -> Double? {
    content.baseline(edge, in: size)
  }
  override func place(_ placement: Placement) {
    control.move(to: CGRect(placement.frame))
    control.ground.takeMotion()
    control.ground.place = { bounds, _ in
      Placement(frame: Rect(bounds), proposal: placement.proposal)
    }
    control.ground.setNeedsLayout()
  }
  override func collectViews(into views: inout [UIView]) { views.append(control) }
  override func trait(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(PressTrait.self) ? control.isHighlighted : nil
  }
}

private final class PressableNode<Label: View>: _ViewNode<Pressable<Label>> {
  private let item = PressableItem()
  private var child: _ViewNode<Label>!

  override init(_ view: Pressable<Label>, in context: _NodeContext) {
    super.init(view, in: context)
    let content = reader.read { view.label(false) }
    child = Label._makeNode(content, in: _NodeContext(under: self, environment))
    item.control.ground.content.items = child.items
    item.control.onStateChange = { [weak self] in
      self?.rerun()
      self?.item.invalidate()
    }
    item.control.addAction(
      UIAction { [weak self] _ in self?.view.action() }, for: .primaryActionTriggered)
    apply()
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }
  override var items: [LayoutItem] { [item] }
  override func itemsChanged() {
    item.control.ground.content.items = child.items
    apply()
  }

  private func apply() {
    if item.control.isEnabled != environment.isEnabled {
      item.control.isEnabled = environment.isEnabled
    }
    item.control.contentAccessibilityLabel = child.spokenText
  }

  override func update(_ view: Pressable<Label>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    rerun()
  }

  override func rerun() {
    let isPressed = item.control.isHighlighted
    let content = reader.read { view.label(isPressed) }
    child.update(content, environment)
    apply()
  }
}
