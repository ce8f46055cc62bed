/// What kind of thing a part of a screen is: it says which properties a style sheet can set.
package enum PartKind: String, CaseIterable, Hashable, Sendable {
  case screen, view, label, button, imageButton, barButton, bar, image, field, indicator

  /// The class that every part of the kind in the kit has.
  package var plainClass: String? {
    switch self {
    case .screen, .view: "View"
    case .label: "Label"
    case .button: "Button"
    case .barButton: "BarButton"
    case .bar: "NavigationBar"
    case .field: "TextField"
    case .image, .imageButton, .indicator: nil
    }
  }

  private static let box: Set<StyleProperty> = [
    .backgroundColor, .borderColor, .borderWidth, .cornerRadius, .shadowColor, .shadowOffset,
    .shadowOpacity, .shadowRadius,
  ]
  private static let text: Set<StyleProperty> = [.fontColor, .fontName, .fontSize, .fontStyle]
  private static let states: Set<StyleProperty> = [
    .backgroundColorNormal, .backgroundColorHighlighted, .backgroundColorSelected,
    .backgroundColorDisabled, .fontColorHighlighted, .fontColorSelected, .fontColorDisabled,
  ]

  /// The properties that the kind knows. `Documentation/Theming.md` has them as a table.
  package var properties: Set<StyleProperty> { Self.known[self] ?? [] }

  private static let known = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.listed) })

  private var listed: Set<StyleProperty> {
    switch self {
    // What lies around a screen cannot be seen.
    case .screen: [.backgroundColor, .borderColor, .borderWidth, .cornerRadius]
    case .view: Self.box
    case .image, .imageButton: Self.box.union([.imageName, .backgroundTintColor])
    case .indicator: Self.box.union([.backgroundTintColor])
    case .label:
      Self.box.union(Self.text).union([
        .textAlign, .textAlpha, .textAutoFit, .textLineClamp, .textTransform,
      ])
    case .button:
      Self.box.union(Self.text).union(Self.states).union([
        .backgroundTintColor, .contentInsets, .imageName, .padding, .textAlign, .textTransform,
      ])
    case .barButton:
      Self.text.union([.backgroundTintColor, .fontColorHighlighted, .fontColorDisabled])
    case .bar:
      Self.text.union([
        .backgroundColor, .backgroundTintColor, .barStyle, .barTintColor, .borderColor,
        .scrollEdgeBackgroundColor, .standardBackgroundColor,
      ])
    case .field:
      Self.box.union(Self.text).union([
        .backgroundTintColor, .borderStyle, .contentInsets, .padding, .placeholderColor, .textAlign,
      ])
    }
  }
}
