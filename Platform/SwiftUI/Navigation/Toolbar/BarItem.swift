import Layout

/// An item of a bar, with the views of SwiftUI that it shows.
@MainActor final class BarItem {
  let placement: ToolbarItemPlacement
  let item: UIBarButtonItem
  /// Nil for empty space.
  let canvas: BarCanvas?
  private(set) var items: [LayoutItem] = []

  /// Makes an item that shows views.
  init(placement: ToolbarItemPlacement, canvas: BarCanvas) {
    self.placement = placement
    self.canvas = canvas
    item = UIBarButtonItem(customView: canvas)
    canvas.margin = placement.place == .principal ? 0 : 8
  }

  /// Makes empty space that takes what is left over.
  init(spaceAt placement: ToolbarItemPlacement) {
    self.placement = placement
    canvas = nil
    item = .flexibleSpace()
  }

  /// Takes the views of the item, which stand side by side.
  func take(_ items: [LayoutItem], _ direction: ReadingDirection) {
    guard let canvas, !self.items.elementsEqual(items, by: ===) else { return }
    self.items = items
    if items.count == 1 {
      canvas.content.items = items
    } else {
      let row = ContainerItem(
        FlexibleStackLayout(
          axis: .horizontal, spacing: defaultStackSpacing, direction: direction))
      row.items = items
      canvas.content.items = [row]
    }
  }
}

/// The ground of an item's views in a bar.
final class BarCanvas: ItemCanvas {
  /// Points on both sides of the views.
  var margin: CGFloat = 8
  /// Called when the views have changed.
  var onChange: @MainActor () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    place = { [weak self] bounds, content in
      let width = self?.inner(of: bounds.width) ?? bounds.width
      let inner = bounds.insetBy(dx: (bounds.width - width) / 2, dy: 0)
      let proposal = ProposedSize(Size(inner.size))
      let size = content.sizeThatFits(proposal)
      return Placement(
        frame: Rect(
          x: inner.minX + (inner.width - size.width) / 2,
          y: inner.minY + (inner.height - size.height) / 2, width: size.width, height: size.height
        ), proposal: proposal)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func sizeThatFits(width: CGFloat?, height: CGFloat?) -> CGSize {
    guard let width else {
      let size = super.sizeThatFits(width: nil, height: height)
      return CGSize(width: size.width + 2 * margin, height: size.height)
    }
    let inner = inner(of: width)
    let size = super.sizeThatFits(width: inner, height: height)
    return CGSize(width: size.width + width - inner, height: size.height)
  }

  /// The width for the views in a width. The room around them gives way before they do.
  private func inner(of width: CGFloat) -> CGFloat {
    let own = content.sizeThatFits(.unspecified).width
    return max(0, min(width, max(width - 2 * margin, own)))
  }

  override func itemsChanged() {
    super.itemsChanged()
    onChange()
  }
}

enum ToolbarKey: PreferenceKey {
  static var defaultValue: [BarItem] { [] }
  static func reduce(value: inout [BarItem], nextValue: () -> [BarItem]) { value += nextValue() }
}

extension UIViewController {
  /// Shows items in the bars above and below the controller's view.
  func show(_ items: [BarItem]) {
    func at(_ places: ToolbarItemPlacement.Place...) -> [UIBarButtonItem] {
      places.flatMap { place in items.filter { $0.placement.place == place }.map(\.item) }
    }
    let leading = at(.leading)
    if navigationItem.leftBarButtonItems ?? [] != leading {
      navigationItem.leftItemsSupplementBackButton = true
      navigationItem.leftBarButtonItems = leading
    }
    // UIKit has the outermost one first.
    let trailing = Array(at(.trailing, .outermost, .confirmation).reversed())
    if navigationItem.rightBarButtonItems ?? [] != trailing {
      navigationItem.rightBarButtonItems = trailing
    }
    let title = items.last { $0.placement.place == .principal }?.canvas
    if navigationItem.titleView !== title { navigationItem.titleView = title }
    showBelow(items)
  }

  private func showBelow(_ items: [BarItem]) {
    let below = items.filter(\.placement.isBelow)
    guard below.map(\.item) != (toolbarItems ?? []).filter({ !($0 is EvenSpace) }) else { return }
    toolbarItems = Self.spaced(below)
  }

  /// The items with space around and between them, where an app has put in none.
  private static func spaced(_ items: [BarItem]) -> [UIBarButtonItem] {
    let middle = items.filter { $0.placement.place == .middle }.map(\.item)
    let rest = items.filter { $0.placement.place == .bottom }
    guard !rest.contains(where: { $0.canvas == nil }) || !middle.isEmpty else {
      return rest.map(\.item)
    }
    if !middle.isEmpty {
      let half = (rest.count + 1) / 2
      return rest.prefix(half).map(\.item) + [EvenSpace()] + middle + [EvenSpace()]
        + rest.dropFirst(half).map(\.item)
    }
    if rest.count == 1 { return [EvenSpace(), rest[0].item, EvenSpace()] }
    return Array(rest.map { [$0.item] }.joined(separator: [EvenSpace()]))
  }
}

/// Space that the toolkit has put in.
private final class EvenSpace: UIBarButtonItem {
  init() { super.init(systemItem: .flexibleSpace) }
}
