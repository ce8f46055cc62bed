import OnboardingTesting
import SwiftUI

/// A view in a window that is never shown, laid out.
@MainActor func shown(_ view: some View, _ look: ScreenLook = .standard) -> Screen {
  let screen = Screen(UIHostingController(rootView: view), look: look)
  screen.settle()
  return screen
}

/// The views of a kind in another, in their order.
@MainActor func all<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
  ((view as? Kind).map { [$0] } ?? []) + view.subviews.flatMap { all(kind, in: $0) }
}

extension Screen {
  /// The views of a kind on the screen, in their order.
  func all<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
    window.subviews.flatMap { SwiftUITests.all(kind, in: $0) }
  }

  /// The label that shows a text.
  func label(_ text: String) throws(ScreenError) -> UILabel {
    guard let label = all(UILabel.self).first(where: { $0.text == text }) else {
      throw .notFound(name: text, present: all(UILabel.self).compactMap(\.text))
    }
    return label
  }
}
