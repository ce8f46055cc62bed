import OnboardingTesting
import SwiftUI
import UIKit

/// A screen that shows a view.
@MainActor func show<Content: View>(
  _ view: Content, size: ScreenSize = .handheld, look: ScreenLook = .standard
) -> Screen { Screen(UIHostingController(rootView: view), size: size, look: look) }

extension Screen {
  /// Lets what was done take effect.
  func settleAll() async {
    for _ in 0..<4 { await Screen.turn() }
    settle()
  }

  /// The frame of a part in the window.
  func frame(_ name: String) throws -> CGRect {
    let view = try find(name)
    return view.convert(view.bounds, to: nil)
  }

  /// The lines of the text tree, without what leads in.
  var lines: [String] {
    textTree.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Whether a control can be used; nil where it is not on the screen.
  func isEnabled(_ name: String) -> Bool? { (try? find(name) as? UIControl)?.isEnabled }
}
