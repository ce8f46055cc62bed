import SwiftUI

/// A bar that shows how much of something is done, or that nobody knows, that it failed or is done.
///
/// ```swift
/// struct Upload: View {
///   @State private var progress = 0.3
///   var body: some View {
///     LinearProgressIndicator(indicatorProgress: $progress)
///       .linearProgressIndicatorStyle(.determinate)
///   }
/// }
/// ```
///
/// Values below 0 count as 0, above 1 as 1.
public struct LinearProgressIndicator: View {
  /// What a bar says about itself to styles, unless it is given another identifier.
  public static let identifier = "fiori_linearprogressindicator_component"

  let configuration: LinearProgressIndicatorConfiguration

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - indicatorProgress: How much is done, from 0 to 1.
  ///   - componentIdentifier: What styles ask for; nil is ``identifier``.
  public init(
    indicatorProgress: Binding<Double>,
    componentIdentifier: String? = LinearProgressIndicator.identifier
  ) {
    configuration = LinearProgressIndicatorConfiguration(
      indicatorProgress: indicatorProgress,
      componentIdentifier: componentIdentifier ?? Self.identifier)
  }

  /// Makes the bar again, inside a style, with what is left of the styles around it.
  public init(_ configuration: LinearProgressIndicatorConfiguration) {
    self.configuration = configuration
  }

  /// The bar in the styles around it; without any it is `.determinate`.
  public var body: some View {
    StyledComponent(configuration, base: LinearProgressIndicatorDisplayStyle(.determinate))
  }
}

/// What a ``LinearProgressIndicator`` holds, as its styles see it.
public struct LinearProgressIndicatorConfiguration: ComponentConfiguration {
  /// How much is done, from 0 to 1; what is outside is still to be put right.
  public let indicatorProgress: Binding<Double>
  /// What styles ask for.
  public let componentIdentifier: String

  /// The bar, in what is left of the styles around it.
  public var component: LinearProgressIndicator { LinearProgressIndicator(self) }
}
