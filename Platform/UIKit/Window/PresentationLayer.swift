/// One presented controller in its window: a veil over what is below, and the controller's view.
@MainActor final class PresentationLayer {
  /// What a layer lies over: layers of a lower rank are always below.
  enum Rank: Int, Comparable {
    /// The root, and what was presented on it.
    case content
    /// Hides the content.
    case cover
    /// What the cover presents.
    case overCover

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  let controller: UIViewController
  /// Nobody presents a cover.
  let presenter: UIViewController?
  let rank: Rank
  let veil: UIControl
  /// What had the focus when the layer took it; nil also for a layer that came below others.
  weak var focusBefore: UIView?
  private let container: UIView

  init(controller: UIViewController, presenter: UIViewController?, rank: Rank) {
    self.controller = controller
    self.presenter = presenter
    self.rank = rank
    veil = UIControl(frame: .zero)
    veil.isAccessibilityElement = false
    veil.accessibilityElementsHidden = true
    container = controller.view
  }

  var style: UIModalPresentationStyle {
    controller is UIAlertController
      ? .formSheet
      : controller.modalPresentationStyle == .automatic
        ? .pageSheet : controller.modalPresentationStyle
  }

  /// Whether nothing of what is below can be seen.
  var coversAll: Bool { rank == .cover || style == .fullScreen || style == .currentContext }

  func layout(in bounds: CGRect) {
    veil.frame = bounds
    container.frame = frame(in: bounds)
    container.layer.cornerRadius = isCard(in: bounds) ? 14 : 0
    container.clipsToBounds = isCard(in: bounds)
  }

  private func isCard(in bounds: CGRect) -> Bool {
    controller is UIAlertController
      || (!coversAll && style != .overFullScreen && bounds.width > 600)
  }

  private func frame(in bounds: CGRect) -> CGRect {
    if let alert = controller as? UIAlertController { return alert.frame(in: bounds) }
    if coversAll || style == .overFullScreen || style == .overCurrentContext { return bounds }
    guard bounds.width > 600 else {
      return bounds
    }
    let preferred = controller.preferredContentSize
    let size = CGSize(
      width: min(preferred.width > 0 ? preferred.width : 540, bounds.width - 40),
      height: min(preferred.height > 0 ? preferred.height : 620, bounds.height - 40))
    return CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }
}
