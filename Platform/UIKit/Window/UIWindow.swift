import GTK

/// The window of an app, and the root of its views.
///
/// ```swift
/// let window = UIWindow(frame: UIScreen.main.bounds)
/// window.rootViewController = UIViewController()
/// window.makeKeyAndVisible()
/// ```
open class UIWindow: UIView {
  private(set) var native: NativeWindow?
  private var announcer: Label?
  private var isUnseen = false
  var touch: UITouch?
  var presentations: [PresentationLayer] = []
  /// Called after the keyboard focus has moved, to a view or to none; for the toolkit above.
  package var onFocusMove: (() -> Void)?
  /// Called at each key, press, touch and turn of the wheel, before anything in the window hears of it.
  /// With true the window's content never does.
  package var onInput: (() -> Bool)?
  var dismissalsToFinish: [(id: UUID, work: () -> Void)] = []

  /// Makes a window. On a desktop it opens at a handheld's size, and a person may change that.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    UIApplication.startToolkit()
    model.backgroundColor = .systemBackground
    UIApplication.shared.register(self)
  }

  /// Makes a window in a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    // Observers of a property are not called while its class makes the object.
    windowScene.add(self)
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The scene that the window belongs to.
  open weak var windowScene: UIWindowScene? {
    willSet { if newValue !== windowScene { windowScene?.remove(self) } }
    didSet { windowScene?.add(self) }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      dismissContent()
      if let oldValue {
        oldValue.transition(to: false, animated: false)
        if oldValue.isViewLoaded { oldValue.view.removeFromSuperview() }
        oldValue.window = nil
      }
      showRoot()
    }
  }

  private func showRoot() {
    guard let root = rootViewController, native != nil else { return }
    root.window = self
    root.view.frame = CGRect(origin: .zero, size: bounds.size)
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(root.view, at: 0)
    root.transition(to: true, animated: false)
    if !presentations.isEmpty { updateReachability() }
    updateTitle()
  }

  // MARK: - Showing

  /// The size at which a window opens where nobody said otherwise.
  public static let standardSize = CGSize(width: 420, height: 800)

  /// Whether the window is on the display.
  package var isShown: Bool { native != nil && !isUnseen && !isHidden }

  /// Opens the window and gives it the keyboard.
  open func makeKeyAndVisible() {
    isHidden = false
    open(unseen: false)
    makeKey()
    let hasFocus = firstResponder != nil
    native?.present()
    // GTK gives a new window's first field the focus; here nothing has it until somebody asks.
    if !hasFocus { native?.clearFocus() }
  }

  /// Gives the window the keyboard.
  open func makeKey() { UIApplication.shared.keyWindow = self }

  /// Whether the window has the keyboard.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Puts the window's views into a GTK window, shown or, for rendering, not.
  package func open(unseen: Bool) {
    guard native == nil else { return }
    UIApplication.startToolkit()
    isUnseen = unseen
    let size = openingSize(unseen: unseen)
    let native = NativeWindow(width: size.width, height: size.height)
    self.native = native
    model.bounds.size = size
    cachedTraits = nil
    let host = materialize()
    native.setContent(host)
    hearTouches(on: host)
    answerToolTips(on: host)
    addAnnouncer()
    native.onCloseRequest = { [weak self] in self?.closeRequested() ?? false }
    native.onClose = { Animator.shared.endUnseen() }
    native.onActiveChange = { UIApplication.shared.activeChanged($0) }
    native.onFocusMove = { [weak self] in self?.onFocusMove?() }
    native.onKey { [weak self] press in self?.keyPressed(press) ?? false }
    native.onKeyFirst { [weak self] press in self?.pastesPicture(press) ?? false }
    native.onInput { [weak self] in self?.onInput?() ?? false }
    for layer in presentations { layer.layout(in: bounds) }
    if unseen { native.realizeUnseen(host) }
    StyleSheet.gather { showRoot() }
    setNeedsLayout()
  }

  private func openingSize(unseen: Bool) -> CGSize {
    let screen = UIScreen.main.bounds.size
    let asked = model.bounds.size
    if unseen, asked != .zero { return asked }
    let wanted = asked == .zero || asked == screen ? Self.standardSize : asked
    return CGSize(width: min(wanted.width, screen.width), height: min(wanted.height, screen.height))
  }

  /// Takes the window off the display.
  package func close() {
    dismissAll()
    rootViewController?.transition(to: false, animated: false)
    let native = native
    self.native = nil
    native?.close()
    windowScene?.remove(self)
    UIApplication.shared.unregister(self)
  }

  /// Whether the window is off the display.
  open override var isHidden: Bool {
    get { model.isHidden }
    set {
      model.isHidden = newValue
      if newValue {
        native?.hide()
        Animator.shared.endUnseen()
      } else if native != nil, !isUnseen {
        native?.present()
      }
    }
  }

  func updateTitle() {
    // The title of what is covered may tell of it, in the list of windows for instance.
    native?.title =
      (coverController ?? rootViewController)?.windowTitle ?? UIApplication.displayName
  }

  /// Whether the person has been asked whether to close.
  var isClosing = false

  private func closeRequested() -> Bool {
    if asksBeforeClosing() { return true }
    isUnseen = true
    Animator.shared.endUnseen()
    windowScene?.remove(self)
    dismissAll()
    rootViewController?.transition(to: false, animated: false)
    UIApplication.shared.windowWillClose(self)
    return false
  }

  // MARK: - Layout

  func queueLayout() { host?.queueAllocate() }

  override func hostAllocated(_ size: CGSize) {
    super.hostAllocated(size)
    resize(to: size)
    layoutIfNeeded()
  }

  private func resize(to size: CGSize) {
    guard size != model.bounds.size else { return }
    let coordinator = ResizeCoordinator(self)
    for controller in [rootViewController] + presentations.map(\.controller) {
      guard let controller, controller.appearance == .appeared else { continue }
      controller.viewWillTransition(to: size, with: coordinator)
    }
    model.bounds = CGRect(origin: .zero, size: size)
    model.center = CGPoint(x: size.width / 2, y: size.height / 2)
    rootViewController?.viewIfLoaded?.frame = CGRect(origin: .zero, size: size)
    for layer in presentations { layer.layout(in: bounds) }
    setNeedsLayout()
    traitsMayHaveChanged()
    UIView.themeSituationChanged?(self)
    coordinator.finish()
  }

  /// Everything has its place and frame now; for rendering and tests.
  package func settle(size: CGSize) {
    open(unseen: true)
    resize(to: size)
    guard let host else { return }
    host.allocate(
      x: 0, y: 0, width: clampedInt32(size.width), height: clampedInt32(size.height), transform: nil
    )
    for _ in 0..<4
    where layoutState.needsLayout || layoutState.subtreeNeedsLayout
      || layoutState.subtreeNeedsPlacement
    {
      layoutIfNeeded()
      host.queueAllocate()
      host.allocate(
        x: 0, y: 0, width: clampedInt32(size.width), height: clampedInt32(size.height),
        transform: nil)
    }
  }

  /// The window as pixels, `scale` of them a point.
  package func render(scale: Double) -> Texture? {
    guard let native, let host else { return nil }
    return native.render(host, width: bounds.width, height: bounds.height, scale: scale)
  }

  /// Whether the window has been placed by the display's own loop.
  package var isMapped: Bool { host?.isMapped ?? false }

  override func paintContent(_ snapshot: Snapshot) {
    // No superview paints a window's ground, so the window does.
    if let color = model.backgroundColor?.paint(with: traitCollection) {
      snapshot.fill(PaintRect(x: 0, y: 0, width: bounds.width, height: bounds.height), color)
    }
    super.paintContent(snapshot)
  }

  // MARK: - Traits

  var windowTraits: UITraitCollection {
    UIApplication.shared.desktopTraits.with {
      $0.horizontal = bounds.width >= 600 ? .regular : .compact
      $0.vertical = bounds.height >= 480 ? .regular : .compact
    }
  }

  // MARK: - Focus and keys

  func clearFocus() { native?.clearFocus() }

  /// Scrolls what surrounds a focused view so that it is seen.
  func revealFocus(in view: UIView) {
    var current = view.superview
    while let candidate = current {
      if let scroll = candidate as? UIScrollView {
        let rect = scroll.convert(view.bounds, from: view)
        scroll.scrollRectToVisible(rect.insetBy(dx: 0, dy: -12), animated: true)
      }
      current = candidate.superview
    }
  }

  private func keyPressed(_ press: KeyPress) -> Bool {
    guard let top = topController else { return false }
    let first: UIResponder? = firstResponder ?? top.viewIfLoaded
    if first?.handle(press) == true { return true }
    if press.pastes { return paste() }
    switch press.key {
    case .escape: return top.performEscape()
    case .enter: return performReturn(from: nil)
    case .left where press.alt: return top.performBack()
    default: return false
    }
  }

  /// A picture goes past the field that has the focus: a field keeps the key for itself, also where there
  /// is no text to paste.
  private func pastesPicture(_ press: KeyPress) -> Bool {
    press.pastes && !GivenPictures.isTextOnClipboard && paste()
  }

  /// From the focus outwards, or into the page: what has the focus may lie in the bar above it.
  private func paste() -> Bool {
    let places: [UIResponder?] = [firstResponder, topController?.viewIfLoaded]
    return places.contains { $0?.pasteFromClipboard() == true }
  }

  /// Return moves to the next field of the screen, or presses its default button.
  @discardableResult func performReturn(from field: UITextField?) -> Bool {
    guard let top = topController?.viewIfLoaded else { return false }
    if let field {
      let fields = top.descendants.compactMap { $0 as? UITextField }
        .filter { $0.isEnabled && !$0.isHiddenInTree }
      if let index = fields.firstIndex(of: field), index + 1 < fields.count {
        return fields[index + 1].becomeFirstResponder()
      }
    }
    let primary = top.descendants.lazy.compactMap { $0 as? UIButton }
      .first { $0.role == .primary && $0.isEnabled && !$0.isHiddenInTree }
    primary?.trigger()
    return primary != nil
  }

  var firstResponder: UIView? {
    descendants.last { $0.isFirstResponder }
  }

  /// The controller that a person is dealing with.
  private var topController: UIViewController? {
    var controller = presentations.last?.controller ?? rootViewController
    while let inner = controller?.innermostForKeys { controller = inner }
    return controller
  }

  // MARK: - Announcements

  /// An element that is always there: assistive technology speaks when its name changes.
  private func addAnnouncer() {
    guard let host else { return }
    let label = Label(role: .status)
    label.insert(into: host, above: nil)
    announcer = label
  }

  /// What was announced last; for tests.
  package private(set) var lastAnnouncement: String?

  func announce(_ text: String) {
    lastAnnouncement = text
    // The same text twice would change nothing and so be silent.
    announcer?.text = announcer?.text == text ? text + "\u{200B}" : text
    announcer?.setAccessibleName(announcer?.text)
  }

  override func placeOwnParts() {
    announcer?.allocate(x: 0, y: 0, width: 1, height: 1, transform: nil)
  }
}

extension KeyPress {
  fileprivate var pastes: Bool { control && !alt && key == .character("v") }
}

extension UIView {
  /// Everything in the view, depth first, and the view itself first of all.
  var descendants: [UIView] { [self] + subviews.flatMap(\.descendants) }

  var isHiddenInTree: Bool {
    var view: UIView? = self
    while let current = view {
      if current.isHidden { return true }
      view = current.superview
    }
    return false
  }
}
