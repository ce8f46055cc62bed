import UIKit

/// A progress indicator with one thing to do, whatever it shows.
///
/// ```swift
/// let indicator = FUISingleActionProgressIndicator(
///   frame: CGRect(x: 0, y: 0, width: 44, height: 44))
/// indicator.didSelectHandler = { $0.isHidden = true }
/// ```
open class FUISingleActionProgressIndicator: FUIProgressIndicatorControl {
  /// Called with the indicator when a person presses it, in the states that offer something.
  open var didSelectHandler: ((FUISingleActionProgressIndicator) -> Void)?

  /// Makes an indicator without a size.
  public required init() {
    super.init()
    listen()
  }

  /// Makes an indicator with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    listen()
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    listen()
  }

  private func listen() {
    addAction(
      UIAction { [weak self] _ in
        if let self { didSelectHandler?(self) }
      }, for: .primaryActionTriggered)
  }
}
