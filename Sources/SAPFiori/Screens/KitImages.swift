import UIKit

/// The kit's own pictures.
@MainActor enum KitImages {
  /// Foyer's mark.
  static var logo: UIImage? {
    KitBundle.resources.flatMap { UIImage(named: "foyer-logo", in: $0, compatibleWith: nil) }
  }
}
