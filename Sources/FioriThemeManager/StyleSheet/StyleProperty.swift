/// What a style sheet can say about a part. The raw value is the name that style sheets use.
package enum StyleProperty: String, CaseIterable, Hashable, Sendable {
  case backgroundColor = "background-color"
  case backgroundColorNormal = "background-color-normal"
  case backgroundColorHighlighted = "background-color-highlighted"
  case backgroundColorSelected = "background-color-selected"
  case backgroundColorDisabled = "background-color-disabled"
  case backgroundTintColor = "background-tint-color"
  case barTintColor = "bar-tint-color"
  case standardBackgroundColor = "standard-background-color"
  case scrollEdgeBackgroundColor = "scrolledge-background-color"
  case barStyle = "bar-style"
  case borderColor = "border-color"
  case borderStyle = "border-style"
  case borderWidth = "border-width"
  case cornerRadius = "corner-radius"
  case shadowColor = "shadow-color"
  case shadowOffset = "shadow-offset"
  case shadowOpacity = "shadow-opacity"
  case shadowRadius = "shadow-radius"
  case contentInsets = "content-insets"
  case padding
  case fontColor = "font-color"
  case fontColorHighlighted = "font-color-highlighted"
  case fontColorSelected = "font-color-selected"
  case fontColorDisabled = "font-color-disabled"
  case fontName = "font-name"
  case fontSize = "font-size"
  case fontStyle = "font-style"
  case imageName = "image-name"
  case placeholderColor = "placeholder-color"
  case textAlign = "text-align"
  case textAlpha = "text-alpha"
  case textAutoFit = "text-auto-fit"
  case textLineClamp = "text-line-clamp"
  case textTransform = "text-transform"

  // What follows is of the format too, and changes nothing here; `reasonWithoutEffect` says why.

  case backgroundColorTop = "background-color-top"
  case backgroundColorBottom = "background-color-bottom"
  case backgroundImage = "background-image"
  case excludeSubviews = "exclude-subviews"
  case excludeViews = "exclude-views"
  case height
  case keyboardAppearance = "keyboard-appearance"
  case separatorColor = "separator-color"
  case separatorStyle = "separator-style"
  case textShadowColor = "text-shadow-color"
  case textShadowOffset = "text-shadow-offset"
  case verticalAlign = "vertical-align"
  case width

  /// The type of the values.
  package var valueType: StyleValueType {
    switch self {
    case .backgroundColor, .backgroundColorNormal, .backgroundColorHighlighted,
      .backgroundColorSelected, .backgroundColorDisabled, .backgroundTintColor, .barTintColor,
      .standardBackgroundColor, .scrollEdgeBackgroundColor, .borderColor, .shadowColor,
      .fontColor, .fontColorHighlighted, .fontColorSelected, .fontColorDisabled,
      .placeholderColor, .backgroundColorTop, .backgroundColorBottom, .separatorColor,
      .textShadowColor:
      .color
    case .barStyle: .word(.barStyle)
    case .borderStyle: .word(.borderStyle)
    case .keyboardAppearance: .word(.keyboardAppearance)
    case .separatorStyle: .word(.separatorStyle)
    case .textAlign: .word(.textAlign)
    case .textTransform: .word(.textTransform)
    case .verticalAlign: .word(.verticalAlign)
    case .borderWidth: .number(0...64)
    case .cornerRadius, .shadowRadius: .number(0...1_000)
    case .shadowOpacity, .textAlpha: .number(0...1)
    case .fontSize: .number(1...500)
    case .textLineClamp: .number(0...1_000)
    case .height, .width: .number(0...10_000)
    case .shadowOffset, .textShadowOffset: .offset
    case .contentInsets, .padding: .box
    case .fontName: .fontName
    case .fontStyle: .textStyle
    case .imageName, .backgroundImage: .image
    case .textAutoFit: .boolean
    case .excludeViews, .excludeSubviews: .names
    }
  }

  /// Why the property changes nothing, whatever the part; nil where it does.
  package var reasonWithoutEffect: String? {
    switch self {
    case .backgroundColorTop, .backgroundColorBottom: "grounds have one colour: background-color"
    case .backgroundImage: "grounds have no pictures: background-color"
    case .excludeViews, .excludeSubviews:
      "classes style the kit's parts alone: leave a view out with nuiClass = \"none\""
    case .height, .width, .verticalAlign: "the screens' layout decides it"
    case .keyboardAppearance: "keyboards on the screen belong to the desktop"
    case .separatorColor, .separatorStyle: "the kit has no tables"
    case .textShadowColor, .textShadowOffset: "text has no shadow"
    default: nil
    }
  }
}
