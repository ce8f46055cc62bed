import UIKit

/// The colours that style sheets give a button in its states.
package struct StyleButtonColors: Equatable, Sendable {
  package var grounds: [UIControl.State: UIColor] = [:]
  package var inks: [UIControl.State: UIColor] = [:]
  /// The colour that stands out: the ground of a filled button, the title of any other.
  package var tint: UIColor?

  package init() {}

  /// What the values say of a button in its states.
  package init(_ values: StyleValues) {
    let states: [(UIControl.State, ground: [StyleProperty], ink: StyleProperty)] = [
      (.normal, [.backgroundColor, .backgroundColorNormal], .fontColor),
      (.highlighted, [.backgroundColorHighlighted], .fontColorHighlighted),
      (.selected, [.backgroundColorSelected], .fontColorSelected),
      (.disabled, [.backgroundColorDisabled], .fontColorDisabled),
    ]
    for (state, grounds, ink) in states {
      for property in grounds {
        if let color = values.color(property) { self.grounds[state] = color.uiColor }
      }
      if let color = values.color(ink) { inks[state] = color.uiColor }
    }
    tint = values.color(.backgroundTintColor)?.uiColor
    // A press is seen even where the sheet says nothing of it.
    if let ground = grounds[.normal], grounds[.highlighted] == nil {
      grounds[.highlighted] = ground.withAlphaComponent(0.75)
    }
  }

  /// The ground in a state; nil where the button's own counts.
  package func ground(_ state: UIControl.State, isFilled: Bool) -> UIColor? {
    color(in: grounds, state) ?? (isFilled && !state.contains(.disabled) ? tint : nil)
  }

  /// The title's colour in a state; nil where the button's own counts.
  package func ink(_ state: UIControl.State, isFilled: Bool) -> UIColor? {
    color(in: inks, state) ?? (!isFilled && !state.contains(.disabled) ? tint : nil)
  }

  /// A disabled button must look so: the colour of the normal one is not for it.
  private func color(
    in colors: [UIControl.State: UIColor], _ state: UIControl.State
  ) -> UIColor? {
    if state.contains(.disabled) { return colors[.disabled] }
    for part in [UIControl.State.highlighted, .selected] where state.contains(part) {
      if let color = colors[part] { return color }
    }
    return colors[.normal]
  }
}

/// A button that takes the colours of its states from style sheets.
@MainActor package protocol StyledButton: UIButton {
  /// What style sheets say.
  var styleColors: StyleButtonColors { get set }
}

extension StyleEffects {
  static let button: [StyleEffect] = [
    StyleEffect(
      colors, get: { (button: UIButton) in (button as? any StyledButton)?.styleColors },
      set: { button, colors in (button as? any StyledButton)?.styleColors = colors },
      make: { values, _, _ in StyleButtonColors(values) }),
    StyleEffect(
      colors, get: { (button: UIButton) in PlainButtonColors(button) },
      set: { button, colors in colors.show(on: button) },
      make: { values, base, _ in base.changed(by: StyleButtonColors(values)) }),
    StyleEffect(
      [.fontName, .fontSize, .fontStyle], get: { (button: UIButton) in button.titleLabel?.font },
      set: { button, font in button.titleLabel?.font = font },
      make: { values, base, context in context.font(values, base) }),
    StyleEffect([.textAlign], \UIButton.contentHorizontalAlignment) { values, _, _ in
      switch values.word(.textAlign) {
      case "left": .left
      case "right": .right
      case "natural": .leading
      default: .center
      }
    },
    // A title of several lines has an alignment of its own.
    StyleEffect(
      [.textAlign], get: { (button: UIButton) in button.titleLabel?.textAlignment },
      set: { button, alignment in button.titleLabel?.textAlignment = alignment },
      make: { values, _, _ in values.word(.textAlign).flatMap(alignment) }),
    StyleEffect(
      [.textTransform], get: { (button: UIButton) in button.titleLabel?.letterCase },
      set: { button, letterCase in button.titleLabel?.letterCase = letterCase },
      make: { values, _, _ in values.letterCase }),
    StyleEffect(
      [.cornerRadius],
      get: { (button: UIButton) in .some(button.configuration?.cornerRadius) },
      set: { button, radius in button.configuration?.cornerRadius = radius },
      make: { values, _, _ in values.number(.cornerRadius) }),
    StyleEffect(
      [.padding, .contentInsets], get: { (button: UIButton) in insets(of: button) },
      set: { button, insets in
        button.contentEdgeInsets = insets
        button.configuration?.contentInsets = NSDirectionalEdgeInsets(
          top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
      }, make: { values, _, _ in (values[.contentInsets] ?? values[.padding])?.insets }),
    StyleEffect(
      [.imageName], get: { (button: UIButton) in .some(button.image(for: .normal)) },
      set: { button, image in button.setImage(image, for: .normal) },
      make: { values, _, _ in values.image(.imageName)?.picture }),
  ]

  private static let colors: Set<StyleProperty> = [
    .backgroundColor, .backgroundColorNormal, .backgroundColorHighlighted,
    .backgroundColorSelected, .backgroundColorDisabled, .fontColor, .fontColorHighlighted,
    .fontColorSelected, .fontColorDisabled, .backgroundTintColor,
  ]

  private static func insets(of button: UIButton) -> UIEdgeInsets {
    guard let insets = button.configuration?.contentInsets else { return button.contentEdgeInsets }
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

/// The colours of a button of an app's own, as UIKit's buttons have them.
private struct PlainButtonColors: Equatable {
  private static let states: [UIControl.State] = [.normal, .highlighted, .selected, .disabled]
  private var ground: UIColor?
  private var tint: UIColor?
  private var inks: [UIControl.State: UIColor] = [:]

  /// Nil for a button that takes the colours of its states itself.
  @MainActor init?(_ button: UIButton) {
    if button is any StyledButton { return nil }
    ground = button.backgroundColor
    tint = button.ownTintColor
    for state in Self.states { inks[state] = button.titleColor(for: state) }
  }

  func changed(by sheet: StyleButtonColors) -> PlainButtonColors {
    var colors = self
    colors.ground = sheet.grounds[.normal] ?? ground
    colors.tint = sheet.tint ?? tint
    colors.inks.merge(sheet.inks) { $1 }
    return colors
  }

  @MainActor func show(on button: UIButton) {
    button.backgroundColor = ground
    button.ownTintColor = tint
    for state in Self.states { button.setTitleColor(inks[state], for: state) }
  }
}
