import UIKit

/// Keeps the picture above the headline in the middle, and at most 256 × 54 points large.
final class HeadlineImageFrame: UIView {
  static let largest = CGSize(width: 256, height: 54)

  /// The size that the app asks for; nil is the largest.
  var wanted: CGSize? {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The picture.
  var imageView: UIImageView {
    didSet {
      guard oldValue !== imageView else { return }
      oldValue.removeFromSuperview()
      adopt()
    }
  }

  init(_ imageView: UIImageView) {
    self.imageView = imageView
    super.init(frame: .zero)
    adopt()
  }

  required init?(coder: NSCoder) { return nil }

  private func adopt() {
    imageView.contentMode = .scaleAspectFit
    addSubview(imageView)
    setNeedsLayout()
  }

  /// The size within the limits. What is not a number counts as not asked for.
  private var size: CGSize {
    func side(_ path: KeyPath<CGSize, CGFloat>) -> CGFloat {
      guard let length = wanted?[keyPath: path], !length.isNaN else {
        return Self.largest[keyPath: path]
      }
      return min(max(0, length), Self.largest[keyPath: path])
    }
    return CGSize(width: side(\.width), height: side(\.height))
  }

  override var intrinsicContentSize: CGSize { size }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(size.width, bounds.width)
    imageView.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: 0, width: width, height: size.height)
  }
}
