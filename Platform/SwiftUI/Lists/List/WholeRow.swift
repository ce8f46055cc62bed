/// The name of the trait of a row that takes its margins too, because all of it can be pressed.
enum WholeRowTrait {}

/// The name of the trait that tells whether a control is pressed.
enum PressTrait {}

private struct ListRowKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the view is in a row of a list.
  var isListRow: Bool {
    get { self[ListRowKey.self] }
    set { self[ListRowKey.self] = newValue }
  }
}

/// The ground of a row that is pressed or has one of its own, cut off at the round corners of its group.
final class RowHighlight: UIView {
  private let fill = UIView()

  var color: UIColor? {
    get { fill.backgroundColor }
    set { if fill.backgroundColor != newValue { fill.backgroundColor = newValue } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    fill.backgroundColor = .systemGray5
    isHidden = true
    isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(fill)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Fills a row, which lies on one of the grounds or on none.
  func show(_ row: CGRect?, on grounds: [UIView]) {
    guard let row else {
      isHidden = true
      return
    }
    isHidden = false
    let ground = grounds.first { $0.frame.intersects(row) }
    frame = ground?.frame ?? row
    layer.cornerRadius = ground?.layer.cornerRadius ?? 0
    fill.frame = CGRect(
      x: row.minX - frame.minX, y: row.minY - frame.minY, width: row.width, height: row.height)
  }
}
