import FioriThemeManager
import SwiftUI

/// A filled button: the one that leads on.
public struct FioriPrimaryButtonStyle: FioriButtonStyle {
  private let maxWidth: CGFloat?
  private let minHeight: CGFloat?
  /// What the button shows of the work that it has set going.
  public let loadingState: FioriButtonLoadingState
  /// Whether the button's content is not there yet.
  public let isLoading: Bool

  /// Makes the style.
  ///
  /// - Parameters:
  ///   - maxWidth: Widest in points; nil is as wide as the label needs, `.infinity` all there is.
  ///   - minHeight: Lowest in points, never less than 44.
  ///   - loadingState: What the button shows of the work that it has set going.
  ///   - isLoading: Whether the button's content is not there yet.
  public init(
    _ maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    loadingState: FioriButtonLoadingState = .unspecified, isLoading: Bool = false
  ) {
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.loadingState = loadingState
    self.isLoading = isLoading
  }

  /// The label on a filled ground.
  public func makeBody(configuration: Configuration) -> some View {
    RankedButton(
      configuration: configuration, rank: .primary, colorStyle: .tint, maxWidth: maxWidth,
      minHeight: minHeight, loadingState: loadingState, isLoading: isLoading)
  }
}

/// A button on a faint ground: another way to go on.
public struct FioriSecondaryButtonStyle: FioriButtonStyle {
  private let colorStyle: FioriButtonColorStyle
  private let maxWidth: CGFloat?
  private let minHeight: CGFloat?
  /// What the button shows of the work that it has set going.
  public let loadingState: FioriButtonLoadingState
  /// Whether the button's content is not there yet.
  public let isLoading: Bool

  /// Makes the style; lengths are in points as in ``FioriPrimaryButtonStyle``.
  public init(
    colorStyle: FioriButtonColorStyle = .tint, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    loadingState: FioriButtonLoadingState = .unspecified, isLoading: Bool = false
  ) {
    self.colorStyle = colorStyle
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.loadingState = loadingState
    self.isLoading = isLoading
  }

  /// The label on a faint ground.
  public func makeBody(configuration: Configuration) -> some View {
    RankedButton(
      configuration: configuration, rank: .secondary, colorStyle: colorStyle, maxWidth: maxWidth,
      minHeight: minHeight, loadingState: loadingState, isLoading: isLoading)
  }
}

/// A button without ground until it is pressed.
public struct FioriTertiaryButtonStyle: FioriButtonStyle {
  private let colorStyle: FioriButtonColorStyle
  private let maxWidth: CGFloat?
  private let minHeight: CGFloat?
  /// What the button shows of the work that it has set going.
  public let loadingState: FioriButtonLoadingState
  /// Whether the button's content is not there yet.
  public let isLoading: Bool

  /// Makes the style; lengths are in points as in ``FioriPrimaryButtonStyle``.
  public init(
    colorStyle: FioriButtonColorStyle = .tint, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    loadingState: FioriButtonLoadingState = .unspecified, isLoading: Bool = false
  ) {
    self.colorStyle = colorStyle
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.loadingState = loadingState
    self.isLoading = isLoading
  }

  /// The label alone, on a ground while it is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    RankedButton(
      configuration: configuration, rank: .tertiary, colorStyle: colorStyle, maxWidth: maxWidth,
      minHeight: minHeight, loadingState: loadingState, isLoading: isLoading)
  }
}

/// A button that looks like a word that can be pressed; its target is 44 points high all the same.
public struct FioriPlainButtonStyle: FioriButtonStyle {
  /// Makes the style.
  public init() {}

  /// The label alone.
  public func makeBody(configuration: Configuration) -> some View {
    FioriButtonGround(
      content: configuration.containerView(.unspecified), state: configuration.state,
      colors: FioriButtonColors(.plain, .tint, configuration.state, .unspecified), maxWidth: nil,
      minHeight: nil, font: .callout, weight: .regular,
      padding: EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
  }
}

private struct RankedButton: View {
  let configuration: FioriButtonStyleConfiguration
  let rank: FioriButtonColors.Rank
  let colorStyle: FioriButtonColorStyle
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let loadingState: FioriButtonLoadingState
  let isLoading: Bool

  var body: some View {
    FioriButtonGround(
      content: configuration.containerView(loadingState), state: configuration.state,
      colors: FioriButtonColors(rank, colorStyle, configuration.state, loadingState),
      maxWidth: maxWidth, minHeight: minHeight
    )
    .opacity(isLoading ? 0.25 : 1)
  }
}
