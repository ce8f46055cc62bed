import FioriThemeManager
import Onboarding
import UIKit

/// A short message in a bar: a line in its colour, and the words below it.
///
/// ```swift
/// let banner = FUIBannerMessageView()
/// banner.isError = true
/// banner.show(message: "The name or the password is wrong.", withDuration: 4)
/// ```
///
/// It is hidden until it is shown, and takes as much height as its words need in its width.
public class FUIBannerMessageView: UIView {
  /// How long a message is there by default, in seconds.
  public static let defaultDuration: TimeInterval = 4

  /// The words.
  public let titleLabel = UILabel()
  /// The line above them, 4 points high.
  public let dividerTop = UIView()
  private let dividerBottom = UIView()
  private let timer = ScreenTimer()
  private let texts = ScreenTexts.current
  /// Called when the message comes and when it goes.
  var onChange: (() -> Void)?
  /// Called when the message goes because its time is over.
  var onTimeOver: (() -> Void)?

  /// Least height of the words with the room around them, in points.
  private static let minimumHeight: CGFloat = 44
  private static let topHeight: CGFloat = 4

  /// Makes a banner with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    // Each colour of a message can be read on it.
    backgroundColor = .preferredFioriColor(forStyle: .header)
    titleLabel.font = .preferredFioriFont(forTextStyle: .footnote)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.textAlignment = .center
    titleLabel.numberOfLines = 0
    dividerBottom.backgroundColor = .preferredFioriColor(forStyle: .separator)
    for part in [dividerTop, titleLabel, dividerBottom] { addSubview(part) }
    paint()
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the message says that something is wrong: it has another colour then, and is spoken with a
  /// word before it.
  public var isError = false { didSet { if oldValue != isError { paint() } } }

  /// Shows a message, which is announced to assistive technology, in place of the one before.
  ///
  /// - Parameters:
  ///   - message: The words.
  ///   - duration: Seconds until it goes by itself; nil is until ``dismiss()``.
  ///   - animated: Whether it fades in.
  public func show(
    message: String, withDuration duration: TimeInterval? = defaultDuration, animated: Bool = true
  ) {
    let isNew = isHidden
    titleLabel.text = message
    let spoken = isError ? texts.text(.bannerNegative, message) : message
    titleLabel.accessibilityLabel = spoken
    isHidden = false
    setNeedsLayout()
    onChange?()
    if isNew, animated { fadeIn() } else { alpha = 1 }
    UIAccessibility.post(notification: .announcement, argument: spoken)
    timer.stop()
    if let duration {
      timer.start(duration) { [weak self] in
        self?.dismiss()
        self?.onTimeOver?()
      }
    }
  }

  /// Takes the message away, at once.
  public func dismiss() {
    timer.stop()
    guard !isHidden else { return }
    isHidden = true
    onChange?()
  }

  private func fadeIn() {
    alpha = 0
    UIView.animate(withDuration: 0.2, animations: { alpha = 1 })
  }

  private func paint() {
    let color = UIColor.preferredFioriColor(forStyle: isError ? .negativeLabel : .neutralLabel)
    titleLabel.textColor = color
    dividerTop.backgroundColor = color
  }

  // MARK: - Layout

  private static let insets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)

  private func titleHeight(width: CGFloat) -> CGFloat {
    let insets = Self.insets
    let room = CGSize(width: max(1, width - insets.left - insets.right), height: .infinity)
    return max(
      titleLabel.sizeThatFits(room).height + insets.top + insets.bottom, Self.minimumHeight)
  }

  /// The width of `size`, and the height that the words need in it.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.topHeight + titleHeight(width: size.width) + 1)
  }

  /// Puts the words between the lines.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let insets = Self.insets
    dividerTop.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.topHeight)
    titleLabel.frame = CGRect(
      x: insets.left, y: Self.topHeight, width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - Self.topHeight - 1))
    dividerBottom.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
  }
}
