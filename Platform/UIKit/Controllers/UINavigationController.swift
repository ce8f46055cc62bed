import GTK

/// Is told when screens change.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  /// A screen is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// A screen is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// A stack of screens with a bar above them.
open class UINavigationController: UIViewController {
  /// The bar above the screens.
  public private(set) lazy var navigationBar = barMaker()
  /// Makes the bar; a controller of a floor above sets it before its view is made.
  package var barMaker: () -> UINavigationBar = { UINavigationBar() }
  /// The bar below the screens, hidden unless asked for.
  public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// Is told when screens change. Not kept alive.
  open weak var delegate: (any UINavigationControllerDelegate)?
  private var stack: [UIViewController] = []

  /// Makes a controller that shows one screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    adopt([rootViewController])
  }

  /// Makes a controller without screens.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The screens, lowest first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The screen that is shown.
  open var topViewController: UIViewController? { stack.last }
  /// The screen that is shown, or what it presented.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Whether there is no bar above the screens.
  open var isNavigationBarHidden = false {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Sets whether there is no bar above the screens, at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Whether there is no bar below the screens.
  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// Sets whether there is no bar below the screens, at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  // MARK: - Moving

  /// Leads on to a screen. A screen that is in the stack already is not pushed again.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    guard !stack.contains(controller) else {
      Log.warning("\(type(of: controller)) is in the navigation stack already")
      return
    }
    let from = topViewController
    addChild(controller)
    stack.append(controller)
    move(from: from, to: controller, forward: true, animated: animated)
  }

  /// Goes back one screen.
  /// - Returns: the screen that was left; nil where there was none to go back to.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return popToViewController(stack[stack.count - 2], animated: animated)?.last
  }

  /// Goes back to the first screen.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Goes back to a screen of the stack.
  /// - Returns: the screens that were left.
  @discardableResult open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: controller), index + 1 < stack.count else { return nil }
    let left = Array(stack[(index + 1)...])
    let from = left.last
    stack.removeSubrange((index + 1)...)
    for gone in left { gone.willMove(toParent: nil) }
    move(from: from, to: controller, forward: false, animated: animated) {
      for gone in left { gone.removeFromParent() }
    }
    return left
  }

  /// Sets the screens; the last one is shown.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    precondition(
      Set(controllers).count == controllers.count,
      "A controller can be in the navigation stack only once.")
    let from = topViewController
    let gone = stack.filter { !controllers.contains($0) }
    for controller in gone { controller.willMove(toParent: nil) }
    let isNew = controllers.last.map { $0.parent !== self } ?? false
    adopt(controllers)
    guard isViewLoaded, from !== topViewController else {
      for controller in gone { controller.removeFromParent() }
      updateBars()
      return
    }
    move(from: from, to: topViewController, forward: isNew, animated: animated) {
      for controller in gone { controller.removeFromParent() }
    }
  }

  /// The last screen goes and none comes.
  private func leaveWithoutSuccessor(_ controller: UIViewController) {
    controller.transition(to: false, animated: false)
    controller.viewIfLoaded?.removeFromSuperview()
  }

  private func adopt(_ controllers: [UIViewController]) {
    let new = controllers.filter { $0.parent !== self }
    for controller in new { addChild(controller) }
    stack = controllers
    for controller in new where !isViewLoaded || controller !== controllers.last {
      controller.didMove(toParent: self)
    }
  }

  private func move(
    from: UIViewController?, to: UIViewController?, forward: Bool, animated: Bool,
    then: (() -> Void)? = nil
  ) {
    guard isViewLoaded, let to else {
      if let from, isViewLoaded { leaveWithoutSuccessor(from) }
      then?()
      if forward { to?.didMove(toParent: self) }
      updateBars()
      return
    }
    let isVisible = appearance == .appeared || appearance == .appearing
    let animates =
      animated && isVisible && view.window?.isShown == true && !traitCollection.reducesMotion
      && from != nil
    delegate?.navigationController(self, willShow: to, animated: animated)
    to.isMovingToParent = forward
    from?.isMovingFromParent = !forward
    if isVisible {
      from?.beginTransition(to: false, animated: animates)
      to.beginTransition(to: true, animated: animates)
    }
    install(to)
    updateBars()
    view.layoutIfNeeded()
    let width = contentFrame.width * (view.isRightToLeft ? -1 : 1)
    let finish = { [weak self, weak from] in
      // A screen that was gone back to in the meantime stays.
      if let from, from !== self?.topViewController {
        from.viewIfLoaded?.removeFromSuperview()
        from.viewIfLoaded?.transform = .identity
      }
      if isVisible {
        from?.endTransition(to: false)
        to.endTransition(to: true)
      }
      to.isMovingToParent = false
      from?.isMovingFromParent = false
      then?()
      if forward, let self { to.didMove(toParent: self) }
      if let self { self.delegate?.navigationController(self, didShow: to, animated: animated) }
      self?.hostWindow?.updateTitle()
    }
    if isVisible { moveFocus(away: from) }
    guard animates, let from else {
      finish()
      return
    }
    to.view.transform = CGAffineTransform(translationX: forward ? width : -width * 0.3, y: 0)
    if !forward { view.insertSubview(to.view, belowSubview: from.view) }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .curveEaseInOut,
      animations: {
        to.view.transform = .identity
        from.view.transform = CGAffineTransform(translationX: forward ? -width * 0.3 : width, y: 0)
      }, completion: { _ in finish() })
  }

  private func moveFocus(away from: UIViewController?) {
    guard let view = from?.viewIfLoaded,
      view.descendants.contains(where: { $0.isFirstResponder })
    else { return }
    view.window?.clearFocus()
  }

  private func install(_ controller: UIViewController) {
    controller.window = window
    if controller.view.superview !== view {
      view.insertSubview(controller.view, belowSubview: toolbar)
    }
    controller.view.frame = contentFrame
  }

  // MARK: - View

  /// Makes the bars and shows the top screen.
  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.isHidden = isNavigationBarHidden
    toolbar.isHidden = true
    view.addSubview(toolbar)
    view.addSubview(navigationBar)
    view.clipsToBounds = true
    navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
    if let top = topViewController { install(top) }
    updateBars()
  }

  /// Gives bars and screen their frames.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    let top = isNavigationBarHidden ? 0 : navigationBar.preferredHeight(forWidth: view.bounds.width)
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    let showsToolbar = !isToolbarHidden && topViewController?.hidesBottomBarWhenPushed != true
    toolbar.isHidden = !showsToolbar
    let bottom = showsToolbar ? toolbar.preferredHeight : 0
    toolbar.frame = CGRect(
      x: 0, y: bounds.height - bottom, width: bounds.width, height: bottom)
    topViewController?.viewIfLoaded?.frame = contentFrame
    topViewController?.barInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  private var contentFrame: CGRect { view.bounds }

  private func updateBars() {
    guard isViewLoaded else { return }
    navigationBar.show(
      topViewController?.navigationItem,
      back: stack.count > 1 ? stack[stack.count - 2].navigationItem : nil)
    toolbar.items = topViewController?.toolbarItems
    view.setNeedsLayout()
  }

  func toolbarItemsChanged(of controller: UIViewController) {
    if controller === topViewController, isViewLoaded { toolbar.items = controller.toolbarItems }
  }

  override var forwardedChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }
  override var innermostForKeys: UIViewController? { topViewController }
  override var windowTitle: String? { topViewController?.windowTitle ?? title }

  override func performEscapeForChild() -> Bool {
    if stack.count > 1, topViewController?.navigationItem.hidesBackButton == false {
      popViewController(animated: true)
      return true
    }
    return super.performEscapeForChild()
  }
}
