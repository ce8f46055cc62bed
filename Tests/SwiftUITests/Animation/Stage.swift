import OnboardingTesting
import SwiftUI
import Testing

/// A screen with motion whose clock a test moves.
@MainActor struct Stage {
  let screen: Screen
  let controller: UIViewController

  init(_ view: some View, look: ScreenLook = ScreenLook(hasMotion: true)) {
    controller = UIHostingController(rootView: view)
    screen = Screen(controller, size: ScreenSize(width: 200, height: 200), look: look)
    screen.settle()
  }

  /// Lets updates that wait be made.
  func update() async {
    for _ in 0..<3 { await Screen.turn() }
    screen.settle()
  }

  func advance(_ seconds: Double) {
    UIView.advanceAnimations(by: seconds)
    screen.settle()
  }

  /// The view of an identifier.
  func view(_ identifier: String) throws -> UIView { try #require(find(identifier)) }

  /// The view of an identifier, if it is there.
  func find(_ identifier: String) -> UIView? {
    func find(_ view: UIView) -> UIView? {
      if view.accessibilityIdentifier == identifier { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(screen.window)
  }

  /// Checks where a view is seen.
  func expectX(
    _ identifier: String, _ x: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try frame(identifier).minX
    #expect(abs(found - x) < 0.01, sourceLocation: sourceLocation)
  }

  /// Where a view is seen, in its superview.
  func frame(_ identifier: String) throws -> CGRect { try view(identifier).shownFrame }
}

/// What tests change.
@Observable @MainActor final class Sample {
  var isOn = false
  var number = 0
}
