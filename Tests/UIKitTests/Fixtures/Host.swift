import OnboardingTesting
import UIKit

/// Puts a view into a screen at its own frame, on white.
@MainActor func host(
  _ views: UIView..., size: ScreenSize = ScreenSize(width: 200, height: 200),
  look: ScreenLook = .standard
) -> Screen {
  let controller = UIViewController()
  controller.view.backgroundColor = .white
  for view in views { controller.view.addSubview(view) }
  return Screen(controller, size: size, look: look)
}

/// A view of one colour.
@MainActor func tile(_ color: UIColor, _ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 20) -> UIView {
  let view = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
  view.backgroundColor = color
  return view
}

/// Red, green, blue and opacity of a picture's pixels.
enum Pixel {
  static let white: [UInt8] = [255, 255, 255, 255]
  static let black: [UInt8] = [0, 0, 0, 255]
  static let red: [UInt8] = [255, 0, 0, 255]
  static let green: [UInt8] = [0, 255, 0, 255]
  static let blue: [UInt8] = [0, 0, 255, 255]
}
