import Foundation
import UIKit

/// The kit's own pictures: in the app's bundle, beside the program, or in its `share` folder.
@MainActor enum KitImages {
  private static let folders = [
    "Foyer_FioriSwiftUICore.resources", "Foyer_FioriSwiftUICore.bundle",
  ]

  /// Foyer's mark; nil when the folder is in none of the places, since a screen without a logo is
  /// better than none.
  static let logo: UIImage? = {
    let program = Bundle.main.bundleURL
    let share = program.deletingLastPathComponent().appending(path: "share/foyer")
    let places = [Bundle.main.resourceURL, program, share].compactMap { $0 }
      .flatMap { place in folders.map { place.appending(path: $0).path } }
    guard let bundle = places.lazy.compactMap({ Bundle(path: $0) }).first else { return nil }
    return UIImage(named: "foyer-logo", in: bundle, compatibleWith: nil)
  }()
}
