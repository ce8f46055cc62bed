import GTK

/// Lies over a link in a text, so that the link can be pressed, focused and found by assistive
/// technology: links inside a GtkLabel have no children on the accessibility bus.
final class TextLinkView: UIControl {
  private let link: AttributedRuns.Link

  init(_ link: AttributedRuns.Link) {
    self.link = link
    super.init(frame: .zero)
    accessibilityLabel = link.text
    accessibilityTraits = .link
    addAction(
      UIAction { [weak self] _ in
        if let open = (self?.superview as? UILabel)?.openLink { return open(link.url) }
        UIApplication.shared.open(link.url)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { return nil }

  override var accessibleRole: AccessibleRole { .link }

  override func configureHost() {
    super.configureHost()
    host?.setCursor(named: "pointer")
  }

  func place(over label: Label, in bounds: CGRect) {
    let first = label.box(ofByte: link.bytes.lowerBound)
    let last = label.box(ofByte: max(link.bytes.lowerBound, link.bytes.upperBound - 1))
    let box: CGRect
    if first.y == last.y {
      let left = min(first.x, last.x)
      let right = max(first.x + first.width, last.x + last.width)
      box = CGRect(x: left, y: first.y, width: right - left, height: first.height)
    } else {
      box = CGRect(
        x: 0, y: first.y, width: bounds.width, height: last.y + last.height - first.y)
    }
    if box != frame { frame = box }
  }
}
