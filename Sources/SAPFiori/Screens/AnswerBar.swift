import FioriThemeManager
import UIKit

/// The answers below a screen: the one that goes on at the end. Where they do not fit beside one another
/// they stand below one another, the one that goes on first.
final class AnswerBar: UIView {
  /// What to do before the answers can be given; hidden without a text.
  let hintLabel = UILabel()
  private let line = UIView()
  private let column = UIStackView()
  private let row = UIStackView()
  private let spring = UIView()
  private var refusing: UIButton?
  private var agreeing: UIButton?

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .preferredFioriColor(forStyle: .separator)
    hintLabel.font = .preferredFioriFont(forTextStyle: .footnote)
    hintLabel.adjustsFontForContentSizeCategory = true
    hintLabel.textColor = .preferredFioriColor(forStyle: .secondaryLabel)
    hintLabel.textAlignment = .center
    hintLabel.numberOfLines = 0
    hintLabel.isHidden = true
    column.axis = .vertical
    column.spacing = 8
    column.isLayoutMarginsRelativeArrangement = true
    column.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 16, bottom: 8, trailing: 16)
    column.addArrangedSubview(hintLabel)
    column.addArrangedSubview(row)
    spring.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    addSubview(line)
    addSubview(column)
  }

  required init?(coder: NSCoder) { return nil }

  /// Sets the answers; nil leaves one out.
  func setAnswers(refusing: UIButton?, agreeing: UIButton?) {
    guard refusing !== self.refusing || agreeing !== self.agreeing else { return }
    for view in row.arrangedSubviews { view.removeFromSuperview() }
    (self.refusing, self.agreeing) = (refusing, agreeing)
    isRow = nil
    setNeedsLayout()
  }

  /// What to do before the answers can be given; nil is nothing.
  var hint: String? {
    get { hintLabel.text }
    set {
      hintLabel.text = newValue
      hintLabel.isHidden = newValue == nil
      setNeedsLayout()
    }
  }

  private var isRow: Bool?

  /// Puts the answers beside or below one another, whichever a width has room for.
  private func arrange(width: CGFloat) {
    let answers = [refusing, agreeing].compactMap { $0 }
    let wanted = answers.reduce(16) { $0 + $1.intrinsicContentSize.width }
    let fits = wanted <= width - 32
    guard fits != isRow else { return }
    isRow = fits
    for view in row.arrangedSubviews { view.removeFromSuperview() }
    row.axis = fits ? .horizontal : .vertical
    row.spacing = fits ? 16 : 8
    let views =
      fits ? [refusing, spring, agreeing].compactMap { $0 } : Array(answers.reversed()) as [UIView]
    for view in views { row.addArrangedSubview(view) }
  }

  /// The height that the answers need in a width, in points.
  func height(width: CGFloat) -> CGFloat {
    arrange(width: width)
    return column.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange(width: bounds.width)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    column.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: height(width: bounds.width))
  }
}
