extension Text: UIKitView {
  func makeWidget(_ node: _Node) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    return label
  }

  func looksLike(_ other: Text) -> Bool { self == other }

  func update(_ label: UILabel, _ node: _Node) {
    let environment = node.environment
    switch resolved(in: TextEnvironment(environment)) {
    case .plain(let text, let font, let color):
      if label.text != text { label.text = text }
      if label.font != font { label.font = font }
      if label.textColor !== color, label.textColor != color { label.textColor = color }
    case .attributed(let text):
      if label.attributedText != text { label.attributedText = text }
    }
    let lines = environment.lineLimit ?? 0
    if label.numberOfLines != lines { label.numberOfLines = lines }
    let alignment: NSTextAlignment =
      switch environment.multilineTextAlignment {
      case .leading: environment.layoutDirection == .leftToRight ? .left : .right
      case .center: .center
      case .trailing: environment.layoutDirection == .leftToRight ? .right : .left
      }
    if label.textAlignment != alignment { label.textAlignment = alignment }
  }
}

extension TextEnvironment {
  /// The looks of text in the values around a view.
  @MainActor init(_ environment: EnvironmentValues) {
    self.init(
      font: environment.font, foreground: environment.foregroundColor,
      tint: environment.tintColor, category: UIContentSizeCategory(environment.dynamicTypeSize),
      locale: environment.locale)
  }
}
