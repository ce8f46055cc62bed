import GTK
import Layout

/// One line of text that is typed.
///
/// A secure field puts nothing of its text on the accessibility bus, shown or not.
///
/// ```swift
/// let field = UITextField()
/// field.placeholder = "john.doe@email.com"
/// field.keyboardType = .emailAddress
/// field.addAction(UIAction { _ in print(field.text ?? "") }, for: .editingChanged)
/// ```
open class UITextField: UIControl {
  /// What is drawn around the text.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// When a button or a view of the field is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// Is asked and told. Not kept alive.
  open weak var delegate: (any UITextFieldDelegate)?
  package internal(set) var input: TextInput?
  var storedText = ""
  var placeholderDye: Dye?
  var inkDye: Dye?
  var caretDye: Dye?
  lazy var clearButton = makeClearButton()

  /// Makes a field with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: - Text

  /// The text. Setting it calls no delegate and does no action.
  open var text: String? {
    get { input?.text ?? storedText }
    set {
      let text = (newValue ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
      guard text.isEmpty ? hasText : text != self.text else { return }
      storedText = text
      input?.text = text
      textChanged()
    }
  }

  /// The text with looks; the field shows it in its own font and colour.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string }
  }

  /// What is shown while there is no text.
  open var placeholder: String? { didSet { applyPlaceholder() } }

