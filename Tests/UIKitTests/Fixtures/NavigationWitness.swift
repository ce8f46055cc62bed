import UIKit

/// Writes down what a navigation controller shows.
final class NavigationWitness: UINavigationControllerDelegate {
  let diary = Diary()

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { diary.write("will \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { diary.write("did \(viewController.title ?? "")") }
}
