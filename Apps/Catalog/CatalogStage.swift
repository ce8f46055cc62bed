import Observation
import OnboardingTesting
import UIKit

/// The window in which one page is shown, and how it looks there.
@MainActor @Observable final class CatalogStage {
  static let textScales = [1, 1.35, 2.0]
  static let sizes: [ScreenSize] = [.handheld, .small, .landscape, .tablet, .desktop]

  /// The look of the app, the list included; it changes at once.
  var look: UIApplication.Look { didSet { UIApplication.shared.pin(look) } }
  /// The size of the page's window.
  var size = ScreenSize.handheld { didSet { if let page { open(page) } } }
  @ObservationIgnored private var window: UIWindow?
  @ObservationIgnored private var page: CatalogPage?

  init() {
    look = UIApplication.Look()
    look.reducesMotion = false
  }

  isolated deinit {}

  /// Shows a page in a window of its own, in place of the one before.
  func open(_ page: CatalogPage) {
    window?.close()
    let window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    window.rootViewController = page.make()
    window.makeKeyAndVisible()
    // What is to be pressed is there once the window has been laid out.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak window] in
      if let window { page.play(window) }
    }
    self.window = window
    self.page = page
  }
}
