import GTK
import Layout

/// Hears what happens in a text view. It is not told about scrolling: on Linux a text view scrolls,
/// but is no `UIScrollView`.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// The text was changed by a person.
  func textViewDidChange(_ textView: UITextView)
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a link may be followed.
  func textView(_ textView: UITextView, shouldInteractWith url: URL, in range: NSRange) -> Bool
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Says yes.
  public func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in range: NSRange
  ) -> Bool { true }
}

/// Text of many lines that can be selected, has links, and can be edited. It scrolls where there is
/// more text than room; only what is seen is laid out at once.
open class UITextView: UIView {
  /// Hears what happens. Not kept alive.
  open weak var delegate: (any UITextViewDelegate)?
  private(set) var area: TextArea?
  private var caretDye: Dye?
  var scrollArea: ScrollArea? { host as? ScrollArea }
  /// Told how far down the text is seen, in points of how many, once all of it has been laid out.
  package var onReading: (@MainActor (_ bottom: Double, _ height: Double) -> Void)?
  private var isAboutToTell = false
  /// Told how far the text has moved, in points.
  package var onScroll: (@MainActor (CGPoint) -> Void)?
  private var richText = NSAttributedString(string: "")
  private var runs: AttributedRuns?

  /// Makes a view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text without looks.
  open var text: String! {
    get { area?.text ?? richText.string }
    set {
      richText = NSAttributedString(string: newValue ?? "")
      contentChanged()
    }
  }

  /// The text with looks and links.
  open var attributedText: NSAttributedString! {
    get { isEditable ? NSAttributedString(string: text) : richText }
    set {
      richText = newValue ?? NSAttributedString(string: "")
      contentChanged()
    }
  }

