import GTK

/// The monitor.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// The first monitor of the display.
  public static let main = UIScreen()

  /// The monitor's size in points; 1280 × 800 where there is none. A window may well be smaller:
  /// lay out by the bounds of views, not by this.
  public var bounds: CGRect {
    let size = NativeWindow.monitorSize
    return CGRect(x: 0, y: 0, width: size?.width ?? 1280, height: size?.height ?? 800)
  }

  /// Pixels a point.
  public var scale: CGFloat { NativeWindow.monitorSize?.scale ?? 1 }

  /// The traits that the desktop's settings give.
  public var traitCollection: UITraitCollection { .current }
}
