import UIKit

/// Shows what the rule of a screen says about its parts, each time it says something else.
///
/// What the app itself has set on a part since, for instance that a button is hidden, stays until
/// the rule changes its mind about that part.
@MainActor struct RuledParts {
  private var visible: [ObjectIdentifier: Bool] = [:]
  private var enabled: [ObjectIdentifier: Bool] = [:]

  mutating func setVisible(_ part: UIView, _ isVisible: Bool) {
    guard visible.updateValue(isVisible, forKey: ObjectIdentifier(part)) != isVisible else {
      return
    }
    part.isHidden = !isVisible
  }

  mutating func setEnabled(_ part: UIControl, _ isEnabled: Bool) {
    if note(part, isEnabled) { part.isEnabled = isEnabled }
  }

  mutating func setEnabled(_ item: UIBarButtonItem, _ isEnabled: Bool) {
    if note(item, isEnabled) { item.isEnabled = isEnabled }
  }

  /// Whether the rule says something else than before.
  private mutating func note(_ part: AnyObject, _ isEnabled: Bool) -> Bool {
    enabled.updateValue(isEnabled, forKey: ObjectIdentifier(part)) != isEnabled
  }
}
