import GTK
import Layout

/// A button with a title, a picture, or both.
///
/// ```swift
/// let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Start") { _ in })
/// ```
open class UIButton: UIControl {
  /// The look where there is no ``configuration``. On Linux both look alike.
  public enum ButtonType: Int, Sendable { case custom, system }

  private struct Content {
    var titles: [State: String] = [:]
    var attributedTitles: [State: NSAttributedString] = [:]
    var colors: [State: UIColor] = [:]
    var images: [State: UIImage] = [:]
    var grounds: [State: UIImage] = [:]
  }
  private var content = Content()

  /// What a button stands for among the others on its screen.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  /// What the button stands for. Return presses the primary one of a screen; the others change
  /// nothing on Linux.
  open var role = Role.normal

  /// What the button was made as.
  public private(set) var buttonType = ButtonType.custom

  /// The label of the title. Read its text and set its font; the text itself follows `setTitle`.
  public private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.textAlignment = .center
    label.accessibilityElementsHidden = true
    return label
  }()

  /// The view of the picture.
  public private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    return view
  }()

  private var spinner: UIActivityIndicatorView?

  /// Makes a button with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    model.hugging = (UILayoutPriority(250), UILayoutPriority(250))
    if let titleLabel { addSubview(titleLabel) }
  }

  /// Makes a button of a type.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  /// Makes a button of a type that does `primaryAction` and shows its title and picture.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    adopt(primaryAction)
  }

  /// Makes a button with a look that does `primaryAction` and shows its title and picture.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: - Content

  /// The look; nil for a button of titles and pictures alone.
  open var configuration: Configuration? {
    didSet {
      if oldValue != configuration { contentChanged() }
    }
  }

  /// Called before the button is shown in another state, to change its ``configuration``.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { contentChanged() } }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    content.titles[state] = title
    contentChanged()
  }

  /// Sets the title with looks for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    content.attributedTitles[state] = title
    contentChanged()
  }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    content.colors[state] = color
    contentChanged()
  }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    content.images[state] = image
    contentChanged()
  }

  /// Sets the picture behind everything for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    content.grounds[state] = image
    queueOuterDraw()
  }

  /// The title for a state.
  open func title(for state: State) -> String? { content.titles[state] }
  /// The title with looks for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content.attributedTitles[state]
  }
  /// The colour of the title for a state.
  open func titleColor(for state: State) -> UIColor? { content.colors[state] }
  /// The picture for a state.
  open func image(for state: State) -> UIImage? { content.images[state] }

  /// The title that is shown.
  open var currentTitle: String? {
    content.attributedTitles.best(for: state)?.string ?? content.titles.best(for: state)
      ?? configuration?.title
  }
  /// The colour in which the title is shown.
  open var currentTitleColor: UIColor { content.colors.best(for: state) ?? impliedTitleColor }
  /// The picture that is shown.
  open var currentImage: UIImage? { content.images.best(for: state) ?? configuration?.image }

  /// Room around title and picture, where there is no ``configuration``.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }

  private var impliedTitleColor: UIColor {
    if let configuration { return configuration.foreground(of: self) }
    return tintColor
  }

  /// Shows the content of the present state. Subclasses may change it, and call this first.
  func contentChanged() {
    configurationUpdateHandler?(self)
    applyContent()
    if host != nil { applyAccessibility() }
    invalidateIntrinsicContentSize()
    queueOuterDraw()
  }

  private func applyContent() {
    let busy = configuration?.showsActivityIndicator == true
    if let titleLabel {
      if let rich = content.attributedTitles.best(for: state) {
        titleLabel.attributedText = rich
      } else {
        titleLabel.text = currentTitle
      }
      titleLabel.textColor = currentTitleColor
      if !isEnabled, content.colors[.disabled] == nil, configuration == nil {
        titleLabel.textColor = currentTitleColor.withAlphaComponent(0.4)
      }
      titleLabel.isHidden = (titleLabel.text ?? "").isEmpty
      if configuration != nil, titleLabel.numberOfLines == 1 { titleLabel.numberOfLines = 0 }
    }
    let image = busy ? nil : currentImage
    if image != nil, let imageView, imageView.superview == nil { addSubview(imageView) }
    if image != nil || content.images.isEmpty == false || configuration != nil {
      imageViewIfShown?.image = image
      imageViewIfShown?.isHidden = image == nil
      imageViewIfShown?.tintColor = currentTitleColor
    }
    showSpinner(busy)
  }

  private var imageViewIfShown: UIImageView? {
    subviews.contains { $0 is UIImageView } ? imageView : nil
  }

  private func showSpinner(_ shows: Bool) {
    if shows, spinner == nil {
      let view = UIActivityIndicatorView(style: .medium)
      view.startAnimating()
      addSubview(view)
      spinner = view
    } else if !shows, let view = spinner {
      view.removeFromSuperview()
      spinner = nil
    }
    spinner?.color = currentTitleColor
  }

  override func stateChanged() {
    super.stateChanged()
    contentChanged()
  }

  override func applyTraits() {
    super.applyTraits()
    applyContent()
  }

  /// Called when `tintColor` may have changed.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyContent()
  }

  // MARK: - Layout

  private var insets: UIEdgeInsets {
    if let configuration { return configuration.insets(rightToLeft: isRightToLeft) }
    return contentEdgeInsets
  }

  private var parts: [UIView] {
    let lead: [UIView] = [spinner, imageViewIfShown].compactMap { $0 }.filter { !$0.isHidden }
    let title = titleLabel.map { $0.isHidden ? [] : [$0] } ?? []
    return configuration?.imagePlacement == .trailing ? title + lead : lead + title
  }

  private var stack: StackLayout {
    StackLayout(
      axis: .horizontal, alignment: .center, spacing: Double(configuration?.imagePadding ?? 6),
      direction: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  override func fittingSize(for proposal: ProposedSize) -> CGSize {
    fitting(proposal, content: contentSize(for:))
  }

  private func contentSize(for proposal: ProposedSize) -> CGSize {
    let insets = insets
    let inner = stack.size(
      of: ViewElement.all(parts),
      proposal: ProposedSize(
        width: proposal.width.map { $0 - insets.left - insets.right }, height: nil))
    return CGSize(
      width: inner.width + insets.left + insets.right,
      height: max(inner.height + insets.top + insets.bottom, minimumHeight))
  }

  /// The least height in points.
  var minimumHeight: CGFloat { configuration?.minimumHeight ?? 0 }

  /// The size of title, picture and the room around them.
  open override var intrinsicContentSize: CGSize { contentSize(for: .unspecified) }

  /// The size of title, picture and the room around them, broken into lines for a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(for: ProposedSize(width: size.width, height: nil))
  }

  /// Puts title and picture into the middle, or where `contentHorizontalAlignment` says.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: insets)
    let parts = parts
    let elements = ViewElement.all(parts)
    let size = stack.size(of: elements, proposal: ProposedSize(width: room.width, height: nil))
    let width = min(size.width, room.width)
    let share: CGFloat =
      switch contentHorizontalAlignment {
      case .center, .fill: 0.5
      case .left: 0
      case .right: 1
      case .leading: isRightToLeft ? 1 : 0
      case .trailing: isRightToLeft ? 0 : 1
      }
    let box = Rect(
      origin: Point(x: room.minX + (room.width - width) * share, y: room.minY),
      size: Size(width: width, height: room.height))
    for (part, frame) in zip(parts, stack.frames(of: elements, in: box)) {
      part.frame = CGRect(frame)
    }
  }

  override func baselineOffset(last: Bool, in size: CGSize) -> CGFloat? {
    guard let titleLabel, !titleLabel.isHidden else { return nil }
    let title = titleLabel.sizeThatFits(size)
    return titleLabel.baselineOffset(last: last, in: title).map {
      $0 + (size.height - title.height) / 2
    }
  }

  // MARK: - Widget

  override func makeHost() -> Widget {
    let container = Container(kind: .button, role: accessibleRole)
    container.delegate = self
    container.onClick { [weak self] in self?.clicked() }
    return container
  }

  override func configureHost() {
    super.configureHost()
    applyContent()
    host?.setCursor(named: "pointer")
  }

  private func clicked() {
    guard isEnabled else { return }
    trigger()
  }

  override func hostStateChanged() {
    let pressed = host?.isPressed ?? false
    if pressed != isHighlighted {
      isHighlighted = pressed
      if pressed { sendActions(for: .touchDown) }
    }
    super.hostStateChanged()
  }

  override var impliedAccessibilityLabel: String? {
    currentTitle ?? (currentImage?.symbolName)
  }
  override var impliedAccessibilityTraits: UIAccessibilityTraits { .button }

  override var hasOwnEdge: Bool {
    super.hasOwnEdge || configuration != nil || !content.grounds.isEmpty
  }

  override func paintOwnGround(_ snapshot: Snapshot, _ box: PaintRect) {
    configuration?.paintGround(of: self, in: box, into: snapshot)
    guard let image = content.grounds.best(for: state) else { return }
    if let texture = image.texture(width: box.width, height: box.height, pixels: 2) {
      snapshot.texture(texture, in: box)
    }
  }

  override func focusRingRadius(_ box: PaintRect) -> Double {
    configuration?.radius(in: box) ?? super.focusRingRadius(box)
  }
}

extension Dictionary where Key == UIControl.State {
  /// The value for a state, else for its most important part, else for the normal one.
  func best(for state: UIControl.State) -> Value? {
    if let exact = self[state] { return exact }
    for part in [UIControl.State.disabled, .highlighted, .selected, .focused]
    where state.contains(part) {
      if let value = self[part] { return value }
    }
    return self[.normal]
  }
}

extension UIImage {
  var symbolName: String? {
    if case .symbol(let symbol, _) = content { return symbol.rawValue }
    return nil
  }
}
