import FioriThemeManager
import UIKit

/// A sign of work that lies over a view, which takes neither presses nor keys meanwhile.
///
/// ```swift
/// let indicator = FUIModalLoadingIndicatorView.show(inView: controller.view, text: "Saving…")
/// indicator.dismiss()
/// ```
open class FUIModalLoadingIndicatorView: UIView {
  private let card = UIView()
  private let indicator = FUILoadingIndicatorView()
  private var covered: [UIView] = []

  /// Puts a sign of work over a view.
  ///
  /// - Parameters:
  ///   - view: What it lies over.
  ///   - text: What is being done; it is announced. Nil is nothing.
  /// - Returns: The sign, to be taken away with `dismiss()`.
  @discardableResult public class func show(
    inView view: UIView, text: String? = nil
  ) -> FUIModalLoadingIndicatorView {
    let modal = FUIModalLoadingIndicatorView(frame: view.bounds)
    modal.text = text
    modal.cover(view)
    return modal
  }

  /// Makes a sign that is in no view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.4)
    card.backgroundColor = .preferredFioriColor(forStyle: .header)
    card.layer.cornerRadius = 14
    card.addSubview(indicator)
    addSubview(card)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What is being done.
  open var text: String? {
    get { indicator.text }
    set {
      indicator.text = newValue
      setNeedsLayout()
    }
  }

  private func cover(_ view: UIView) {
    covered = view.subviews.filter { !$0.keepsFocusOut && !$0.accessibilityElementsHidden }
    for part in covered { setReach(of: part, false) }
    view.addSubview(self)
    indicator.show()
  }

  private func setReach(of part: UIView, _ isInReach: Bool) {
    part.keepsFocusOut = !isInReach
    part.accessibilityElementsHidden = !isInReach
  }

  /// Takes the sign away; what it lay over can be used again.
  open func dismiss() {
    for part in covered { setReach(of: part, true) }
    covered = []
    indicator.dismiss()
    removeFromSuperview()
  }

  /// Puts the sign in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let widest = max(1, min(bounds.width - 64, 320))
    var size = indicator.sizeThatFits(CGSize(width: widest - 48, height: 0))
    size.width = min(max(size.width, 48), widest - 48)
    let box = CGSize(width: size.width + 48, height: size.height + 48)
    card.frame = CGRect(
      x: ((bounds.width - box.width) / 2).rounded(),
      y: ((bounds.height - box.height) / 2).rounded(), width: box.width, height: box.height)
    indicator.frame = CGRect(x: 24, y: 24, width: size.width, height: size.height)
  }
}
