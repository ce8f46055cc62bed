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
    let style = styledBar.look
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor =
      (showsBarLine ? style.ground : style.edgeGround)
      ?? .preferredFioriColor(forStyle: .primaryBackground)
    look.shadowColor =
      showsBarLine ? style.line ?? .preferredFioriColor(forStyle: .separator) : nil
    look.itemColor = style.items
    look.titleTextAttributes = [
      .foregroundColor: style.title ?? .preferredFioriColor(forStyle: .primaryLabel),
      .font: style.titleFont ?? .preferredFioriFont(forTextStyle: .headline, weight: .semibold),
    ]
    navigationItem.standardAppearance = look
  }
}
