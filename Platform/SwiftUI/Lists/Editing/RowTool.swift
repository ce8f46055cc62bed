/// A button that takes a row away, moves it or opens its menu; or the mark of a row that is chosen.
final class RowTool: UIButton {
  private var shown: ListPlan.Tool.Kind?
  private var onPress: @MainActor () -> Void = {}

  /// Shows what a list has planned.
  func show(_ tool: ListPlan.Tool, menu: @escaping @MainActor () -> Void) {
    if shown == nil {
      addAction(UIAction { [weak self] _ in self?.onPress() }, for: .primaryActionTriggered)
    }
    if shown != tool.kind {
      shown = tool.kind
      setImage(UIImage(systemName: tool.kind.symbol), for: .normal)
      let isMark = if case .mark = tool.kind { true } else { false }
      isUserInteractionEnabled = !isMark
      accessibilityElementsHidden = isMark
    }
    let color = tool.kind.color(tint: tool.tint)
    if tintColor != color { tintColor = color }
    if isEnabled != tool.isEnabled { isEnabled = tool.isEnabled }
    let name = [tool.kind.verb, tool.row.rowName].filter { !$0.isEmpty }.joined(separator: " ")
    if accessibilityLabel != name { accessibilityLabel = name }
    let row = tool.row
    onPress =
      switch tool.kind {
      case .mark: {}
      case .delete: { row.deletable?.delete() }
      case .up: { row.movable?.moveUp() }
      case .down: { row.movable?.moveDown() }
      case .menu: menu
      }
  }
}

extension ListPlan.Tool.Kind {
  fileprivate var symbol: String {
    switch self {
    case .mark(let isChosen): isChosen ? "checkmark.circle.fill" : "circle"
    case .delete: "minus.circle.fill"
    case .up: "chevron.up"
    case .down: "chevron.down"
    case .menu: "ellipsis"
    }
  }

  fileprivate func color(tint: UIColor) -> UIColor {
    switch self {
    case .mark(let isChosen): isChosen ? tint : .systemGray
    case .delete: .systemRed
    case .up, .down, .menu: .secondaryLabel
    }
  }

  fileprivate var verb: String {
    switch self {
    case .mark: ""
    case .delete: "Delete"
    case .up: "Move up"
    case .down: "Move down"
    case .menu: "Actions for"
    }
  }
}
