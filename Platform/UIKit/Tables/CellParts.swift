import Layout

/// What lies in a row: the content and what stands at its end.
@MainActor final class CellParts {
  let content = UIView()
  /// The view of the content configuration.
  var shown: (UIView & UIContentView)?
  /// What stands at the end.
  private(set) var accessory: UIView?

  func showAccessory(of cell: UITableViewCell) {
    accessory?.removeFromSuperview()
    accessory = cell.accessoryView ?? usual(cell)
    if let accessory { cell.addSubview(accessory) }
    cell.applyAccessibility()
    cell.invalidateIntrinsicContentSize()
  }

  private func usual(_ cell: UITableViewCell) -> UIView? {
    switch cell.accessoryType {
    case .none: return nil
    case .checkmark: return symbol("checkmark", nil)
    case .disclosureIndicator:
      return symbol(cell.isRightToLeft ? "chevron.left" : "chevron.right", .tertiaryLabel)
    case .detailButton, .detailDisclosureButton:
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: "info.circle"), for: .normal)
      button.addAction(
        UIAction { [weak cell] _ in
          guard let cell, let table = cell.table, let place = cell.place else { return }
          table.rowDelegate?.tableView(table, accessoryButtonTappedForRowWith: place)
        }, for: .primaryActionTriggered)
      return button
    }
  }

  private func symbol(_ name: String, _ color: UIColor?) -> UIView {
    let view = UIImageView(image: UIImage(systemName: name))
    if let color { view.tintColor = color }
    view.contentMode = .scaleAspectFit
    return view
  }

  private func size(of accessory: UIView, _ cell: UITableViewCell) -> CGSize {
    // A view of one's own keeps the size that it has been given.
    if accessory === cell.accessoryView, accessory.bounds.size != .zero {
      return accessory.bounds.size
    }
    return accessory.heedingSize(for: .unspecified)
  }

  /// Points from the content to the end of the row.
  func accessoryRoom(of cell: UITableViewCell, in width: CGFloat) -> CGFloat {
    guard let accessory else { return 0 }
    return min(size(of: accessory, cell).width + 16, width / 2)
  }

  func layOut(_ cell: UITableViewCell) {
    let bounds = CGRect(origin: .zero, size: cell.bounds.size)
    let room = accessoryRoom(of: cell, in: bounds.width)
    let inner = CGRect(x: 0, y: 0, width: bounds.width - room, height: bounds.height)
    func turned(_ rect: CGRect) -> CGRect {
      guard cell.isRightToLeft else { return rect }
      return CGRect(
        x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    content.frame = turned(inner)
    shown?.frame = CGRect(origin: .zero, size: inner.size)
    cell.selectedBackgroundView?.frame = bounds
    guard let accessory else { return }
    if accessory !== cell.accessoryView, accessory is UIButton {
      accessory.accessibilityLabel = UIKitText.details(of: cell.accessibilityLabel)
    }
    let size = size(of: accessory, cell)
    accessory.frame = turned(
      CGRect(
        x: bounds.width - 16 - size.width, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height))
  }
}

extension UIView {
  /// The texts in the view, in order, for a row that is read as one; nil without any.
  var wordsForReaders: String? {
    let words = descendants.compactMap { view -> String? in
      guard let label = view as? UILabel, !label.isHiddenInTree else { return nil }
      return label.accessibilityLabel
    }.filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
