import GTK
import UIKit

/// A dynamic colour at a part of its opacity.
///
/// UIKit's dynamic colours are equal only to themselves. This one is made anew each time that a view
/// asks, and is equal to every other of the same colour and part, so that nothing is set again.
final class FadedColor: UIColor, @unchecked Sendable {  // Sendable: all parts are constants.
  private let base: UIColor
  private let share: Double

  init(_ base: UIColor, share: Double) {
    (self.base, self.share) = (base, share)
    super.init { base.resolvedColor(with: $0).faded(by: share) }
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? FadedColor else { return false }
    return base == other.base && share == other.share
  }

  override var hash: Int {
    var hasher = Hasher()
    hasher.combine(base)
    hasher.combine(share)
    return hasher.finalize()
  }
}

extension UIColor {
  /// Whether no traits change the colour.
  var isFixed: Bool { resolvedColor(with: .current) === self }

  /// This colour with its opacity multiplied by `share`.
  func faded(by share: Double) -> UIColor {
    if share == 1 { return self }
    guard isFixed else { return FadedColor(self, share: share) }
    return withAlphaComponent(paint(with: .current).alpha * share)
  }

  /// Makes one of UIKit's colours; where it asks for the tint, it gets the kit's own.
  public convenience init(_ color: Color) {
    let color = color.uiColor(tint: .tintColor)
    if color.isFixed {
      self.init(cgColor: color.cgColor)
    } else {
      self.init { color.resolvedColor(with: $0) }
    }
  }
}
