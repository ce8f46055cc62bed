import GTK
import Synchronization

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable { case unspecified, light, dark }
/// Whether there is little or much room in one direction.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable { case unspecified, compact, regular }
/// Whether a person asked for more contrast.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  case unspecified = -1
  case normal, high
}
/// The direction in which a person reads.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}
/// What kind of device shows the app. A Linux desktop, kiosk or handheld counts by its width.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone, pad
}
/// Whether something lies on the ground or above it.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  case unspecified = -1
  case base, elevated
}

/// How and for whom something is shown: light or dark, room, text size, contrast, direction.
///
/// The values come from the desktop's settings and the window's size, and change while the app runs.
open class UITraitCollection: NSObject, @unchecked Sendable {  // Sendable: all parts are constants.
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Room from side to side: regular from 600 points.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Room from top to bottom: regular from 480 points.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Text size.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// Contrast.
  public let accessibilityContrast: UIAccessibilityContrast
  /// Reading direction.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Pixels a point.
  public let displayScale: CGFloat
  /// Ground or raised.
  public let userInterfaceLevel: UIUserInterfaceLevel
  /// Kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// How much larger than by default running text is.
  package let textScale: Double
  /// Whether large movements are to be left out.
  let reducesMotion: Bool

  package struct Values: Hashable, Sendable {
    package var style = UIUserInterfaceStyle.light
    package var horizontal = UIUserInterfaceSizeClass.compact
    package var vertical = UIUserInterfaceSizeClass.regular
    package var textScale = 1.0
    package var contrast = UIAccessibilityContrast.normal
    package var direction = UITraitEnvironmentLayoutDirection.leftToRight
    package var displayScale = 1.0
    package var level = UIUserInterfaceLevel.base
    package var reducesMotion = false
  }

  init(_ values: Values) {
    userInterfaceStyle = values.style
    horizontalSizeClass = values.horizontal
    verticalSizeClass = values.vertical
    preferredContentSizeCategory = UIContentSizeCategory(factor: values.textScale)
    accessibilityContrast = values.contrast
    layoutDirection = values.direction
    displayScale = values.displayScale
    userInterfaceLevel = values.level
    userInterfaceIdiom =
      values.horizontal == .regular && values.vertical == .regular ? .pad : .phone
    textScale = values.textScale
    reducesMotion = values.reducesMotion
  }

  /// The defaults: light, compact in width, text of the default size.
  public convenience override init() { self.init(Values()) }

  /// The defaults with another style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    var values = Values()
    values.style = userInterfaceStyle
    self.init(values)
  }

  /// The defaults with another text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    var values = Values()
    values.textScale = preferredContentSizeCategory.factor
    self.init(values)
  }

  /// The defaults with another contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    var values = Values()
    values.contrast = accessibilityContrast
    self.init(values)
  }

  /// The defaults on the ground or above it.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    var values = Values()
    values.level = userInterfaceLevel
    self.init(values)
  }

  /// The defaults with another reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    var values = Values()
    values.direction = layoutDirection
    self.init(values)
  }

  var values: Values {
    Values(
      style: userInterfaceStyle, horizontal: horizontalSizeClass, vertical: verticalSizeClass,
      textScale: textScale, contrast: accessibilityContrast, direction: layoutDirection,
      displayScale: displayScale, level: userInterfaceLevel, reducesMotion: reducesMotion)
  }

  /// The same traits with a change; itself when nothing changes.
  package func with(_ change: (inout Values) -> Void) -> UITraitCollection {
    var values = values
    change(&values)
    return values == self.values ? self : UITraitCollection(values)
  }

  private static let shared = Mutex(UITraitCollection())

  /// The traits that count where nothing else is said, for instance in `UIColor.cgColor`.
  public static var current: UITraitCollection {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// Runs `actions` with these traits as the current ones.
  open func performAsCurrent(_ actions: () -> Void) {
    let before = Self.current
    Self.current = self
    actions()
    Self.current = before
  }

  /// Whether colours look different in `traits`.
  open func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
    guard let traits else { return true }
    return userInterfaceStyle != traits.userInterfaceStyle
      || accessibilityContrast != traits.accessibilityContrast
      || userInterfaceLevel != traits.userInterfaceLevel
  }

  /// Whether `object` has the same traits.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// Equal collections have equal hashes.
  open override var hash: Int { values.hashValue }
}
