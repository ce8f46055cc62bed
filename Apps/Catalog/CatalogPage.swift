import OnboardingTesting
import SwiftUI
import UIKit

/// One state of one screen.
///
/// ```swift
/// let page = CatalogPage("empty", "Examples") { UIViewController() }
/// ```
@MainActor package struct CatalogPage {
  /// The name on the command line and of the picture: small letters and hyphens.
  package let name: String
  /// The screen that the page shows a state of.
  let group: String
  /// Makes the controller, ready to be put into a window.
  package let make: @MainActor () -> UIViewController
  private let steps: (@MainActor (UIViewController) -> Void)?

  /// Makes a page. `steps` are taken once the controller is in a window.
  init(
    _ name: String, _ group: String, make: @escaping @MainActor () -> UIViewController,
    steps: (@MainActor (UIViewController) -> Void)? = nil
  ) {
    self.name = name
    self.group = group
    self.make = make
    self.steps = steps
  }

  /// Makes a page of views. The control with the identifier `press` is pressed once it is in a window.
  init<Content: View>(
    _ name: String, _ group: String, press: String? = nil,
    @ViewBuilder view: @escaping @MainActor () -> Content
  ) {
    self.init(
      name, group, make: { UIHostingController(rootView: view()) },
      steps: { controller in
        guard let press else { return }
        controller.view.control(press)?.sendActions(for: .primaryActionTriggered)
      })
  }

  /// Takes the steps that lead to the state, in the window that the controller is in.
  package func play(_ window: UIWindow) {
    guard let root = window.rootViewController else { return }
    steps?((root as? UINavigationController)?.topViewController ?? root)
  }
}

extension CatalogPage {
  /// The page in a window that is not shown, in its state.
  package func screen(_ size: ScreenSize = .handheld, _ look: ScreenLook = .standard) -> Screen {
    let screen = Screen(make(), size: size, look: look)
    screen.settle()
    play(screen.window)
    Self.serveMainQueue()
    return screen
  }

  /// Lets what SwiftUI has put off, and what tasks do, happen.
  private static func serveMainQueue() {
    for _ in 0..<100 {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
    }
  }
}

extension UIView {
  /// The control with an identifier, in this view.
  func control(_ identifier: String) -> UIControl? {
    if accessibilityIdentifier == identifier, let control = self as? UIControl { return control }
    return subviews.lazy.compactMap { $0.control(identifier) }.first
  }
}
