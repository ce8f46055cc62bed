import Layout

/// A picture of its natural size, or of the size that it is offered.
private final class ImageItem: LayoutItem {
  let view = UIImageView(frame: .zero)
  var isResizable = false
  /// The picture, also while it is covered.
  var picture: UIImage?

  override init() {
    super.init()
    own(view)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let natural = picture?.size ?? .zero
    guard isResizable else { return Size(natural) }
    return Size(
      width: proposal.width ?? natural.width, height: proposal.height ?? natural.height)
  }
  override func findBaseline(_ edge: BaselineEdge, in size: Size) -> Double? {
    isResizable
      ? nil : picture?.baseline(in: CGSize(width: size.width, height: size.height)).map(Double.init)
  }
  override func place(_ placement: Placement) { view.move(to: CGRect(placement.frame)) }
  override var isSilent: Bool { view.isSilent }
  override func collectViews(into views: inout [UIView]) { views.append(view) }
}

final class ImageNode: _ViewNode<Image> {
  private struct Wanted: Equatable {
    let source: Image.Source
    let mode: Image.TemplateRenderingMode?
    let pointSize: CGFloat?
  }

  private let item = ImageItem()
  private var shown: Wanted?

  override init(_ view: Image, in context: _NodeContext) {
    super.init(view, in: context)
    rerun()
  }

  override var items: [LayoutItem] { [item] }
  override var spokenText: String {
    item.view.accessibilityElementsHidden ? "" : item.view.accessibilityLabel ?? ""
  }

  override func update(_ view: Image, _ environment: EnvironmentValues) {
    super.update(view, environment)
    rerun()
  }

  override func rerun() { reader.readValues { apply() } }

  private func apply() {
    let widget = item.view
    let looks = TextEnvironment(environment)
    let wanted = Wanted(source: view.source, mode: view.mode, pointSize: pointSize)
    if shown != wanted || item.isResizable != view.isResizable {
      if shown != wanted { item.picture = picture(wanted) }
      shown = wanted
      item.isResizable = view.isResizable
      item.invalidate()
    }
    let image = environment.coversContent ? nil : item.picture
    if widget.image !== image { widget.image = image }
    widget.cover(environment.coversContent)
    let color = environment.foregroundColor
    if widget.tintColor != color { widget.tintColor = color }
    let label = view.label?.resolved(in: looks).string
    widget.contentAccessibilityLabel = label
  }

  /// The size of the text beside a symbol.
  private var pointSize: CGFloat? {
    guard case .symbol = view.source else { return nil }
    let size = (environment.font ?? .body).uiFont(for: environment.textScale).pointSize
    return size * environment.imageScale.factor
  }

  private func picture(_ wanted: Wanted) -> UIImage? {
    let image: UIImage? =
      switch wanted.source {
      case .named(let name, let bundle): UIImage(named: name, in: bundle, compatibleWith: nil)
      case .symbol(let name):
        UIImage(
          systemName: name,
          withConfiguration: UIImage.SymbolConfiguration(pointSize: wanted.pointSize ?? 17))
      case .picture(let image): image
      }
    switch wanted.mode {
    case .template: return image?.withRenderingMode(.alwaysTemplate)
    case .original: return image?.withRenderingMode(.alwaysOriginal)
    case nil: return image
    }
  }
}
