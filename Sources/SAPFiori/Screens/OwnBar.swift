import UIKit

/// The bar of a screen that no navigation controller gives one: what can be left must show the way out.
@MainActor final class OwnBar {
  private var bar: UINavigationBar?

  isolated deinit {}

  /// Puts a bar on a screen where there is none, or takes it away again.
  func update(on screen: UIViewController) {
    let hasBar = screen.navigationController.map { !$0.isNavigationBarHidden } ?? false
    guard hasBar != (bar == nil) else { return }
    if hasBar {
      bar?.removeFromSuperview()
      bar = nil
    } else {
      let bar = UINavigationBar()
      bar.setItems([screen.navigationItem], animated: false)
      screen.view.addSubview(bar)
      self.bar = bar
    }
  }

  /// Puts the bar at the top of `area`.
  ///
  /// - Returns: What is left for the screen.
  func layout(in area: CGRect) -> CGRect {
    guard let bar else { return area }
    let height = bar.sizeThatFits(area.size).height
    bar.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    return area.inset(by: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
  }
}
