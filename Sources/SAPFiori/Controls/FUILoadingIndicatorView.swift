import FioriThemeManager
import UIKit

/// A turning wheel with a text below it.
///
/// ```swift
/// let indicator = FUILoadingIndicatorView()
/// indicator.text = "Checking Account…"
/// indicator.show()
/// ```
public class FUILoadingIndicatorView: UIStackView {
  let activityIndicator = UIActivityIndicatorView(style: .large)
  let textLabel = UILabel()

  /// Makes a view that is hidden until `show()`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
    alignment = .center
    spacing = 12
    activityIndicator.color = .preferredFioriColor(forStyle: .tintColor)
    textLabel.font = .preferredFioriFont(forTextStyle: .subheadline)
    textLabel.adjustsFontForContentSizeCategory = true
    textLabel.textColor = .preferredFioriColor(forStyle: .secondaryLabel)
    textLabel.textAlignment = .center
    textLabel.numberOfLines = 0
    addArrangedSubview(activityIndicator)
    addArrangedSubview(textLabel)
    isHidden = true
    let parts = StyledParts.shared
    parts.add(self, as: "", of: .loadingIndicator)
    parts.add(activityIndicator, as: "activityIndicator", of: .loadingIndicator)
    parts.add(textLabel, as: "textLabel", of: .loadingIndicator, font: .subheadline)
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What is being done; it is announced when the view is shown.
  public var text: String? {
    get { textLabel.text }
    set {
      textLabel.text = newValue
      showText()
      activityIndicator.accessibilityLabel = newValue
    }
  }

  /// Whether the text is seen.
  var showsText = true { didSet { showText() } }

  private func showText() { textLabel.isHidden = !showsText || (text ?? "").isEmpty }

  /// Called when the view comes and when it goes.
  var onShowing: (() -> Void)?

  /// Whether the view is not shown.
  public override var isHidden: Bool { didSet { if oldValue != isHidden { onShowing?() } } }

  /// Shows the wheel and turns it.
  public func show() {
    isHidden = false
    startAnimating()
    if let text { UIAccessibility.post(notification: .announcement, argument: text) }
  }

  /// Stops the wheel and hides it.
  public func dismiss() {
    stopAnimating()
    isHidden = true
  }

  /// Turns the wheel.
  public func startAnimating() { activityIndicator.startAnimating() }

  /// Stops the wheel.
  public func stopAnimating() { activityIndicator.stopAnimating() }
}
