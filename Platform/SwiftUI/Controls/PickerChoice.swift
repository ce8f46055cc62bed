import Layout

/// The choice of a picker: its options are views that are not shown, but read.
struct PickerChoice<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content
  let look: _PickerLook
  let selection: AnyHashable
  let choose: @MainActor (AnyHashable) -> Void

  init(
    label: Label, content: Content, look: _PickerLook, selection: AnyHashable,
    choose: @escaping @MainActor (AnyHashable) -> Void
  ) {
    self.label = label
    self.content = content
    self.look = look
    self.selection = selection
    self.choose = choose
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PickerNode(view, in: context)
  }
}

private final class PickerNode<Label: View, Content: View>: _ViewNode<PickerChoice<Label, Content>>
{
  private struct Option: Equatable {
    let tag: AnyHashable?
    let name: String
  }

  private var label: _ViewNode<Label>!
  private var child: _ViewNode<Content>!
  private var face: _ViewNode<PickerFace<Label>>!
  private var options: [Option] = []
  private let segments = ViewItem(UISegmentedControl(frame: .zero))
  private lazy var filling = FieldWidthItem(segments)

  override init(_ view: PickerChoice<Label, Content>, in context: _NodeContext) {
    super.init(view, in: context)
    let inner = _NodeContext(under: self, environment)
    label = Label._makeNode(view.label, in: inner)
    child = Content._makeNode(view.content, in: _NodeContext(under: self, tagged))
    readOptions()
    face = PickerFace<Label>._makeNode(look(), in: inner)
    segments.view.addAction(
      UIAction { [weak self] _ in self?.segmentChosen() }, for: .valueChanged)
    rerun()
  }

  override var children: [_Node] { face == nil ? [] : [label, child, face] }
  override var items: [LayoutItem] { view.look == .segmented ? [filling] : face.items }

  override func itemsChanged() {
    guard face != nil else { return }
    if !isUpdating { rerun() }
    super.itemsChanged()
  }

  /// While all is updated, the end of the update reads the options.
  private var isUpdating = false

  override func update(
    _ view: PickerChoice<Label, Content>, _ environment: EnvironmentValues
  ) {
    let isOtherLook = self.view.look != view.look
    super.update(view, environment)
    isUpdating = true
    label.update(view.label, environment)
    child.update(view.content, tagged)
    isUpdating = false
    rerun()
    if isOtherLook { super.itemsChanged() }
  }

  override func rerun() {
    reader.read {
      let before = options
      readOptions()
      isUpdating = true
      face.update(look(), environment)
      isUpdating = false
      if view.look == .segmented { applySegments(options != before) }
    }
  }

  private var tagged: EnvironmentValues {
    var environment = environment
    environment.tagsByIdentity = true
    return environment
  }

  private func readOptions() {
    options = child.items.map { item in
      Option(
        tag: item.trait(ObjectIdentifier(TagTrait.self)) as? AnyHashable,
        name: item.spokenViews.compactMap(\.spokenName).joined(separator: ", "))
    }
  }

  private var chosen: Int? { options.firstIndex { $0.tag == view.selection } }
  private var name: String { label.spokenText }

  private func look() -> PickerFace<Label> {
    PickerFace(
      label: view.label, name: name, look: view.look, options: options.map(\.name), chosen: chosen,
      choose: { [weak self] in self?.choose($0) }, ask: { [weak self] in self?.ask() })
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
    let font = (environment.font ?? .subheadline).uiFont(for: environment.textScale)
    if control.titleFont != font { control.titleFont = font }
    control.contentAccessibilityLabel = name
  }

  private func choose(_ index: Int) {
    if options.indices.contains(index), let tag = options[index].tag { view.choose(tag) }
  }

  private func segmentChosen() {
    choose(segments.view.selectedSegmentIndex)
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

private struct IdentityTagKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the identities of `ForEach` are tags.
  var tagsByIdentity: Bool {
    get { self[IdentityTagKey.self] }
    set { if newValue != tagsByIdentity { self[IdentityTagKey.self] = newValue } }
  }
}
