import UIKit

/// What the properties of each kind of part do in UIKit.
@MainActor enum StyleEffects {
  static func of(_ kind: PartKind) -> [StyleEffect] { known[kind] ?? [] }

  private static let known = Dictionary(
    uniqueKeysWithValues: PartKind.allCases.map { ($0, made(for: $0)) })

  private static func made(for kind: PartKind) -> [StyleEffect] {
    switch kind {
    case .screen: [corners, ground] + border
    case .view: box
    case .label: box + label + textView
    case .button: buttonBox + button
    case .imageButton: box + imageButton
    case .barButton: barButton
    case .bar: bar
    case .image: box + image
    case .field: box.dropLast(2) + field
    case .indicator: box + indicator
    }
  }

  // MARK: - The box

  private static let shadow = [
    StyleEffect([.shadowColor], \UIView.layer.shadowColor) { $2.cgColor($0.color(.shadowColor)) },
    StyleEffect([.shadowOpacity], \UIView.layer.shadowOpacity) { values, _, _ in
      values.number(.shadowOpacity).map { Float($0) }
    },
    StyleEffect([.shadowRadius], \UIView.layer.shadowRadius) { values, _, _ in
      values.number(.shadowRadius).map { CGFloat($0) }
    },
    StyleEffect([.shadowOffset], \UIView.layer.shadowOffset) { values, _, _ in
      guard case .offset(let right, let down) = values[.shadowOffset] else { return nil }
      return CGSize(width: right, height: down)
    },
  ]

  private static let corners = StyleEffect([.cornerRadius], \UIView.layer.cornerRadius) {
    values, _, _ in values.number(.cornerRadius).map { CGFloat($0) }
  }

  private static let border = [
    StyleEffect([.borderColor], \UIView.layer.borderColor) { $2.cgColor($0.color(.borderColor)) },
    StyleEffect([.borderWidth], \UIView.layer.borderWidth) { values, _, _ in
      values.number(.borderWidth).map { CGFloat($0) }
    },
  ]

  private static let ground = StyleEffect(
    [.backgroundColor], get: { (view: UIView) in .some(view.backgroundColor) },
    set: { view, color in view.backgroundColor = color },
    make: { values, _, context in context.color(values.color(.backgroundColor)) })

  private static let box = shadow + [corners, ground] + border
  private static let buttonBox = shadow + [corners] + border

  private static let tint = StyleEffect([.backgroundTintColor], \UIView.ownTintColor) {
    $2.color($0.color(.backgroundTintColor))
  }

  // MARK: - Text

  private static let label = [
    StyleEffect([.fontName, .fontSize, .fontStyle], \UILabel.font) { values, base, context in
      base.map { context.font(values, $0) }
    },
    StyleEffect(
      [.fontColor], get: { (label: UILabel) in .some(label.textColor) },
      set: { label, color in label.textColor = color },
      make: { values, _, context in context.color(values.color(.fontColor)) }),
    StyleEffect([.textAlign], \UILabel.textAlignment) { values, _, _ in
      values.word(.textAlign).flatMap(alignment)
    },
    StyleEffect([.textTransform], \UILabel.letterCase) { values, _, _ in
      values.letterCase
    },
    StyleEffect([.textLineClamp], \UILabel.numberOfLines) { values, _, _ in
      values.number(.textLineClamp).map { Int($0) }
    },
    StyleEffect([.textAlpha], \UIView.alpha) { values, _, _ in
      values.number(.textAlpha).map { CGFloat($0) }
    },
    StyleEffect([.textAutoFit], \UILabel.adjustsFontSizeToFitWidth) { values, _, _ in
      values.flag(.textAutoFit)
    },
  ]

  /// A text that scrolls by itself has these of a label's looks.
  private static let textView = [
    StyleEffect([.fontName, .fontSize, .fontStyle], \UITextView.font) { values, base, context in
      base.map { context.font(values, $0) }
    },
    StyleEffect([.fontColor], \UITextView.textColor) { $2.color($0.color(.fontColor)) },
    StyleEffect([.textAlign], \UITextView.textAlignment) { values, _, _ in
      values.word(.textAlign).flatMap(alignment)
    },
  ]

  static func alignment(_ word: String) -> NSTextAlignment? {
    switch word {
    case "left": .left
    case "center": .center
    case "right": .right
    default: .natural
    }
  }

  // MARK: - Fields

  private static let field = [
    tint,
    StyleEffect([.fontName, .fontSize, .fontStyle], \UITextField.font) { values, base, context in
      base.map { context.font(values, $0) }
    },
    StyleEffect([.fontColor], \UITextField.textColor) { $2.color($0.color(.fontColor)) },
    StyleEffect([.textAlign], \UITextField.textAlignment) { values, _, _ in
      values.word(.textAlign).flatMap(alignment)
    },
    StyleEffect([.borderColor], \UITextField.theme.restingEdgeColor) {
      $2.color($0.color(.borderColor))
    },
    StyleEffect([.borderWidth], \UITextField.theme.edgeWidth) { values, _, _ in
      values.number(.borderWidth).map { CGFloat($0) }
    },
    StyleEffect([.borderStyle], \UITextField.borderStyle) { values, _, _ in
      switch values.word(.borderStyle) {
      case "none": UITextField.BorderStyle.none
      case "line": .line
      case "bezel": .bezel
      case "rounded": .roundedRect
      default: nil
      }
    },
    StyleEffect([.placeholderColor], \UITextField.theme.placeholderColor) {
      $2.color($0.color(.placeholderColor))
    },
    StyleEffect([.padding, .contentInsets], \UITextField.theme.padding) { values, _, _ in
      (values[.contentInsets] ?? values[.padding])?.insets
    },
  ]

  // MARK: - Pictures

  private static let image = [
    tint,
    StyleEffect([.imageName], \UIImageView.image) { values, _, _ in
      values.image(.imageName)?.picture
    },
  ]

  private static let imageButton = [
    tint,
    StyleEffect(
      [.imageName], get: { (button: UIButton) in .some(button.image(for: .normal)) },
      set: { button, image in button.setImage(image, for: .normal) },
      make: { values, _, _ in values.image(.imageName)?.picture }),
  ]

  private static let indicator = [
    StyleEffect([.backgroundTintColor], \UIActivityIndicatorView.color) {
      $2.color($0.color(.backgroundTintColor))
    },
    // A wheel has a colour, a control that draws itself its tint.
    StyleEffect([.backgroundTintColor], \UIControl.ownTintColor) {
      $2.color($0.color(.backgroundTintColor))
    },
  ]
}
