import Foundation

/// Finds the kit's resources: in the app's bundle, beside the program, or in its `share` folder.
///
/// The bundle that SwiftPM makes ends the program when its folder is missing; a screen without a
/// logo is better than none.
enum KitBundle {
  private static let folderNames = ["Foyer_SAPFiori.resources", "Foyer_SAPFiori.bundle"]

  /// Nil, and a line in the log that names the places, when the folder is in none of them.
  static let resources: Bundle? = {
    let program = Bundle.main.bundleURL
    let share = program.deletingLastPathComponent().appending(path: "share/foyer")
    let places = [Bundle.main.resourceURL, program, share].compactMap { $0 }
      .flatMap { place in folderNames.map { place.appending(path: $0).path } }
    if let bundle = places.lazy.compactMap({ Bundle(path: $0) }).first { return bundle }
    ScreenLog.warning(
      "\(folderNames[0]) is missing. Looked in: \(program.path), \(share.path). Ship it with the app."
    )
    return nil
  }()
}
