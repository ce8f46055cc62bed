import FioriThemeManager
import OnboardingTesting
import UIKit

/// A screen that has the parts of a table on it, on one face.
struct Stage: Sendable {
  let table: PartTable
  let face: PartTable.Face
  /// Opens the screen with a part to be seen, in a condition.
  let open: @MainActor (String, Condition?) async throws -> Shown

  /// Every stage. A table without a stage fails the walk.
  static let all = uiKitStages + passcodeStages + swiftUIStages
}

/// A screen that is open, and what must live as long.
@MainActor struct Shown {
  let screen: Screen
  var keeps: [AnyObject] = []

  /// The parts with an identifier that are not hidden, wherever they are.
  func views(_ role: String) -> [UIView] { views { $0.accessibilityIdentifier == role } }

  func views(_ isMeant: (UIView) -> Bool) -> [UIView] {
    func collect(_ view: UIView) -> [UIView] {
      guard !view.isHidden else { return [] }
      return (isMeant(view) ? [view] : []) + view.subviews.flatMap(collect)
    }
    return collect(screen.window)
  }

  func view<View: UIView>(_ type: View.Type) -> View? {
    views { $0 is View }.first as? View
  }
}

/// Texts of several words, so that lines break and can be cut.
enum Words {
  static let title = "Field Service for Engineers"
  static let text = "To begin, do what your administrator told you in their letter of last week."
  static let action = "Go on to the next page"
  static let email = "jane@example.com"
}
