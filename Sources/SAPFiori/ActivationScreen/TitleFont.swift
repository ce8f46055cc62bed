import FioriThemeManager
import Onboarding
import UIKit

/// The font of a title, which is smaller in a low window and where the title needs a second line.
/// A font that the app sets stays.
struct TitleFont {
  private struct Situation: Equatable {
    let text: String?
    let width: CGFloat
    let textSize: UIContentSizeCategory
    let sizes: [Double]
  }

  private var applied: UIFont
  private var situation: Situation?

  /// - Parameter font: What the label has before the app can set anything.
  init(replacing font: UIFont) { applied = font }

  /// Sets the font for a column of `width` points.
  @MainActor mutating func apply(
    _ metrics: OnboardingMetrics.Activation, to label: UILabel, width: CGFloat
  ) {
    guard label.font == applied else { return }
    let sizes = [metrics.titleSize, metrics.wrappedTitleSize]
    let now = Situation(
      text: label.text, width: width,
      textSize: label.traitCollection.preferredContentSizeCategory, sizes: sizes)
    // Measuring sets the font, which asks for a layout: the same question is not asked again.
    guard now != situation else { return }
    situation = now
    for size in sizes {
      applied = Self.font(size)
      label.font = applied
      if label.sizeThatFits(Self.oneLine).width <= width { break }
    }
  }

  private static let oneLine = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)

  private static func font(_ size: Double) -> UIFont {
    UIFontMetrics(forTextStyle: .title1)
      .scaledFont(for: .preferredFioriFont(fixedSize: size, weight: .bold))
  }
}
