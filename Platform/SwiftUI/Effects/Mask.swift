import Layout

/// An item that is as opaque as others that are not seen themselves.
final class MaskItem: WrapperItem {
  let layer = UIView(frame: .zero)
  private let ground = ItemCanvas(frame: .zero)
  private let cover = ItemCanvas(frame: .zero)

  init(_ inner: LayoutItem, _ rule: OverlayLayout) {
    super.init(inner)
    ground.content.items = [inner]
    ground.content.container = self
    own(layer)
    cover.content.rule = rule
    cover.isUserInteractionEnabled = false
    cover.accessibilityElementsHidden = true
    layer.addSubview(ground)
    layer.addSubview(cover)
    layer.paintEffects.mask = cover
  }

  func take(_ items: [LayoutItem], _ rule: OverlayLayout) {
    cover.content.items = items
    cover.content.rule = rule
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    ground.content.sizeThatFits(proposal)
  }

  override func place(_ placement: Placement) {
    layer.move(to: CGRect(placement.frame))
    let bounds = CGRect(origin: .zero, size: layer.bounds.size)
    ground.place = { bounds, _ in Placement(frame: Rect(bounds), proposal: placement.proposal) }
    for canvas in [ground, cover] {
      canvas.move(to: bounds)
      canvas.takeMotion()
      canvas.setNeedsLayout()
    }
  }

  override func collectViews(into views: inout [UIView]) { views.append(layer) }
}

struct MaskModifier<Mask: View>: ViewModifier {
  let mask: Mask
  let alignment: Alignment
  typealias Body = Never

  static func _makeNode<Changed: View>(
    _ view: ModifiedContent<Changed, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Changed, Self>> {
    MaskNode(view, in: context)
  }

  private final class MaskNode<Content: View>: _ViewNode<
    ModifiedContent<Content, MaskModifier<Mask>>
  >
  {
    private var main: _ViewNode<Content>!
    /// One for each view that the content gives.
    private var masks: [_ViewNode<Mask>] = []
    private var masked: [MaskItem] = []

    override init(
      _ view: ModifiedContent<Content, MaskModifier<Mask>>, in context: _NodeContext
    ) {
      super.init(view, in: context)
      main = Content._makeNode(view.content, in: _NodeContext(under: self, environment))
      take()
    }

    override var children: [_Node] { main.map { [$0] + masks } ?? [] }
    override var items: [LayoutItem] { masked }
    override var spokenText: String { main.spokenText }

    private var rule: OverlayLayout {
      OverlayLayout(
        alignment: view.modifier.alignment.engine,
        direction: environment.layoutDirection.reading)
    }

    private func take() {
      var before = zip(masked, masks).map { (item: $0, mask: $1) }
      masked = []
      masks = []
      for item in main.items {
        if let index = before.firstIndex(where: { $0.item.inner === item }) {
          let known = before.remove(at: index)
          masked.append(known.item)
          masks.append(known.mask)
        } else {
          masked.append(MaskItem(item, rule))
          masks.append(
            Mask._makeNode(view.modifier.mask, in: _NodeContext(under: self, environment)))
        }
      }
      for (item, mask) in zip(masked, masks) { item.take(mask.items, rule) }
      for gone in before { gone.mask.unmount() }
    }

    override func itemsChanged() {
      take()
      super.itemsChanged()
    }

    override func update(
      _ view: ModifiedContent<Content, MaskModifier<Mask>>, _ environment: EnvironmentValues
    ) {
      super.update(view, environment)
      main.update(view.content, environment)
      for mask in masks { mask.update(view.modifier.mask, environment) }
      for (item, mask) in zip(masked, masks) { item.take(mask.items, rule) }
    }
  }
}

extension View {
  /// Makes the view as opaque as another one, which is not seen itself.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Makes the view as opaque as another one, which is not seen itself.
  @available(*, deprecated, message: "Use mask(alignment:_:) with a closure.")
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}
