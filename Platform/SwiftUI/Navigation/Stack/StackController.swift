/// The controller of a stack: it tells when a person has gone back, and keeps the bar in step.
final class StackController: UINavigationController, UINavigationControllerDelegate {
  /// Told of the controllers that were left.
  var onPop: @MainActor ([UIViewController]) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  override func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    let left = super.popToViewController(controller, animated: animated)
    if let left { onPop(left) }
    return left
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { showBars(of: viewController) }

  /// Shows or hides the bars as a page wants it.
  func showBars(of controller: UIViewController) {
    guard let page = controller as? PageController else { return }
    if isNavigationBarHidden != page.hidesNavigationBar {
      isNavigationBarHidden = page.hidesNavigationBar
    }
    let hidesToolbar = page.hidesToolbar || (page.toolbarItems ?? []).isEmpty
    if isToolbarHidden != hidesToolbar { isToolbarHidden = hidesToolbar }
    let ground = page.toolbarGround.shown
    if toolbar.barTintColor != ground { toolbar.barTintColor = ground }
  }
}
