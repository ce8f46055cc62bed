import FioriThemeManager
import UIKit

/// What stands where a licence's text will be: a sign of work, or what is wrong and a way on.
final class LicenceStage: UIScrollView {
  let indicator = FUILoadingIndicatorView()
  let titleLabel = UILabel()
  let adviceLabel = UILabel()
  let retryButton = FUIOnboardingButton(rank: .secondary)
  private let column = UIStackView()
  /// Room for what lies above, in points.
  var top: CGFloat = 24 { didSet { if oldValue != top { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (label, style, color) in [
      (titleLabel, UIFont.FioriTextStyle.headline, ColorStyle.primaryLabel),
      (adviceLabel, .subheadline, .secondaryLabel),
    ] {
      label.font = .preferredFioriFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .preferredFioriColor(forStyle: color)
      label.textAlignment = .center
      label.numberOfLines = 0
    }
    titleLabel.accessibilityTraits = .header
    retryButton.isUsingIntrinsicContentSize = true
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 12
    for part in [indicator, titleLabel, adviceLabel, retryButton] {
      column.addArrangedSubview(part)
    }
    addSubview(column)
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows the sign of work, and says so.
  func showWork(_ text: String) {
    isHidden = false
    for part in [titleLabel, adviceLabel, retryButton] { part.isHidden = true }
    indicator.text = text
    indicator.show()
    setNeedsLayout()
  }

  /// Shows what is wrong, says it, and brings the focus to the way on.
  func showFailure(_ title: String, _ advice: String) {
    indicator.dismiss()
    (titleLabel.text, adviceLabel.text) = (title, advice)
    for part in [titleLabel, adviceLabel, retryButton] { part.isHidden = false }
    setNeedsLayout()
    layoutIfNeeded()
    UIAccessibility.post(notification: .announcement, argument: "\(title). \(advice)")
    UIAccessibility.post(notification: .layoutChanged, argument: retryButton)
  }

  /// The text is there.
  func clear() {
    indicator.dismiss()
    isHidden = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(max(0, bounds.width - 32), 640)
    let size = column.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let top = max(top, (bounds.height - size.height) / 2)
    column.frame = CGRect(
      x: (bounds.width - width) / 2, y: top, width: width, height: size.height)
    contentSize = CGSize(width: bounds.width, height: top + size.height + 24)
  }
}
