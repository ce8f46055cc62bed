/// How a device is held. A compositor, not an app, turns a Linux screen.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether the longer side is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the longer side lies.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of ways to hold a device.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a mask from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = Self(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = Self(rawValue: 4)
  /// On its left side.
  public static let landscapeLeft = Self(rawValue: 16)
  /// On its right side.
  public static let landscapeRight = Self(rawValue: 8)
  /// On either side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// Every way.
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  /// Every way but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// The machine.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  /// This machine.
  public static let current = UIDevice()
  private var hasExplainedOrientation = false

  /// The machine's name on the network.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// "Linux".
  public var systemName: String { "Linux" }
  /// The kernel's version.
  public var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
  /// "Linux".
  public var model: String { "Linux" }
  /// Phone for narrow windows, pad for wide ones.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIApplication.shared.keyWindow?.traitCollection.userInterfaceIdiom ?? .phone
  }

  /// Accepts the key "orientation", as onboarding code for iPhones sets it, and says once in the
  /// log that the compositor turns the screen. Any other key is a mistake.
  public func setValue(_ value: Any?, forKey key: String) {
    precondition(
      key == "orientation",
      "UIDevice has no settable value \"\(key)\": only \"orientation\" is accepted on Linux.")
    explainOrientation()
  }

  func explainOrientation() {
    guard !hasExplainedOrientation else { return }
    hasExplainedOrientation = true
    Log.warning("the compositor turns the screen, an app cannot: orientation is left as it is")
  }
}
