extension Text: UIKitView {
  func makeWidget(_ node: _Node) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.openLink = { [weak node] url in
      (node?.environment ?? EnvironmentValues()).openURL(url)
    }
    return label
  }

  static var readsObjects: Bool { false }
  /// Its lines are laid on a side by their alignment.
  static var followsDirection: Bool { false }

  func looksLike(_ other: Text) -> Bool { self == other }

  func update(_ label: UILabel, _ node: _Node) {
    let environment = node.environment
    let isCovered = environment.coversContent
    label.cover(isCovered)
    switch resolved(in: TextEnvironment(environment)) {
    case .plain(let text, let font, let ink):
      let color = isCovered ? .clear : ink
      if label.text != text { label.text = text }
      if label.font != font { label.font = font }
      if label.textColor !== color, label.textColor != color { label.textColor = color }
    case .attributed(let looks):
      let text = isCovered ? looks.uncoloured : looks
      if label.attributedText != text { label.attributedText = text }
    }
    var room = TextRoom()
    room.lineSpacing = environment.lineSpacing
    room.leastLines = environment.leastLines
    room.smallestScale = environment.minimumScaleFactor
    room.isSelectable = environment.selectsText && !isCovered
    if label.textRoom != room { label.textRoom = room }
    label.letterCase = environment.letterCase
    let lines = environment.lineLimit ?? 0
    if label.numberOfLines != lines { label.numberOfLines = lines }
    let breaks = environment.truncationMode.native
    if label.lineBreakMode != breaks { label.lineBreakMode = breaks }
    let alignment: NSTextAlignment =
      switch environment.multilineTextAlignment {
      case .leading: environment.layoutDirection == .leftToRight ? .left : .right
      case .center: .center
      case .trailing: environment.layoutDirection == .leftToRight ? .right : .left
      }
    if label.textAlignment != alignment { label.textAlignment = alignment }
  }
}

extension NSAttributedString {
  /// The same text in no colour.
  fileprivate var uncoloured: NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    let all = NSRange(location: 0, length: text.length)
    text.addAttribute(.foregroundColor, value: UIColor.clear, range: all)
    text.removeAttribute(.backgroundColor, range: all)
    return text
  }
}

extension TextEnvironment {
  /// The looks of text in the values around a view.
  @MainActor init(_ environment: EnvironmentValues) {
    self.init(
      font: environment.font, foreground: environment.foregroundColor,
      tint: environment.tintColor, textScale: environment.textScale,
      locale: environment.locale)
    looks = environment.textLooks
    textCase = environment.textCase
  }
}
