import SwiftUI

/// A small ring that shows how much of something is done, and what a person can do about it.
///
/// ```swift
/// struct Download: View {
///   @State private var progress = 0.3
///   @State private var isPaused = false
///   var body: some View {
///     ProgressIndicator(progress: $progress)
///       .progressIndicatorStyle(ProgressIndicatorPausableStyle(isPaused: $isPaused))
///       .onProgressIndicatorPress { isPaused.toggle() }
///   }
/// }
/// ```
///
/// The ring never changes what it shows by itself. Values below 0 count as 0, above 1 as 1.
public struct ProgressIndicator: View {
  /// What an indicator says about itself to styles, unless it is given another identifier.
  public static let identifier = "fiori_progressindicator_component"

  let configuration: ProgressIndicatorConfiguration

  /// Makes an indicator.
  ///
  /// - Parameters:
  ///   - progress: How much is done, from 0 to 1.
  ///   - componentIdentifier: What styles ask for; nil is ``identifier``.
  public init(
    progress: Binding<Double>, componentIdentifier: String? = ProgressIndicator.identifier
  ) {
    configuration = ProgressIndicatorConfiguration(
      progress: progress, componentIdentifier: componentIdentifier ?? Self.identifier)
  }

  /// Makes the indicator again, inside a style, with what is left of the styles around it.
  public init(_ configuration: ProgressIndicatorConfiguration) {
    self.configuration = configuration
  }

  /// The indicator in the styles around it; without any, a ring without a sign.
  public var body: some View {
    StyledComponent(configuration, base: ProgressIndicatorBaseStyle())
  }
}

/// What a ``ProgressIndicator`` holds, as its styles see it.
public struct ProgressIndicatorConfiguration: ComponentConfiguration {
  /// How much is done, from 0 to 1; what is outside is still to be put right.
  public let progress: Binding<Double>
  /// What styles ask for.
  public let componentIdentifier: String

  /// The indicator, in what is left of the styles around it.
  public var component: ProgressIndicator { ProgressIndicator(self) }
}
