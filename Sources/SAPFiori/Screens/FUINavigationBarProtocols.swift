import UIKit

/// A screen under a bar in the colour of its ground, with a line once content scrolls below it.
@MainActor public protocol FUISolidNavigationBarProtocol: AnyObject {}

/// A screen under a bar through which content would shine on iOS. GTK has no blur: the bar is solid.
@MainActor public protocol FUIBlurNavigationBarViewController: AnyObject {}

extension FUISolidNavigationBarProtocol where Self: UIViewController {
  /// Gives the bar its look. Does nothing where it has that look already.
  func showBarLine(_ shows: Bool) {
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
