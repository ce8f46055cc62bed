import FioriThemeManager
import UIKit

extension FUIWelcomeController {
  /// Gives a solid bar its look, with or without a line. Does nothing where it has that look already.
  func showBarLine(_ shows: Bool) {
    guard self is any FUISolidNavigationBarProtocol else { return }
    let isShown = navigationItem.standardAppearance.map { $0.shadowColor != nil }
    guard isShown != shows else { return }
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .preferredFioriColor(forStyle: .primaryBackground)
    look.shadowColor = shows ? .preferredFioriColor(forStyle: .separator) : nil
    look.titleTextAttributes = [
      .foregroundColor: UIColor.preferredFioriColor(forStyle: .primaryLabel),
      .font: UIFont.preferredFioriFont(forTextStyle: .headline, weight: .semibold),
    ]
    navigationItem.standardAppearance = look
  }
}
