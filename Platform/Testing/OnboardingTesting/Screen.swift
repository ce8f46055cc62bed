import GTK
import Onboarding
import UIKit

/// A controller in a window of its own, to be looked at and used by a test or a catalogue.
///
/// `init` makes a window that is never shown: it is laid out and drawn at once and the same in every
/// run, and needs a display server but no window on it. ``shown(_:size:look:)`` opens a real window,
/// whose frames and focus come from GTK's own loop. While a screen exists the app's look is the
/// screen's: one screen at a time, and in Swift Testing the suite trait `.onScreen`.
///
/// A scan screen opens no camera of the machine then: it has the scanner that it is given, or what
/// `StandardScanner.make` was set to before, or none.
///
/// ```swift
/// @MainActor func check(_ controller: UIViewController) async throws {
///   let screen = Screen(controller, size: .small, look: .largeText)
///   try screen.type("jane@example.com", into: "E-mail")
///   try screen.tap("Continue")
///   try await screen.wait(until: "the next page") { screen.has("Welcome") }
///   print(screen.textTree, screen.layoutProblems())
/// }
/// ```
@MainActor public final class Screen {
  /// The window that the controller is in.
  public let window: UIWindow
  /// Whether the window is on the display.
  public let isShown: Bool

  /// Makes a screen that is never shown.
  public convenience init(
    _ controller: UIViewController, size: ScreenSize = .handheld, look: ScreenLook = .standard
  ) {
    self.init(controller, size, look, isShown: false)
    window.makeKey()
    settle()
  }

  /// Opens a window on the display and waits until it has been drawn there.
  ///
  /// A window is never larger than the display; ask ``window`` for its size.
  public static func shown(
    _ controller: UIViewController, size: ScreenSize = .handheld, look: ScreenLook = .standard
  ) async throws(ScreenError) -> Screen {
    let screen = Screen(controller, size, look, isShown: true)
    screen.window.makeKeyAndVisible()
    try await screen.wait(until: "the window to be on the display") {
      screen.window.isMapped && screen.window.driver?.isActive == true
    }
    return screen
  }

  private init(
    _ controller: UIViewController, _ size: ScreenSize, _ look: ScreenLook, isShown: Bool
  ) {
    self.isShown = isShown
    UIApplication.shared.pin(look.pinned)
    Toolkit.pinForSnapshots()
    if StandardScanner.make == nil { StandardScanner.make = { nil } }
    window = UIWindow(frame: CGRect(origin: .zero, size: size.cgSize))
    window.rootViewController = controller
    Self.lookOwner = ObjectIdentifier(self)
  }

  isolated deinit {
    window.close()
    // What is shown without a screen has the usual look again.
    if Self.lookOwner == ObjectIdentifier(self) {
      UIApplication.shared.pin(ScreenLook.standard.pinned)
    }
  }

  /// The screen whose look is the app's at the moment.
  private static var lookOwner: ObjectIdentifier?

  /// Takes the window away. The controller is told that it disappears.
  public func close() { window.close() }

  /// Closes the window as a person does, who may be asked first by what is on it. The screen has to be
  /// one that is shown.
  ///
  /// - Returns: Whether the window stays open.
  @discardableResult public func requestClose() -> Bool {
    precondition(isShown, "Make the screen with Screen.shown(_:size:look:): others cannot close.")
    return window.requestClose()
  }

  /// Changes the look while the screen is there, as a person does in the desktop's settings.
  public func setLook(_ look: ScreenLook) {
    UIApplication.shared.pin(look.pinned)
    settle()
  }

  /// Gives everything its place now. The functions that look at the screen call this.
  public func settle() { window.settle(size: window.bounds.size) }

  // MARK: - Pictures

  /// The screen as PNG, `scale` pixels a point.
  public func png(scale: Double = 1) throws(ScreenError) -> Data {
    guard let bytes = try render(scale: scale).pngBytes() else { throw .notDrawn }
    return Data(bytes)
  }

  /// Writes the screen as PNG, `scale` pixels a point. The folder must exist.
  public func writePNG(to path: String, scale: Double = 1) throws(ScreenError) {
    do {
      try render(scale: scale).savePNG(to: path)
    } catch let error as ScreenError {
      throw error
    } catch {
      throw .unwritable(path: path)
    }
  }

  /// Red, green, blue and opacity, each from 0 to 255, at a point of the window.
  ///
  /// `scale` is the number of pixels a point in the picture that is looked at.
  public func color(at point: CGPoint, scale: Double = 1) throws(ScreenError) -> [UInt8] {
    let texture = try render(scale: scale)
    let x = Int(point.x * scale)
    let y = Int(point.y * scale)
    guard (0..<texture.width).contains(x), (0..<texture.height).contains(y) else {
      throw .notDrawn
    }
    let bytes = texture.pixels()
    let start = (y * texture.width + x) * 4
    return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]]
  }

  private func render(scale: Double) throws(ScreenError) -> Texture {
    settle()
    guard scale > 0, scale <= 8, let texture = window.render(scale: scale) else {
      throw .notDrawn
    }
    return texture
  }
}
