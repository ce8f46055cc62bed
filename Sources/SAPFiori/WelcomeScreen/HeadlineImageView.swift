import UIKit

/// The picture above the headline: at most 256 × 54 points, whatever the image's size.
final class HeadlineImageView: UIImageView {
  static let largest = CGSize(width: 256, height: 54)

  var limit: CGSize? { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: CGSize {
    let size = limit ?? Self.largest
    return CGSize(
      width: min(max(0, size.width), Self.largest.width),
      height: min(max(0, size.height), Self.largest.height))
  }
}
