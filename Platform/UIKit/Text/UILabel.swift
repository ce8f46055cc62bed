import GTK
import Layout

/// Text that is read, in one line or many.
///
/// ```swift
/// let label = UILabel()
/// label.text = "Welcome"
/// label.font = .preferredFont(forTextStyle: .title1)
/// label.numberOfLines = 0
/// ```
open class UILabel: UIView {
  private var plainText: String?
  private(set) var richText: NSAttributedString?
  var runs: AttributedRuns?
  private var linkViews: [TextLinkView] = []
  /// Opens links in place of the desktop, for a floor above.
  package var openLink: (@MainActor (URL) -> Void)?
  var label: Label? { innerLabel ?? host as? Label }
  /// The label while it lies in a container: GtkLabel gives the focus to none of its children.
  private var innerLabel: Label?

  /// Makes a label; as on iOS, presses go through it until it is made interactive or has links.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    model.isInteractive = false
    model.hugging = (UILayoutPriority(251), UILayoutPriority(251))
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text without looks.
  open var text: String? {
    get { richText?.string ?? plainText }
    set {
      guard newValue != plainText || richText != nil else { return }
      plainText = newValue
      richText = nil
      contentChanged()
    }
  }

  /// The text with looks and links. Links can be followed with the keyboard too.
  open var attributedText: NSAttributedString? {
    get { richText ?? plainText.map { NSAttributedString(string: $0) } }
    set {
      richText = newValue
      plainText = newValue?.string
      contentChanged()
    }
  }

