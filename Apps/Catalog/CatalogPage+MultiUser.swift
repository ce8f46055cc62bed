import SAPFiori
import UIKit

extension CatalogPage {
  /// The passcode screen of several persons in its states.
  static let multiUserPages = [
    users("passcode-users"),
    users("passcode-users-wrong") { $0.submit("wrong") },
    users("passcode-users-picture", current: "jane"),
    users("passcode-users-switch") { $0.press("switchUserButton") },
  ]

  private static func users(
    _ name: String, current: String = "maria",
    steps: @escaping @MainActor (FUIPasscodeController) -> Void = { _ in }
  ) -> CatalogPage {
    let delegate = CatalogPasscode(policy: CatalogPasscode.policy, right: "abcd!234")
    let users = CatalogUsers(current: current)
    return CatalogPage(
      name, "Passcode of several persons",
      make: {
        let screen = FUIMultiUserPasscodeController()
        screen.titleLabel.text = "Field Service"
        screen.delegate = delegate
        screen.dataSource = users
        return UINavigationController(rootViewController: screen)
      },
      steps: { controller in
        withExtendedLifetime((delegate, users)) {
          if let screen = controller as? FUIPasscodeController { steps(screen) }
        }
      })
  }
}

/// Three persons who have set the app up.
private final class CatalogUsers: FUIMultiUserPasscodeControllerDataSource {
  struct Person: FUIUser {
    var image: UIImage?
    var name: String
    var infoString: String?
    var id: String
  }

  let onboardedUsers: [any FUIUser] = [
    Person(name: "Maria Keller", infoString: "maria.keller@example.com", id: "maria"),
    Person(
      image: CatalogSamples.portrait, name: "Jane Doe", infoString: "Night shift", id: "jane"),
    Person(name: "Alexandros Papadopoulos", id: "alex"),
  ]
  var currentUserId: String

  init(current: String) { currentUserId = current }

  isolated deinit {}
}

extension CatalogSamples {
  /// A person in a few strokes.
  static let portrait = UIImage(
    data: Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="144" height="144" viewBox="0 0 144 144">
        <rect width="144" height="144" fill="#f4b183"/>
        <circle cx="72" cy="58" r="28" fill="#5c3a21"/>
        <path d="M20 144c4-40 28-52 52-52s48 12 52 52z" fill="#5b738b"/>
        <circle cx="72" cy="64" r="22" fill="#e8c4a2"/>
      </svg>
      """.utf8))
}
