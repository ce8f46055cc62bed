import UIKit

/// The size of a window in points.
///
/// ```swift
/// let sizes: [ScreenSize] = [.handheld, .small, ScreenSize(width: 600, height: 400)]
/// ```
public struct ScreenSize: Hashable, Sendable {
  /// Width in points.
  public let width: Double
  /// Height in points.
  public let height: Double

  /// Makes a size. Both numbers must be from 1 to 10,000 points.
  public init(width: Double, height: Double) {
    precondition(
      (1...10_000).contains(width) && (1...10_000).contains(height),
      "A screen is from 1 to 10,000 points wide and high: pass such numbers to ScreenSize(width:height:)."
    )
    self.width = width
    self.height = height
  }

  /// A handheld held upright: 390 × 844 points.
  public static let handheld = ScreenSize(width: 390, height: 844)
  /// The smallest window that screens must fit into: 320 × 480 points.
  public static let small = ScreenSize(width: 320, height: 480)
  /// A tablet held upright: 834 × 1112 points.
  public static let tablet = ScreenSize(width: 834, height: 1112)
  /// A handheld that lies: 844 × 390 points.
  public static let landscape = ScreenSize(width: 844, height: 390)
  /// A window on a desktop: 1280 × 800 points.
  public static let desktop = ScreenSize(width: 1280, height: 800)

  var cgSize: CGSize { CGSize(width: width, height: height) }
}
