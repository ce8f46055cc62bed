import GTK

/// What a view says about itself to a reader: for text trees of screens.
///
/// It is made from what the view's widget tells assistive technology; a secure field has no value.
package struct ElementReading: Hashable, Sendable {
  package var role: String
  package var name: String?
  package var value: String?
  package var states: [String]
  package var identifier: String?
  /// Whether what lies in the view is to be left out.
  package var hidesContent: Bool
}

extension UIView {
  /// What the view says about itself; nil for one that only holds others.
  package var reading: ElementReading? {
    let name = accessibilityLabel.flatMap { $0.isEmpty ? nil : $0 }
    let isNamed = name != nil || accessibility.identifier != nil
    guard isElementForReaders || isNamed else { return nil }
    return ElementReading(
      role: readableRole, name: name, value: readableValue, states: readableStates,
      identifier: accessibility.identifier, hidesContent: self is UIButton || self is UISwitch)
  }

  private var isElementForReaders: Bool {
    // An unnamed picture is an ornament, and an empty label says nothing.
    if self is UIImageView || self is UILabel { return false }
    return isAccessibilityElement && !(self is UIActivityIndicatorView && isHidden)
  }

  private var readableRole: String {
    if let field = self as? UITextField {
      return field.keepsTextSecret ? "password" : "text box"
    }
    switch accessibleRole {
    case .group, .generic: return "group"
    case .button: return "button"
    case .heading: return "heading"
    case .image: return "image"
    case .link: return "link"
    case .textBox: return "text box"
    case .status: return "status"
    case .alert: return "alert"
    case .alertDialog: return "alert dialog"
    case .dialog: return "dialog"
    case .checkBox: return "check box"
    case .progressBar: return "progress bar"
    case .label: return "label"
    case .presentation: return "presentation"
    case .navigation: return "navigation"
    case .toolbar: return "toolbar"
    case .switchControl: return "switch"
    case .slider: return "slider"
    case .list: return "list"
    case .listItem: return "list item"
    }
  }

  private var readableValue: String? {
    if let field = self as? UITextField, field.keepsTextSecret { return nil }
    if self is UISwitch { return nil }
    let value = (self as? UITextView)?.text ?? accessibilityValue
    return value.flatMap { $0.isEmpty ? nil : $0 }
  }

  private var readableStates: [String] {
    var states: [String] = []
    if let toggle = self as? UISwitch { states.append(toggle.isOn ? "on" : "off") }
    if isFirstResponder { states.append("focused") }
    let told = toldWidget?.accessibleStates ?? []
    if told.contains(.disabled) { states.append("disabled") }
    if told.contains(.selected) { states.append("selected") }
    if told.contains(.checked) { states.append("checked") }
    if told.contains(.busy) { states.append("busy") }
    return states
  }

  /// The widget that speaks for the view: in a text field it is the input.
  private var toldWidget: Widget? { (self as? UITextField)?.input ?? host }

  /// The part of the text that does not fit is hidden or replaced by dots.
  package var isTextCut: Bool {
    (self as? UILabel)?.cutsText ?? (self as? UITextField)?.cutsPlaceholder ?? false
  }

  /// The view's widget, once it has been made.
  package var nativeWidget: Widget? { host }
}
