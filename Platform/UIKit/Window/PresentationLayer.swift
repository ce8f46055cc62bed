/// One presented controller in its window: a veil over what is below, and the controller's view.
@MainActor final class PresentationLayer {
  let controller: UIViewController
  let presenter: UIViewController
  let veil: UIControl
  private let container: UIView

  init(controller: UIViewController, presenter: UIViewController) {
    self.controller = controller
    self.presenter = presenter
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
  var coversAll: Bool { style == .fullScreen || style == .currentContext }

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