  /// The font of text that has none of its own.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      if oldValue != font { contentChanged() }
    }
  }

  /// The colour of text that has none of its own.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      if oldValue != textColor { applyAttributes() }
    }
  }

  /// The side that lines begin on.
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      guard oldValue != textAlignment else { return }
      label?.setAlignment(effectiveAlignment)
      setNeedsLayout()
    }
  }

  /// How the letters are changed, for a floor above.
  package var letterCase = LetterCase.asWritten {
    didSet { if oldValue != letterCase { contentChanged() } }
  }

  /// The text as its letters are shown.
  var casedText: String {
    richText.map { letterCase.shown($0).string } ?? letterCase.shown(plainText ?? "")
  }

  /// The greatest number of lines; 0 is no limit.
  open var numberOfLines = 1 { didSet { if oldValue != numberOfLines { linesChanged() } } }

  /// What is left out of a text that has too many lines.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if oldValue != lineBreakMode { linesChanged() } }
  }

  /// Whether the label looks as if it could not be used.
  open var isEnabled = true { didSet { if oldValue != isEnabled { applyAttributes() } } }

  /// Whether the label is to show that it is pressed, in `highlightedTextColor`.
  open var isHighlighted = false { didSet { if oldValue != isHighlighted { applyAttributes() } } }

  /// The colour while highlighted; nil is the usual one.
  open var highlightedTextColor: UIColor? { didSet { applyAttributes() } }

  /// Whether a font made for a text style follows the person's choice of text size.
  open var adjustsFontForContentSizeCategory = false { didSet { contentChanged() } }

  /// Whether a single line is made smaller, down to ``minimumScaleFactor``, rather than cut.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsLayout() } }

  /// The smallest share of the font's size for ``adjustsFontSizeToFitWidth``.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// The width at which ``intrinsicContentSize`` breaks lines; 0 breaks none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if oldValue != preferredMaxLayoutWidth { invalidateIntrinsicContentSize() } }
  }

  /// What a floor above says about the room that the text takes.
  package var textRoom = TextRoom() {
    didSet { if oldValue != textRoom { roomChanged(oldValue) } }
  }
  /// Whether a part of the text is a link.
  var holdsLinks: Bool { !linkViews.isEmpty }

  // MARK: - Widget

  override func makeHost() -> Widget {
    let label = Label(role: accessibleRole)
    innerLabel = hasLinks ? label : nil
    guard hasLinks else { return label }
    let container = Container(kind: .plain, role: .generic)
    container.delegate = self
    label.insert(into: container, above: nil)
    return container
  }

  override var lowestHost: Widget? { innerLabel }

  override func paintContent(_ snapshot: Snapshot) {
    super.paintContent(snapshot)
    if let innerLabel, let host { snapshot.child(innerLabel, of: host) }
  }

  /// The colour of a bar behind each line, for a floor above; nil for none.
  package var barColor: UIColor? { didSet { if oldValue != barColor { queueOuterDraw() } } }

  override var hasOwnEdge: Bool { barColor != nil }

  override func paintOwnGround(_ snapshot: Snapshot, _ box: PaintRect) {
    guard let barColor, let label else { return }
    let color = barColor.paint(with: traitCollection)
    for line in label.lines {
      // A bar is lower than its line, so that the bars of a text stand apart.
      let gap = min(2, line.height / 8)
      snapshot.fill(
        PaintRect(
          x: box.x + line.x, y: box.y + line.y + gap, width: line.width,
          height: line.height - 2 * gap, radius: min(4, line.height / 4)), color)
    }
  }

  override func placeOwnParts() {
    guard let innerLabel else { return }
    innerLabel.allocate(
      x: 0, y: 0, width: clampedInt32(bounds.width), height: clampedInt32(bounds.height),
      transform: nil)
    for view in linkViews { view.place(over: innerLabel, in: bounds) }
  }

  override func applyAccessibility() {
    super.applyAccessibility()
    guard let innerLabel, let host else { return }
    host.setAccessibleName(nil)
    innerLabel.setAccessibleName(accessibilityLabel)
  }

  override func configureHost() {
    super.configureHost()
    label?.isRightToLeft = isRightToLeft
    label?.text = shownText
    applyLines()
    label?.setAlignment(effectiveAlignment)
    applyAttributes()
    applyRoom()
    updateLinks()
  }

  override func applyTraits() {
    super.applyTraits()
    label?.isRightToLeft = isRightToLeft
    applyAttributes()
    label?.setAlignment(effectiveAlignment)
  }

  override var accessibleRole: AccessibleRole {
    accessibilityTraits.contains(.header) ? .heading : .label
  }
  override var impliedAccessibilityLabel: String? { text }
  override var impliedAccessibilityTraits: UIAccessibilityTraits { .staticText }
  override var impliedIsAccessibilityElement: Bool { true }

  private func contentChanged() {
    isNarrow = false
    if host != nil, hasLinks != (innerLabel != nil) { remakeHost() }
    label?.text = shownText
    applyAttributes()
    if host != nil { applyAccessibility() }
    updateLinks()
    invalidateIntrinsicContentSize()
  }

  private func linesChanged() {
    isNarrow = false
    if label?.text != shownText {
      label?.text = shownText
      applyAttributes()
      updateLinks()
    }
    applyLines()
    invalidateIntrinsicContentSize()
  }

  private func applyLines() {
    let truncation: Label.Truncation =
      switch lineBreakMode {
      case .byTruncatingHead: .head
      case .byTruncatingMiddle: .middle
      case .byTruncatingTail: .tail
      default: .none
      }
    label?.setLines(
      isNarrow || numberOfLines > 1 ? numberOfLines : 1,
      truncation: isNarrow || numberOfLines > 1 ? truncation : .none,
      characterWrap: lineBreakMode == .byCharWrapping)
  }

  private var effectiveAlignment: TextAlignment {
    if textAlignment == .natural, let style = runs?.paragraph { return style.alignment.native }
    return textAlignment.native
  }

  // MARK: - Size

  /// The share of its own size that the font has, where the text was made smaller to fit.
  var fontScale: CGFloat?
  private var isNarrow = false { didSet { if oldValue != isNarrow { applyLines() } } }

  /// The size of the text, broken at ``preferredMaxLayoutWidth`` if that is set.
  open override var intrinsicContentSize: CGSize {
    let limit: Double? =
      preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? Double(preferredMaxLayoutWidth) : nil
    return contentSize(for: ProposedSize(width: limit, height: nil))
  }

  /// The size of the text when lines are broken at the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(for: ProposedSize(width: size.width, height: nil))
  }

  override func fittingSize(for proposal: ProposedSize) -> CGSize {
    fitting(proposal, content: contentSize(for:))
  }

  private func contentSize(for proposal: ProposedSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    materialize()
    guard let label else { return .zero }
    let natural = label.measureWidth().natural
    let width = proposal.width.map { min($0, natural) } ?? natural
    // Stacks ask what their parts do without any room; to break the text for that would tell nothing.
    if width <= 0, natural > 0 {
      return CGSize(width: 0, height: height(forWidth: natural))
    }
    if numberOfLines == 0 { noteWidth(width, natural) }
    return CGSize(
      width: width, height: height(forWidth: width))
  }

  /// The least width in which no word is broken; 0 for a single line, which is cut in any case.
  var leastWidthOfWords: CGFloat {
    guard numberOfLines != 1, text?.isEmpty == false else { return 0 }
    if let rememberedWidthOfWords { return rememberedWidthOfWords }
    materialize()
    rememberedWidthOfWords = label.map { CGFloat($0.wordWidth) }
    return rememberedWidthOfWords ?? 0
  }
  /// Kept until text or looks change.
  var rememberedWidthOfWords: CGFloat?

  override func baselineOffset(last: Bool, in size: CGSize) -> CGFloat? {
    materialize()
    guard let label, let first = label.baseline(width: size.width) else { return nil }
    let lineHeight = effectiveFont.lineHeight
    return last ? max(first, size.height - (lineHeight - first)) : first
  }

  /// Makes a single line smaller if it may be, and puts links where their text is.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if textRoom.smallestScale < 1 { shrinkToRoom() } else { shrinkIfNeeded() }
    updateNarrow()
    label?.applyLineSpacing()
    if !linkViews.isEmpty { setNeedsPlacement() }
  }

  private func updateNarrow() {
    guard numberOfLines <= 1, let label else { return }
    let natural = label.measureWidth().natural
    if numberOfLines == 1 { isNarrow = natural > bounds.width + 0.5 }
    noteWidth(bounds.width, natural)
  }

  /// GTK is asked to break lines, or to put an ellipsis, only once the text is too long for a line:
  /// it shapes a text that may be broken three times, and one that may not once.
  private func noteWidth(_ width: Double, _ natural: Double) {
    if width + 0.5 < natural { isNarrow = true }
  }

  private func shrinkIfNeeded() {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, let label else {
      if fontScale != nil {
        fontScale = nil
        applyAttributes()
        invalidateIntrinsicContentSize()
      }
      return
    }
    let before = fontScale
    fontScale = nil
    applyAttributes()
    let natural = label.measureWidth().natural
    let least = minimumScaleFactor > 0 ? minimumScaleFactor : 0.5
    if natural > bounds.width, bounds.width > 0 {
      fontScale = max(least, bounds.width / natural)
    }
    if fontScale != nil || before != nil { applyAttributes() }
    // Letters of a smaller font are not all smaller by the same share.
    while let scale = fontScale, scale > least, label.measureWidth().natural > bounds.width {
      fontScale = max(least, scale * 0.98)
      applyAttributes()
    }
  }

  /// Whether a part of the text does not fit into the bounds.
  var cutsText: Bool {
    guard let text, !text.isEmpty, let label else { return false }
    if label.isCut { return true }
    if numberOfLines == 1, label.measureWidth().natural > bounds.width + 1 { return true }
    return label.measureHeight(forWidth: bounds.width).natural > bounds.height + 1
  }

  // MARK: - Links

  private var hasLinks: Bool {
    guard let richText, richText.length > 0 else { return false }
    var found = false
    richText.enumerateAttribute(.link, in: NSRange(location: 0, length: richText.length)) {
      value, _, stop in
      if value != nil {
        found = true
        stop.pointee = true
      }
    }
    return found
  }

  private func updateLinks() {
    for view in linkViews { view.removeFromSuperview() }
    guard host != nil else { return }
    linkViews = (runs?.links ?? []).map(TextLinkView.init)
    for view in linkViews { addSubview(view) }
    if !linkViews.isEmpty { isUserInteractionEnabled = true }
  }
}
