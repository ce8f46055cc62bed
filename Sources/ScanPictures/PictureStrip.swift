import Onboarding
import UIKit

/// Recent pictures side by side, each a button. It scrolls where they do not fit.
@MainActor package final class PictureStrip: UIView {
  /// The side of a picture, in points.
  package static let side: CGFloat = 72
  private static let gap: CGFloat = 8

  /// Called with the picture that a person chooses.
  package var onChoose: ((RecentPicture) -> Void)?
  /// Whether the pictures answer to a person.
  package var isEnabled = true {
    didSet { for tile in tiles { tile.button.isEnabled = isEnabled } }
  }
  /// What lies below a picture that is not known yet.
  package var placeholderColor: UIColor? {
    didSet { for tile in tiles { tile.button.backgroundColor = placeholderColor } }
  }

  private struct Tile {
    let picture: RecentPicture
    let button: UIButton
    let imageView: UIImageView
  }

  private let scrollView = UIScrollView()
  private var tiles: [Tile] = []
  /// The direction of reading in which the strip was put to its place; nil before that.
  private var wasRightToLeft: Bool?

  /// Makes a strip without pictures.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    scrollView.showsVerticalScrollIndicator = false
    scrollView.showsHorizontalScrollIndicator = false
    addSubview(scrollView)
  }

  /// For subclasses that are written as on iOS.
  package required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The pictures, from the leading edge on.
  package var pictures: [RecentPicture] { tiles.map(\.picture) }

  /// Shows pictures in place of those that are there; what they look like comes later.
  ///
  /// - Parameter label: What assistive technology calls one.
  package func show(_ pictures: [RecentPicture], label: (RecentPicture) -> String) {
    for tile in tiles { tile.button.removeFromSuperview() }
    tiles = pictures.map { makeTile($0, label: label($0)) }
    for tile in tiles { scrollView.addSubview(tile.button) }
    scrollView.contentOffset = .zero
    wasRightToLeft = nil
    setNeedsLayout()
  }

  /// Shows what a picture looks like.
  package func show(_ frame: ScannerFrame, of picture: RecentPicture) {
    tiles.first { $0.picture == picture }?.imageView.image = UIImage(frame: frame)
  }

  private func makeTile(_ picture: RecentPicture, label: String) -> Tile {
    let button = UIButton(type: .custom)
    button.backgroundColor = placeholderColor
    button.layer.cornerRadius = 8
    button.clipsToBounds = true
    button.isEnabled = isEnabled
    button.accessibilityIdentifier = "recentPicture"
    button.accessibilityLabel = label
    button.addAction(
      UIAction { [weak self] _ in self?.onChoose?(picture) }, for: .primaryActionTriggered)
    let imageView = UIImageView(frame: .zero)
    imageView.contentMode = .scaleAspectFill
    imageView.isUserInteractionEnabled = false
    imageView.accessibilityElementsHidden = true
    button.addSubview(imageView)
    return Tile(picture: picture, button: button, imageView: imageView)
  }

  /// As high as a picture, and as wide as there is room.
  package override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.side)
  }

  /// As high as a picture.
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.side)
  }

  /// Puts the pictures side by side, in the direction of reading.
  package override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let step = Self.side + Self.gap
    let needed = max(0, CGFloat(tiles.count) * step - Self.gap)
    let width = max(needed, bounds.width)
    scrollView.contentSize = CGSize(width: width, height: Self.side)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, tile) in tiles.enumerated() {
      let x = CGFloat(index) * step
      tile.button.frame = CGRect(
        x: isRightToLeft ? width - x - Self.side : x, y: 0, width: Self.side, height: Self.side)
      tile.imageView.frame = tile.button.bounds
    }
    guard bounds.width > 0, !tiles.isEmpty, wasRightToLeft != isRightToLeft else { return }
    // It begins where reading does, and shows the same pictures when that is another side.
    let read = wasRightToLeft == nil ? 0 : scrollView.contentOffset.x
    let mirrors = wasRightToLeft != nil || isRightToLeft
    wasRightToLeft = isRightToLeft
    if mirrors { scrollView.contentOffset = CGPoint(x: width - bounds.width - read, y: 0) }
  }
}