  /// What is shown while there is no text; its colour is used.
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      placeholder = attributedPlaceholder?.string
      applyPlaceholder()
    }
  }

  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { applyLook() } }
  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { applyLook() } }
  /// The side that the text begins on.
  open var textAlignment: NSTextAlignment = .natural { didSet { applyLook() } }
  /// Whether a font made for a text style follows the person's choice of text size.
  open var adjustsFontForContentSizeCategory = false { didSet { applyLook() } }
  /// What is drawn around the text.
  open var borderStyle = BorderStyle.none { didSet { setNeedsLayout() } }
  /// When the button that clears the text is shown.
  open var clearButtonMode = ViewMode.never { didSet { updateAccessories() } }
  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false

  /// A view before the text.
  open var leftView: UIView? { didSet { swap(oldValue, for: leftView) } }
  /// A view after the text.
  open var rightView: UIView? { didSet { swap(oldValue, for: rightView) } }
  /// When the view before the text is shown.
  open var leftViewMode = ViewMode.never { didSet { updateAccessories() } }
  /// When the view after the text is shown.
  open var rightViewMode = ViewMode.never { didSet { updateAccessories() } }

  // MARK: - Input traits

  /// Whether the text is hidden, and kept off the accessibility bus for good.
  open var isSecureTextEntry = false {
    didSet {
      guard oldValue != isSecureTextEntry else { return }
      // Once secret, the text never goes back into a widget that publishes it: it is only shown.
      if let input, input.isSecure {
        input.isTextVisible = !isSecureTextEntry
      } else {
        replaceInput()
      }
    }
  }
  /// Whether the text must stay off the bus and out of pictures of the tree.
  var keepsTextSecret: Bool { isSecureTextEntry || input?.isSecure == true }
  /// Which keys an on-screen keyboard shows first.
  open var keyboardType = UIKeyboardType.default { didSet { applyPurpose() } }
  /// What the Return key is called. Keyboards on Linux name it themselves.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters are made large by themselves.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { applyPurpose() }
  }
  /// Whether typing errors are put right.
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { applyPurpose() } }
  /// Whether spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default { didSet { applyPurpose() } }
  /// What the field is for.
  open var textContentType: UITextContentType? { didSet { applyPurpose() } }
  /// Whether the text can be read and copied, and not changed.
  package final var isReadOnly = false { didSet { input?.isEditable = !isReadOnly } }
  /// Whether Return does nothing while there is no text.
  open var enablesReturnKeyAutomatically = false

  // MARK: - Editing

  /// Whether a person is editing the text.
  open private(set) var isEditing = false
  /// The delegate has just been asked about the move of the focus that is being made.
  var hasAsked = false

  /// Whether the field may have keyboard focus.
  open override var canBecomeFirstResponder: Bool {
    isEnabled && (delegate?.textFieldShouldBeginEditing(self) ?? true)
  }

  /// Whether the field has keyboard focus.
  open override var isFirstResponder: Bool { input?.isInputFocused ?? false }

  /// Takes keyboard focus.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard let window, !window.isCovered(self), canBecomeFirstResponder else { return false }
    hasAsked = true
    defer { hasAsked = false }
    return input?.focusWithoutSelecting() ?? false
  }

  /// Gives keyboard focus up, unless the delegate holds it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder, delegate?.textFieldShouldEndEditing(self) ?? true else {
      return false
    }
    hasAsked = true
    window?.clearFocus()
    hasAsked = false
    return true
  }

  /// Selects all of the text.
  open func selectAll(_ sender: Any?) { input?.selection = 0..<Int.max }

  private func focusChanged(_ focused: Bool) {
    guard focused != isEditing, delegateAgrees(to: focused) else { return }
    isEditing = focused
    if focused {
      if clearsOnBeginEditing, hasText { clear() }
      delegate?.textFieldDidBeginEditing(self)
      post(Self.textDidBeginEditingNotification)
      sendActions(for: .editingDidBegin)
      window?.revealFocus(in: self)
    } else {
      delegate?.textFieldDidEndEditing(self, reason: .committed)
      post(Self.textDidEndEditingNotification)
      sendActions(for: .editingDidEnd)
    }
    updateAccessories()
    queueOuterDraw()
  }

  /// Return was pressed.
  private func activated() {
    guard !(enablesReturnKeyAutomatically && !hasText) else { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    window?.performReturn(from: self)
  }

  private func userChangedText() {
    storedText = ""
    textChanged()
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  /// How much smaller than the text the placeholder is, where it would be cut.
  var placeholderScale: CGFloat?

  private func textChanged() {
    if placeholderScale != nil { applyLook() }
    updateAccessories()
    invalidateIntrinsicContentSize()
  }

  private func allows(_ range: Range<Int>, _ replacement: String) -> Bool {
    guard let delegate else { return true }
    let start = utf16Count(ofScalars: range.lowerBound)
    let end = utf16Count(ofScalars: range.upperBound)
    return delegate.textField(
      self, shouldChangeCharactersIn: NSRange(location: start, length: end - start),
      replacementString: replacement)
  }

  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    sendActions(for: .editingChanged)
  }

  // MARK: - Widget

  override func makeHost() -> Widget {
    let container = Container(kind: .plain, role: .generic)
    container.delegate = self
    return container
  }

  override func configureHost() {
    if input == nil { makeInput() }
    super.configureHost()
    updateAccessories()
  }

  override var lowestHost: Widget? { input }

  /// Caret and selection have the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyTint()
  }

  private func makeInput() {
    (inkDye, caretDye, placeholderDye) = (nil, nil, nil)
    let input = TextInput(isSecure: isSecureTextEntry)
    self.input = input
    input.isEditable = !isReadOnly
    input.text = storedText
    storedText = ""
    input.isRightToLeft = isRightToLeft
    if let host { input.insert(into: host, above: nil) }
    input.onChange = { [weak self] in self?.userChangedText() }
    input.onActivate = { [weak self] in self?.activated() }
    input.onSelectionChange = { [weak self] in
      if let self { self.delegate?.textFieldDidChangeSelection(self) }
    }
    input.shouldInsert = { [weak self] text, position in
      guard let self else { return true }
      let selection = self.input?.selection ?? position..<position
      return self.allows(selection.isEmpty ? position..<position : selection, text)
    }
    input.shouldDelete = { [weak self] start, end in self?.allows(start..<end, "") ?? true }
    input.onFocus { [weak self] in self?.focusChanged($0) }
    applyLook()
    applyPlaceholder()
    applyPurpose()
  }

  private func replaceInput() {
    guard let old = input else { return }
    let hadFocus = old.isInputFocused
    storedText = old.text
    input = nil
    old.removeFromParent()
    makeInput()
    applyAccessibility()
    setNeedsPlacement()
    setNeedsLayout()
    if hadFocus { input?.focusWithoutSelecting() }
  }

  private func allocateInput(in size: CGSize) {
    guard let input else { return }
    let asked = textRect(forBounds: CGRect(origin: .zero, size: size))
    // A subclass that insets a very narrow field gets the null rectangle, which is nowhere.
    let rect = asked.isNull ? .zero : asked.standardized.finite
    let height = input.measureHeight(forWidth: rect.width).natural
    let y = rect.minY + max(0, (rect.height - height) / 2)
    input.allocate(
      x: clampedInt32(rect.minX.rounded()), y: clampedInt32(y.rounded()),
      width: clampedInt32(rect.width.rounded()), height: clampedInt32(height.rounded()),
      transform: nil)
  }

  override func hostAllocated(_ size: CGSize) {
    super.hostAllocated(size)
    allocateInput(in: size)
  }

  override func paintContent(_ snapshot: Snapshot) {
    super.paintContent(snapshot)
    if let input, let host { snapshot.child(input, of: host) }
  }

  /// Where the text lies in the bounds. Subclasses may say otherwise.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds.inset(by: edgeInsets)
    let before = isRightToLeft ? shownTrailing : shownLeading
    let after = isRightToLeft ? shownLeading : shownTrailing
    if let width = before.map({ $0.frame.width + 6 }) {
      rect.origin.x += width
      rect.size.width -= width
    }
    if let width = after.map({ $0.frame.width + 6 }) { rect.size.width -= width }
    rect.size.width = max(0, rect.size.width)
    return rect
  }

  override func applyTraits() {
    super.applyTraits()
    input?.isRightToLeft = isRightToLeft
    applyLook()
    applyPlaceholder()
  }

  override func stateChanged() {
    super.stateChanged()
    applyLook()
  }

  override var accessibleRole: AccessibleRole { .generic }
  override var impliedAccessibilityLabel: String? { placeholder }
  override var impliedAccessibilityValue: String? { keepsTextSecret ? nil : text }

  /// Names the input itself: the container around it stays silent.
  override func applyAccessibility() {
    guard let input else { return }
    input.setAccessibleName(accessibilityLabel ?? "")
    input.setAccessibleDescription(accessibilityHint)
    input.setAccessiblePlaceholder(placeholder)
    input.setAccessibleStates(accessibleStates)
    host?.setAccessibleHidden(accessibilityElementsHidden)
  }

  // MARK: - Layout

  /// Puts the accessory views and the text side by side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = borderStyle == .none ? 0 : 8
    for (view, leads) in [(shownLeading, true), (shownTrailing, false)] {
      guard let view else { continue }
      var size = view.fittingSize(for: .unspecified)
      if size.width == 0 { size = view.bounds.size }
      size.width = max(size.width, 24)
      size.height = max(min(size.height, bounds.height), 24)
      let isLeft = leads != isRightToLeft
      view.frame = CGRect(
        x: isLeft ? side : bounds.width - size.width - side, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    }
    fitPlaceholder()
    setNeedsPlacement()
  }

  override func fittingSize(for proposal: ProposedSize) -> CGSize {
    fitting(proposal, content: contentSize(for:))
  }

  private func contentSize(for proposal: ProposedSize) -> CGSize {
    materialize()
    guard let input else { return .zero }
    let line = placeholderScale == nil ? 0 : effectiveFont.lineHeight
    let height = max(input.measureHeight(forWidth: proposal.width ?? 200).natural, line)
    let padding = heightOfEdges
    let natural =
      CGFloat(hasText ? input.characterCount : (placeholder ?? "").count) * 10 + widthOfEdges
    return CGSize(width: proposal.width ?? max(natural, 40), height: height + padding)
  }

  /// Room for the text, or for the placeholder without one.
  open override var intrinsicContentSize: CGSize { contentSize(for: .unspecified) }

  /// Room for the text in the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(for: ProposedSize(width: size.width, height: nil))
  }

  override var hasOwnEdge: Bool { borderStyle != .none }

  /// What a floor above says about the field's looks.
  package var theme = Theme() { didSet { themeChanged(from: oldValue) } }

  override func paintOwnEdge(_ snapshot: Snapshot, _ box: PaintRect) {
    guard borderStyle != .none else { return }
    var rounded = box
    rounded.radius = max(box.radius, borderStyle == .roundedRect ? 6 : 0)
    snapshot.border(rounded, width: edgeWidth, edgeColor.paint(with: traitCollection))
  }
}
