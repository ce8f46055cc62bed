import OnboardingTesting
import UIKit

/// A view that constraints place, with a name.
@MainActor func placed<View: UIView>(_ view: View, _ name: String = "") -> View {
  view.translatesAutoresizingMaskIntoConstraints = false
  if !name.isEmpty { view.accessibilityIdentifier = name }
  return view
}

/// A text that constraints place.
@MainActor func text(_ string: String, lines: Int = 0) -> UILabel {
  let label = placed(UILabel())
  label.text = string
  label.numberOfLines = lines
  return label
}

/// A screen of 400 × 300 points with views in it, laid out after `constraints` are made active.
@MainActor func screen(
  _ views: [UIView], look: ScreenLook = .standard, in container: UIView? = nil,
  size: ScreenSize = ScreenSize(width: 400, height: 300),
  _ constraints: (UIView) -> [NSLayoutConstraint]
) -> Screen {
  let controller = UIViewController()
  for view in views { (container ?? controller.view).addSubview(view) }
  if let container { controller.view.addSubview(container) }
  NSLayoutConstraint.activate(constraints(controller.view))
  return Screen(controller, size: size, look: look)
}
