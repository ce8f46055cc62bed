import Catalog
import OnboardingTesting
import UIKit

extension CatalogPage {
  /// The page in a window that is not shown, once it has come to its state.
  func opened(_ look: ScreenLook = .standard) async -> Screen {
    let screen = Screen(make(), look: look)
    screen.settle()
    play(screen.window)
    // Cameras, readers and stores answer by and by.
    for _ in 0..<12 { await Screen.turn() }
    return screen
  }
}

extension Screen {
  /// Changes the look, and lets the pages take it.
  func show(_ look: ScreenLook) async {
    setLook(look)
    for _ in 0..<3 { await Screen.turn() }
    settle()
  }
}
