import OnboardingTesting
import UIKit

extension UIView {
  /// The views of a class in this one, itself included, in their order.
  func all<View: UIView>(_ type: View.Type) -> [View] {
    (self as? View).map { [$0] } ?? [] + subviews.flatMap { $0.all(type) }
  }
}

extension Screen {
  /// The controls on the screen, in their order.
  var controls: [UIControl] {
    settle()
    return window.all(UIControl.self)
  }
}
