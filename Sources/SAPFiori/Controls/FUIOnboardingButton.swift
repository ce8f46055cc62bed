import FioriThemeManager
import UIKit

/// A button of the onboarding screens: filled for the one that leads on, plain for the others.
///
/// ```swift
/// let button = FUIOnboardingButton()
/// button.setTitle("Start", for: .normal)
/// ```
public class FUIOnboardingButton: FUIButton, StyledButton {
  /// How much a button stands out.
  enum Rank { case primary, secondary, tertiary }

  /// Least height in points: large enough for a finger.
  static let minimumHeight: CGFloat = 44
  /// Least width in points while ``isUsingIntrinsicContentSize`` is false.
  static let minimumWidth: CGFloat = 201

  private let rank: Rank

  /// What style sheets say about the button's colours.
  package var styleColors = StyleButtonColors() {
    didSet { if oldValue != styleColors { paint() } }
  }

  /// Whether the button is only as wide as its title needs. It fills its column by default.
  public var isUsingIntrinsicContentSize = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Makes a button that leads on.
  public convenience override init(frame: CGRect) { self.init(rank: .primary, frame: frame) }

  init(rank: Rank, frame: CGRect = .zero) {
    self.rank = rank
    super.init(frame: frame)
    role = rank == .primary ? .primary : .normal
    var look: UIButton.Configuration = rank == .primary ? .filled() : .plain()
    look.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
    configuration = look
    titleLabel?.font = .preferredFioriFont(forTextStyle: .body, weight: .semibold)
    titleLabel?.numberOfLines = 0
    configurationUpdateHandler = { ($0 as? FUIOnboardingButton)?.paint() }
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) {
    rank = .primary
    super.init(coder: coder)
  }

  /// At least 44 points high, and 201 wide unless ``isUsingIntrinsicContentSize``.
  public override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    size.height = max(size.height, Self.minimumHeight)
    if !isUsingIntrinsicContentSize { size.width = max(size.width, Self.minimumWidth) }
    return size
  }

  private func paint() {
    guard var look = configuration else { return }
    let color = { (style: ColorStyle) in UIColor.preferredFioriColor(forStyle: style) }
    switch rank {
    case .primary:
      look.baseBackgroundColor = color(
        !isEnabled
          ? .tertiaryFill : isHighlighted ? .tintColorTapState : .tintColor2)
      look.baseForegroundColor = color(isEnabled ? .quinaryLabel : .tertiaryLabel)
    case .secondary:
      look.baseBackgroundColor = color(isHighlighted ? .secondaryFill : .tintColor3)
      look.baseForegroundColor = color(isEnabled ? .tintColor2 : .tertiaryLabel)
    case .tertiary:
      look.baseBackgroundColor = isHighlighted ? color(.tintColor3) : .clear
      look.baseForegroundColor = color(isEnabled ? .tintColor2 : .tertiaryLabel)
    }
    let isFilled = rank == .primary
    if let ground = styleColors.ground(state, isFilled: isFilled) {
      look.baseBackgroundColor = ground
    }
    if let ink = styleColors.ink(state, isFilled: isFilled) { look.baseForegroundColor = ink }
    if look != configuration { configuration = look }
  }
}
