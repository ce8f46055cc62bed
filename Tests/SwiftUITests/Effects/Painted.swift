import OnboardingTesting
import SwiftUI
import Testing

/// A view in a window of 100 by 100 points, looked at by its pixels.
@MainActor struct Painted {
  let screen: Screen

  init(_ view: some View, look: ScreenLook = .standard) {
    screen = Screen(
      UIHostingController(rootView: view), size: ScreenSize(width: 100, height: 100), look: look)
    screen.settle()
  }

  /// Red, green and blue at a point.
  func color(_ x: Double, _ y: Double) throws -> [Int] {
    try screen.color(at: CGPoint(x: x, y: y)).prefix(3).map { Int($0) }
  }

  static let red = Color(red: 1, green: 0, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
}

/// Whether two colours are the same but for some steps a part.
func near(_ one: [Int], _ other: [Int], _ steps: Int = 12) -> Bool {
  zip(one, other).allSatisfy { abs($0 - $1) <= steps }
}
