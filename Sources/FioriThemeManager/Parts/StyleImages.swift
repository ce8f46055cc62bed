import UIKit

/// The pictures that style sheets name. Each is read once, until the theme is another.
@MainActor package enum StyleImages {
  private static var read: [StyleImage: UIImage?] = [:]

  /// Where the kit's own pictures are.
  package static var kitBundle: Bundle?

  static func forget() { read = [:] }

  fileprivate static func picture(_ image: StyleImage) -> UIImage? {
    if let known = read[image] { return known }
    let picture = find(image)
    read[image] = picture
    return picture
  }

  private static func find(_ image: StyleImage) -> UIImage? {
    let beside = image.folder.map { "\($0)/\(image.name)" }
    let places = [
      beside, Bundle.main.path(forResource: image.name, ofType: nil),
      kitBundle?.path(forResource: image.name, ofType: nil),
    ].compactMap { $0 }
    guard let path = places.first(where: { FileManager.default.isReadableFile(atPath: $0) }) else {
      // Finds it with another scale, or says in the log that there is none.
      return UIImage(named: image.name)
    }
    return UIImage(contentsOfFile: path)
  }
}

extension StyleImage {
  /// The picture: beside the style sheet, else in the app, else in the kit. Nil, and a line in the
  /// log, when it is nowhere.
  @MainActor package var picture: UIImage? { StyleImages.picture(self) }
}
