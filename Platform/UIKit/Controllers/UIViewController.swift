import GTK

/// Rules one screen: makes its view, hears when it comes and goes, leads to other screens.
///
/// ```swift
/// final class HomeController: UIViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     title = "Home"
///     view.backgroundColor = .systemBackground
///   }
/// }
/// ```
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  weak var window: UIWindow?
  var appearance = Appearance.disappeared
  var wasAnimated = false
  /// Asked about keys that nothing in the view wanted; for the toolkit above.
  package var keyHandler: ((KeyPress) -> Bool)?
  /// Asked before the window closes at a person's wish; `closeAsWished()` closes it later.
  package var closeHandler: ((UIWindow) -> UIWindow.CloseAnswer)?

  enum Appearance { case appearing, appeared, disappearing, disappeared }

  /// Makes a controller. Views come from code or from ``UIStoryboard``: both arguments are nil.
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    precondition(
      nibNameOrNil == nil,
      "There are no nib files on Linux: make \"\(nibNameOrNil ?? "")\" in loadView() or viewDidLoad()."
    )
    super.init()
  }

  /// Makes a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: - View

  /// The screen's view; asking for it makes it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The screen's view, if it has been made.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the screen's view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view. The base class makes an empty one.
  open func loadView() { view = UIView(frame: CGRect(origin: .zero, size: UIWindow.standardSize)) }

  /// Makes the view unless it has been made.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(
      loadedView != nil, "loadView() must set the view of \(type(of: self)).")
    viewDidLoad()
  }

  /// The view has been made.
  open func viewDidLoad() {}
  /// The view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is being shown and has its size.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Sets constraints of the view up that depend on something; call
  /// `view.setNeedsUpdateConstraints()` to have it called, and super last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Bars cover other parts of the view than before.
  open func viewSafeAreaInsetsDidChange() {}
  /// Traits are others than before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the view is coming because it was presented.
  open internal(set) var isBeingPresented = false
  /// Whether the view is going because it was dismissed.
  open internal(set) var isBeingDismissed = false
  /// Whether the controller is leaving its parent.
  open internal(set) var isMovingFromParent = false
  /// Whether the controller is coming into its parent.
  open internal(set) var isMovingToParent = false

  /// The children that come and go with this controller.
  var forwardedChildren: [UIViewController] { children }

  // MARK: - Children

  /// The controllers that this one contains.
  open internal(set) var children: [UIViewController] = []
  /// The controller that contains this one.
  open internal(set) weak var parent: UIViewController?

  /// Takes a controller in. Add its view too, then call `didMove(toParent:)` on it.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Leaves the parent. Call `willMove(toParent: nil)` and take the view out first.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// The parent is about to be another one.
  open func willMove(toParent parent: UIViewController?) {}

  /// The parent is another one. A view that is shown already has come with it.
  open func didMove(toParent parent: UIViewController?) {
    guard let parent, viewIfLoaded?.superview != nil, parent.appearance == .appeared,
      appearance == .disappeared
    else { return }
    transition(to: true, animated: false)
  }

  // MARK: - Presentation

  var storedPresented: UIViewController?
  /// The controller that this one, or one that contains it, presented.
  open internal(set) var presentedViewController: UIViewController? {
    get { storedPresented ?? parent?.presentedViewController }
    set { storedPresented = newValue }
  }
  weak var storedPresenter: UIViewController?
  /// The controller that presented this one, or the one that contains it.
  open internal(set) var presentingViewController: UIViewController? {
    get { storedPresenter ?? parent?.presentingViewController }
    set { storedPresenter = newValue }
  }
  /// How much of the window the controller takes when it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes in when it is presented. On Linux all do as `.coverVertical` says.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether Escape leaves a presented controller where it is.
  open var isModalInPresentation = false
  /// The size that suits the content when there is room to choose.
  open var preferredContentSize = CGSize.zero

  /// Shows another controller above this one. While that one is shown, a second call does nothing
  /// but write a line to the log, as on iOS.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    guard let window = hostWindow else {
      Log.warning("\(type(of: self)) cannot present \(type(of: controller)): it is in no window")
      return
    }
    if controller.presentByItself(in: window) {
      completion?()
      return
    }
    guard presentedViewController == nil, controller.storedPresenter == nil else {
      Log.warning(
        "\(type(of: self)) is presenting \(presentedViewController.map { "\(type(of: $0))" } ?? "already")"
      )
      return
    }
    window.present(
      controller, from: topmostForAppearance, animated: animated, completion: completion)
  }

  /// For what the desktop shows in a window of its own.
  /// - Returns: whether the controller is shown already.
  func presentByItself(in window: UIWindow) -> Bool { false }

  /// Takes away what this controller presented, or else this one from what presented it.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if let presentedViewController, let window = hostWindow {
      window.dismiss(presentedViewController, animated: animated, completion: completion)
    } else if let presented = presentedAncestor, let window = presented.window {
      window.dismiss(presented, animated: animated, completion: completion)
    } else {
      completion?()
    }
  }

  private var presentedAncestor: UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if current.storedPresenter != nil { return current }
      controller = current.parent
    }
    return nil
  }

  var hostWindow: UIWindow? { viewIfLoaded?.window ?? window ?? parent?.hostWindow }

  /// Shows a screen: pushed where there is a navigation controller, else presented.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  // MARK: - Segues

  /// The storyboard that made the controller.
  open internal(set) var storyboard: UIStoryboard?

  /// Called before a segue leads on, to set up its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a segue may lead on.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Follows the segue that ``UIStoryboard`` has for this class and identifier.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    UIStoryboard.perform(identifier, from: self, sender: sender)
  }

  // MARK: - Looks

  /// The screen's title.
  open var title: String? {
    didSet {
      navigationItem.title = title
      hostWindow?.updateTitle()
    }
  }

  /// What a navigation bar shows for the screen.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// What a toolbar shows for the screen.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsChanged(of: self) }
  }

  /// Sets what a toolbar shows for the screen, at once.
  open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }

  /// The navigation controller that contains this one.
  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  /// Whether a navigation controller hides its toolbar for this screen.
  open var hidesBottomBarWhenPushed = false

  /// Light or dark for the screen, whatever the desktop says.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.traitsMayHaveChanged() }
  }

  /// How and for whom the screen is shown.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? hostWindow?.traitCollection ?? .current
  }

  /// Which ways to hold a device the screen supports. A compositor turns a Linux screen: nothing asks.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Whether the screen turns with the device. A compositor turns a Linux screen: nothing asks.
  open var shouldAutorotate: Bool { true }

  /// Which way the screen is first shown. A compositor turns a Linux screen: nothing asks.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// How the status bar looks. Linux has no status bar: nothing asks.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden. Linux has no status bar: nothing asks.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar comes and goes. Linux has no status bar: nothing asks.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that says how the status bar looks. Linux has no status bar: nothing asks.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that says whether the status bar is hidden. Linux has no status bar: nothing asks.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the home indicator is hidden. Linux has none: nothing asks.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Memory is scarce. Never called: Linux does not warn a program, it ends one.
  open func didReceiveMemoryWarning() {}

  /// The view is about to have another size, in points. The base class tells the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Room to keep free besides what bars cover, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { safeAreaMayHaveChanged() }
  }

  var barInsets = UIEdgeInsets.zero {
    didSet { if oldValue != barInsets { safeAreaMayHaveChanged() } }
  }

  var effectiveSafeArea: UIEdgeInsets {
    let extra = additionalSafeAreaInsets
    return UIEdgeInsets(
      top: barInsets.top + extra.top, left: barInsets.left + extra.left,
      bottom: barInsets.bottom + extra.bottom, right: barInsets.right + extra.right)
  }

  private func safeAreaMayHaveChanged() {
    guard let view = viewIfLoaded else { return }
    viewSafeAreaInsetsDidChange()
    view.safeAreaInsetsDidChange()
    view.setNeedsLayout()
    view.constraintGroundChanged()
  }

  // MARK: - Keys

  /// The superview of the controller's view.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// Asks ``keyHandler``, then ``next``.
  package override func handle(_ press: KeyPress) -> Bool {
    keyHandler?(press) == true || super.handle(press)
  }

  /// The controller inside this one that keys are for.
  var innermostForKeys: UIViewController? { children.last { $0.appearance == .appeared } }

  /// The title of the window that shows the controller.
  var windowTitle: String? { title ?? children.last?.windowTitle }

  func performEscape() -> Bool {
    if accessibilityPerformEscape() { return true }
    if let parent, parent.performEscapeForChild() { return true }
    guard let presented = storedPresenter != nil ? self : presentedAncestor,
      !presented.isModalInPresentation
    else { return false }
    presented.window?.dismiss(presented, animated: true, completion: nil)
    return true
  }

  /// A container goes back, if there is something to go back to.
  func performEscapeForChild() -> Bool { parent?.performEscapeForChild() ?? false }

  func performBack() -> Bool { parent?.performEscapeForChild() ?? false }
}
