import FioriThemeManager
import UIKit

extension FUIWelcomeController {
  /// Gives a solid bar its look, with or without a line. Does nothing where it has that look already.
  func showBarLine(_ shows: Bool) {
    guard navigationItem.standardAppearance == nil || shows != showsBarLine else { return }
    showsBarLine = shows
    updateBar()
  }

  /// Gives a solid bar its look, as style sheets and the line say.
  func updateBar() {
    guard self is any FUISolidNavigationBarProtocol else { return }
    navigationItem.standardAppearance = styledBar.look.appearance(isScrolled: showsBarLine)
  }
}
