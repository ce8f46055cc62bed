import FioriThemeManager
import UIKit

/// A round picture of a person, or the initials on a coloured ground.
final class UserPicture: UIView {
  let imageView = UIImageView()
  let initialsLabel = UILabel()

  /// In points, both ways.
  static let side: CGFloat = 72

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = Self.side / 2
    initialsLabel.font = .preferredFioriFont(fixedSize: 26, weight: .semibold)
    initialsLabel.textAlignment = .center
    initialsLabel.textColor = .preferredFioriColor(forStyle: .tintColor2)
    initialsLabel.backgroundColor = .preferredFioriColor(forStyle: .tintColor3)
    initialsLabel.clipsToBounds = true
    initialsLabel.layer.cornerRadius = Self.side / 2
    accessibilityElementsHidden = true
    addSubview(imageView)
    addSubview(initialsLabel)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ user: (any FUIUser)?) {
    imageView.image = user?.image
    imageView.isHidden = user?.image == nil
    initialsLabel.text = user.map { Self.initials(of: $0.name) }
    initialsLabel.isHidden = user?.image != nil
  }

  /// The first letters of the first and the last word.
  static func initials(of name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
    let letters = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }
    return letters.map { $0.uppercased() }.joined()
  }

  override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
    initialsLabel.frame = bounds
  }
}
