import Layout

/// The choice of a picker: its options are views that are not shown, but read.
struct PickerChoice<Content: View>: PrimitiveView {
  let content: Content
  let look: _PickerLook
  let title: Text?
  let selection: AnyHashable
  let choose: @MainActor (AnyHashable) -> Void

  init(
    content: Content, look: _PickerLook, title: Text?, selection: AnyHashable,
    choose: @escaping @MainActor (AnyHashable) -> Void
  ) {
    self.content = content
    self.look = look
    self.title = title
    self.selection = selection
    self.choose = choose
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PickerNode(view, in: context)
  }
}

private final class PickerNode<Content: View>: _ViewNode<PickerChoice<Content>> {
  private struct Option: Equatable {
    let tag: AnyHashable?
    let name: String
  }

  private var child: _ViewNode<Content>!
  private var options: [Option] = []
  private let segments = ViewItem(UISegmentedControl(frame: .zero))
  private let button = ViewItem(UIButton(type: .system))
  private lazy var filling = FieldWidthItem(segments)

  override init(_ view: PickerChoice<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: _NodeContext(under: self, environment))
    segments.view.addAction(
      UIAction { [weak self] _ in self?.segmentChosen() }, for: .valueChanged)
    button.view.addAction(
      UIAction { [weak self] _ in self?.ask() }, for: .primaryActionTriggered)
    rerun()
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }
  override var items: [LayoutItem] { view.look == .segmented ? [filling] : [button] }

  override func itemsChanged() { rerun() }

  override func update(_ view: PickerChoice<Content>, _ environment: EnvironmentValues) {
    let isOtherLook = self.view.look != view.look
    super.update(view, environment)
    child.update(view.content, environment)
    rerun()
    if isOtherLook { super.itemsChanged() }
  }

  override func rerun() { reader.read { apply() } }

  private var chosen: Int? { options.firstIndex { $0.tag == view.selection } }
  private var name: String { view.title?.plainString(in: environment.locale) ?? "" }

  private func apply() {
    let options = child.items.map { item in
      Option(
        tag: item.trait(ObjectIdentifier(TagTrait.self)) as? AnyHashable,
        name: item.spokenViews.compactMap(\.spokenName).joined(separator: ", "))
    }
    let isOther = options != self.options
    self.options = options
    if view.look == .segmented { applySegments(isOther) } else { applyButton() }
  }

  private func applySegments(_ isOther: Bool) {
    let control = segments.view
    if isOther || control.numberOfSegments != options.count {
      control.removeAllSegments()
      for (index, option) in options.enumerated() {
        control.insertSegment(withTitle: option.name, at: index, animated: false)
      }
    }
    control.selectedSegmentIndex = chosen ?? UISegmentedControl.noSegment
    control.isEnabled = environment.isEnabled
    let category = UIContentSizeCategory(environment.dynamicTypeSize)
    let font = (environment.font ?? .subheadline).uiFont(for: category)
    if control.titleFont != font { control.titleFont = font }
    control.contentAccessibilityLabel = name
  }

  private func applyButton() {
    let control = button.view
    let category = UIContentSizeCategory(environment.dynamicTypeSize)
    let font = (environment.font ?? .body).uiFont(for: category)
    if control.titleLabel?.font != font { control.titleLabel?.font = font }
    let value = chosen.map { options[$0].name } ?? ""
    if control.currentTitle != value { control.setTitle(value, for: .normal) }
    if control.tintColor != environment.tintColor { control.tintColor = environment.tintColor }
    control.isEnabled = environment.isEnabled
    control.contentAccessibilityLabel = name.isEmpty ? value : name
    if control.accessibilityValue != value { control.accessibilityValue = value }
  }

  private func segmentChosen() {
    let index = segments.view.selectedSegmentIndex
    if options.indices.contains(index), let tag = options[index].tag { view.choose(tag) }
    // A binding that stays as it was keeps its segment.
    segments.view.selectedSegmentIndex = chosen ?? UISegmentedControl.noSegment
  }

  private func ask() {
    guard let controller, controller.presentedViewController == nil else { return }
    let sheet = UIAlertController(
      title: name.isEmpty ? nil : name, message: nil, preferredStyle: .actionSheet)
    for (index, option) in options.enumerated() {
      let action = UIAlertAction(title: option.name, style: .default) { [weak self] _ in
        if let tag = option.tag { self?.view.choose(tag) }
      }
      sheet.addAction(action)
      if index == chosen { sheet.preferredAction = action }
    }
    controller.present(sheet, animated: true)
  }
}
