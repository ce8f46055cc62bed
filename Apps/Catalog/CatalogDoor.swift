import SAPFiori
import UIKit

/// Takes what is typed on the pages to sign in by, and what is pressed there.
@MainActor
final class CatalogDoor: FUIDynamicAuthenticationDelegate,
  FUIBasicAuthenticationDelegate
{
  static let shared = CatalogDoor()
  private var answer: String?
  private var completions: [(String?) -> Void] = []

  func verify(
    _ controller: FUIDynamicAuthenticationScreen, informationStrings: [String],
    completion: @escaping ((_ errorMessage: String?) -> Void)
  ) {
    take(completion)
  }

  func didSignIn(
    _ controller: FUIBasicAuthenticationScreen, username: String, password: String,
    completion: @escaping ((_ errorMessage: String?) -> Void)
  ) {
    take(completion)
  }

  private func take(_ completion: @escaping (String?) -> Void) {
    if let answer { completion(answer) } else { completions.append(completion) }
  }

  /// Submits what is typed; without an answer it is being checked for good.
  static func submit(_ screen: UIViewController, answer: String? = nil) {
    shared.answer = answer
    (screen as? FUIBasicAuthenticationScreen)?.signInButton.sendActions(
      for: .primaryActionTriggered)
    pressItem(on: screen)
  }

  /// Turns to the next page.
  static func turnPage(_ screen: UIViewController) { pressItem(on: screen) }

  private static func pressItem(on screen: UIViewController) {
    guard let action = screen.navigationItem.rightBarButtonItem?.primaryAction else { return }
    UIControl(frame: .zero).sendAction(action)
  }
}
