import FioriThemeManager
import UIKit

/// A short message in the middle of the screen that goes by itself.
///
/// ```swift
/// FUIToastMessage.show(message: "Work order saved", withDuration: 2)
/// ```
///
/// It is announced to assistive technology, and takes no presses: use it for what a person need not
/// answer.
public final class FUIToastMessage: UIView {
  private static weak var shown: FUIToastMessage?
  private let card = UIView()
  private let label = UILabel.screenLabel(.subheadline, .primaryLabel)
  private let timer = ScreenTimer()

  /// Shows a message in place of the one that is there.
  ///
  /// - Parameters:
  ///   - message: The words.
  ///   - view: What the message lies over; nil is the window that is used at the moment.
  ///   - duration: Seconds until it goes.
  @MainActor public static func show(
    message: String, inView view: UIView? = nil, withDuration duration: TimeInterval = 2
  ) {
    guard let place = view ?? UIApplication.shared.keyWindow else { return }
    shown?.leave()
    let toast = FUIToastMessage(message)
    shown = toast
    toast.frame = place.bounds
    place.addSubview(toast)
    UIAccessibility.post(notification: .announcement, argument: message)
    toast.timer.start(duration) { [weak toast] in toast?.leave() }
  }

  private init(_ message: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    liesOverOthers = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.backgroundColor = .preferredFioriColor(forStyle: .header)
    card.layer.cornerRadius = 12
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 12
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    label.text = message
    label.accessibilityIdentifier = "toastMessage"
    card.addSubview(label)
    addSubview(card)
  }

  /// Messages are made by `show(message:inView:withDuration:)`.
  public required init?(coder: NSCoder) { return nil }

  private static let insets = UIEdgeInsets(top: 14, left: 20, bottom: 14, right: 20)

  /// Puts the words in the middle, on a card as large as they need at the moment.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let insets = Self.insets
    let room = bounds.inset(by: safeAreaInsets)
    let widest = max(1, min(room.width - 32, 400) - insets.left - insets.right)
    let size = label.sizeThatFits(CGSize(width: widest, height: .infinity))
    let width = min(size.width, widest) + insets.left + insets.right
    let height = size.height + insets.top + insets.bottom
    card.frame = CGRect(
      x: (room.midX - width / 2).rounded(), y: (room.midY - height / 2).rounded(), width: width,
      height: height)
    label.frame = card.bounds.inset(by: insets)
  }

  private func leave() {
    timer.stop()
    removeFromSuperview()
  }
}