  /// The font of text that has none of its own.
  open var font: UIFont? = .preferredFont(forTextStyle: .body) { didSet { contentChanged() } }
  /// The colour of text that has none of its own.
  open var textColor: UIColor? = .label { didSet { contentChanged() } }
  /// The side that lines begin on.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { area?.setAlignment(textAlignment.native) }
  }
  /// Whether a person can change the text.
  open var isEditable = true { didSet { applyEditing() } }
  /// Whether a person can select the text and follow links.
  open var isSelectable = true { didSet { applyEditing() } }
  /// Whether a font made for a text style follows the person's choice of text size.
  open var adjustsFontForContentSizeCategory = false { didSet { contentChanged() } }
  /// Whether a person can scroll.
  open var isScrollEnabled = true { didSet { applyScrolling() } }
  /// Whether a bar shows where in the text one is.
  open var showsVerticalScrollIndicator = true { didSet { applyScrolling() } }
  /// Room around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4) {
    didSet { applyMargins() }
  }

  /// The selected part; it counts UTF-16 units.
  open var selectedRange: NSRange {
    get {
      guard let area else { return NSRange(location: 0, length: 0) }
      let text: String = area.text
      let scalars = text.unicodeScalars
      let range = area.selection
      guard
        let start = scalars.index(
          scalars.startIndex, offsetBy: range.lowerBound, limitedBy: scalars.endIndex),
        let end = scalars.index(
          scalars.startIndex, offsetBy: range.upperBound, limitedBy: scalars.endIndex)
      else { return NSRange(location: 0, length: 0) }
      return NSRange(start..<end, in: text)
    }
    set {
      let text: String = self.text
      guard let area, let range = text.part(at: newValue) else { return }
      let scalars = text.unicodeScalars
      area.selection =
        scalars.distance(
          from: scalars.startIndex, to: range.lowerBound)..<scalars.distance(
          from: scalars.startIndex, to: range.upperBound)
    }
  }

  // MARK: - Widget

  override func makeHost() -> Widget {
    let area = TextArea()
    self.area = area
    caretDye = nil
    area.onChange = { [weak self] in
      guard let self else { return }
      self.richText = NSAttributedString(string: self.area?.text ?? "")
      self.delegate?.textViewDidChange(self)
      self.invalidateIntrinsicContentSize()
    }
    area.onFocus = { [weak self] in
      guard let self else { return }
      if $0 {
        self.delegate?.textViewDidBeginEditing(self)
      } else {
        self.delegate?.textViewDidEndEditing(self)
      }
    }
    area.onPress { [weak self] phase, _, x, y in
      if phase == .ended { self?.followLink(x: x, y: y) }
    }
    area.onKey { [weak self] press in
      guard press.key == .enter else { return false }
      return self?.followFirstSelectedLink() ?? false
    }
    let scroll = ScrollArea()
    scroll.content = area
    scroll.onScroll = { [weak self] in
      guard let self else { return }
      onScroll?(contentOffset)
      noteReading()
    }
    scroll.onExtent = { [weak self] in self?.noteReading() }
    return scroll
  }

  override func configureHost() {
    super.configureHost()
    area?.isRightToLeft = isRightToLeft
    applyText()
    applyMargins()
    applyScrolling()
    area?.setAlignment(textAlignment.native)
  }

  override func applyTraits() {
    super.applyTraits()
    applyDirection()
    area?.isRightToLeft = isRightToLeft
    applyText()
  }

  /// Links have the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyText()
  }

  override var accessibleRole: AccessibleRole { .textBox }
  override var impliedIsAccessibilityElement: Bool { true }
  override var impliedAccessibilityLabel: String? { nameForReaders }

  /// What the text is about, for readers, unless `accessibilityLabel` says something else.
  package var nameForReaders: String? {
    didSet { if nameForReaders != oldValue { applyAccessibility() } }
  }

  /// Names the text itself: the scroller around it stays silent.
  override func applyAccessibility() {
    guard let area else { return }
    area.setAccessibleName(accessibilityLabel ?? "")
    area.setAccessibleDescription(accessibilityHint)
    area.setAccessibleStates(accessibleStates)
    host?.setAccessibleHidden(accessibilityElementsHidden)
  }

  /// GTK lays a long text out bit by bit when there is nothing else to do; until then, what it takes
  /// for the end may be anywhere.
  private func noteReading() {
    guard onReading != nil, !isAboutToTell else { return }
    isAboutToTell = true
    MainLoop.whenIdle { [weak self] in
      guard let self else { return }
      isAboutToTell = false
      guard let scrollArea, window != nil else { return }
      let extent = scrollArea.extent
      onReading?(scrollArea.offset.y + extent.pageHeight, extent.height)
    }
  }

  private func applyScrolling() {
    applyEditing()
    scrollArea?.setPolicy(
      horizontal: false, indicators: (false, showsVerticalScrollIndicator),
      isLocked: !isScrollEnabled)
  }

  private func contentChanged() {
    applyText()
    invalidateIntrinsicContentSize()
  }

  private func applyText() {
    guard let area else { return }
    var base = baseRun
    base.end = .max
    let runs = AttributedRuns(
      richText, traits: traitCollection, linkColor: tintColor, font: font,
      adjusted: adjustsFontForContentSizeCategory)
    self.runs = runs
    area.setText(richText.string, runs: [base] + runs.characterRuns)
    let tint = (tintColor ?? .tintColor).paint(with: traitCollection)
    area.exchangeDye(&caretDye, for: StyleSheet.dyeBesidesTint(.caret, tint))
  }

  /// The look of text that has none of its own.
  private var baseRun: TextRun {
    let traits = traitCollection
    let font = font ?? .preferredFont(forTextStyle: .body)
    var run = TextRun()
    run.font = (adjustsFontForContentSizeCategory ? font.adjusted(to: traits) : font).spec
    run.color = (textColor ?? .label).paint(with: traits)
    return run
  }

  private lazy var ruler: Label = {
    let label = Label()
    label.setLines(0, truncation: .none, characterWrap: false)
    return label
  }()

  private func applyEditing() {
    area?.isEditable = isEditable
    area?.canTarget = isEditable || isSelectable
    area?.isFocusable = isEditable || isSelectable
    // Keys scroll from within the text; a text that takes no keys is scrolled as a whole.
    scrollArea?.isFocusable = isScrollEnabled && !isEditable && !isSelectable
  }

  private func applyMargins() {
    let inset = textContainerInset
    area?.setMargins(top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
  }

  // MARK: - Links

  private func followLink(x: Double, y: Double) {
    guard isSelectable, !isEditable, let offset = area?.offset(x: x, y: y) else { return }
    if let link = runs?.links.first(where: { $0.characters.contains(offset) }) { follow(link) }
  }

  private func followFirstSelectedLink() -> Bool {
    guard isSelectable, !isEditable, let selection = area?.selection,
      let link = runs?.links.first(where: {
        $0.characters.contains(selection.lowerBound) || $0.characters.overlaps(selection)
      })
    else { return false }
    follow(link)
    return true
  }

  private func follow(_ link: AttributedRuns.Link) {
    let scalars = richText.string.unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: link.characters.lowerBound)
    let end = scalars.index(start, offsetBy: link.characters.count)
    let range = NSRange(start..<end, in: richText.string)
    guard delegate?.textView(self, shouldInteractWith: link.url, in: range) ?? true else { return }
    UIApplication.shared.open(link.url)
  }

  // MARK: - Size and focus

  override func fittingSize(for proposal: ProposedSize) -> CGSize {
    materialize()
    guard let area else { return .zero }
    // A GtkTextView knows its height only once it has been shown, so a label measures the text.
    let inset = textContainerInset
    let sides = inset.left + inset.right
    ruler.text = area.text.isEmpty ? " " : area.text
    ruler.setAttributes(TextAttributes([baseRun] + (runs?.byteRuns ?? [])))
    let width = proposal.width ?? ruler.measureWidth().natural + sides
    let height = ruler.measureHeight(forWidth: max(1, width - sides)).natural
    return CGSize(width: width, height: height + inset.top + inset.bottom)
  }

  /// Room for the text.
  open override var intrinsicContentSize: CGSize { fittingSize(for: .unspecified) }

  /// Room for the text in the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(for: ProposedSize(width: size.width, height: nil))
  }

  /// Whether the view may have keyboard focus.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  /// Whether the view has keyboard focus.
  open override var isFirstResponder: Bool { area?.hasFocus ?? false }
  /// Takes keyboard focus.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard let window, !window.isCovered(self), canBecomeFirstResponder else { return false }
    return area?.grabFocus() ?? false
  }
  /// Gives keyboard focus up.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { window?.clearFocus() }
    return true
  }
}
