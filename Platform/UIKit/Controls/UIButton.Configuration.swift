import GTK

extension UIButton {
  /// The look of a button.
  public struct Configuration: Hashable {
    enum Style: Hashable { case plain, tinted, gray, filled }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
    /// Which side of the title the picture is on.
    public enum ImagePlacement: Int, Sendable { case leading, trailing }
    /// How large the button is.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    let style: Style
    /// The title, where none was set for a state.
    public var title: String?
    /// The picture, where none was set for a state.
    public var image: UIImage?
    /// Which side of the title the picture is on.
    public var imagePlacement = ImagePlacement.leading
    /// Points between picture and title.
    public var imagePadding: CGFloat = 6
    /// Colour of title and picture; nil fits the style.
    public var baseForegroundColor: UIColor?
    /// Colour of the ground; nil fits the style.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.medium
    /// The radius of the corners in points, for a floor above; nil is the one of ``cornerStyle``.
    package var cornerRadius: Double?
    /// How large the button is at least: 28 points high when small or mini, 34 when medium, 50 when
    /// large.
    public var buttonSize = Size.medium
    /// Room around title and picture.
    public var contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 14, bottom: 8, trailing: 14)
    /// Whether a turning wheel takes the place of the picture.
    public var showsActivityIndicator = false

    /// Only a title.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Only a title.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// A ground in a light tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A ground in a light tint.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// A grey ground.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A grey ground.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// A ground in the tint.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// A ground in the tint.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    @MainActor func foreground(of button: UIButton) -> UIColor {
      if let baseForegroundColor { return baseForegroundColor }
      let standard = standardForeground(of: button)
      return button.isEnabled ? standard : standard.withAlphaComponent(0.4)
    }

    @MainActor private func standardForeground(of button: UIButton) -> UIColor {
      guard style == .filled else { return button.tintColor }
      let ground = baseBackgroundColor ?? button.tintColor ?? .tintColor
      // White on a light tint could not be read: black takes its place.
      return UIColor { ground.paint(with: $0).isLight ? .black : .white }
    }

    var minimumHeight: CGFloat {
      switch buttonSize {
      case .mini, .small: 28
      case .medium: 34
      case .large: 50
      }
    }

    func insets(rightToLeft: Bool) -> UIEdgeInsets {
      UIEdgeInsets(
        top: contentInsets.top, left: rightToLeft ? contentInsets.trailing : contentInsets.leading,
        bottom: contentInsets.bottom,
        right: rightToLeft ? contentInsets.leading : contentInsets.trailing)
    }

    func radius(in box: PaintRect) -> Double {
      if let cornerRadius { return min(cornerRadius, box.height / 2) }
      return switch cornerStyle {
      case .small: 5
      case .fixed, .dynamic, .medium: 8
      case .large: 12
      case .capsule: box.height / 2
      }
    }

    @MainActor func paintGround(of button: UIButton, in box: PaintRect, into snapshot: Snapshot) {
      let traits = button.traitCollection
      guard var color = ground(of: button)?.paint(with: traits) else { return }
      if baseBackgroundColor == nil {
        if button.isHighlighted { color.alpha *= 0.75 }
        if !button.isEnabled { color.alpha *= 0.4 }
      }
      var rounded = box
      rounded.radius = radius(in: box)
      snapshot.fill(rounded, color)
    }

    @MainActor private func ground(of button: UIButton) -> UIColor? {
      if let baseBackgroundColor { return baseBackgroundColor }
      switch style {
      case .plain: return button.isHighlighted ? .tertiarySystemFill : nil
      case .tinted: return button.tintColor.withAlphaComponent(0.16)
      case .gray: return .secondarySystemFill
      case .filled: return button.tintColor
      }
    }
  }
}

extension PaintColor {
  /// Whether black stands out from the colour more than white does, by WCAG 2's contrast ratio.
  fileprivate var isLight: Bool {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    let luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    return (luminance + 0.05) * (luminance + 0.05) > 1.05 * 0.05
  }
}
