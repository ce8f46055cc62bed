import Onboarding
import SwiftUI

/// The looks of ``ProgressIndicator``s.
public protocol ProgressIndicatorStyle: ComponentStyle
where Configuration == ProgressIndicatorConfiguration {}

extension View {
  /// Sets the looks of progress indicators. The nearest style is asked first; it reaches the next by
  /// making `ProgressIndicator(configuration)`.
  public func progressIndicatorStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == ProgressIndicatorConfiguration { pushingStyle(style) }

  /// Sets the looks of progress indicators.
  public func progressIndicatorStyle<Content: View>(
    @ViewBuilder _ content: @escaping (ProgressIndicatorConfiguration) -> Content
  ) -> some View { pushingStyle(content) }

  /// Does something when a person presses a progress indicator that can be paused, stopped or let go
  /// on: by a tap, by a key or by assistive technology.
  ///
  /// Without it there is nothing to press, and a gesture around the indicator is the app's own
  /// affair; it does not reach those who use keys.
  public func onProgressIndicatorPress(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.progressIndicatorPress, action)
  }
}

private enum ProgressIndicatorPressKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  var progressIndicatorPress: (@MainActor () -> Void)? {
    get { self[ProgressIndicatorPressKey.self] }
    set { self[ProgressIndicatorPressKey.self] = newValue }
  }
}

/// A ring without a sign: how much is done, or an arc that turns while nobody knows.
public struct ProgressIndicatorBaseStyle: ProgressIndicatorStyle {
  private let isProcessing: Bool

  /// Makes the style.
  ///
  /// - Parameter isProcessing: Whether nobody knows how much is done.
  public init(isProcessing: Bool = false) { self.isProcessing = isProcessing }

  /// A ring.
  public func makeBody(_ configuration: ProgressIndicatorConfiguration) -> some View {
    ProgressRing(
      state: isProcessing ? .inProgress : .loadingPausable, fraction: configuration.fraction,
      hasSign: false)
  }
}

/// A ring for what can be halted, and let go on.
public struct ProgressIndicatorPausableStyle: ProgressIndicatorStyle {
  @Binding private var isPaused: Bool

  /// Makes the style.
  ///
  /// - Parameter isPaused: Whether it is halted. The ring shows it and never changes it.
  public init(isPaused: Binding<Bool>) { _isPaused = isPaused }

  /// A ring with two bars, or with an arrow while it is halted.
  public func makeBody(_ configuration: ProgressIndicatorConfiguration) -> some View {
    ProgressRing(
      state: isPaused ? .paused : .loadingPausable, fraction: configuration.fraction)
  }
}

/// A ring in one of the states that UIKit's control has too.
public struct ProgressIndicatorDisplayStyle: ProgressIndicatorStyle {
  private let state: ProgressDisplayState

  /// Makes the style.
  public init(_ state: ProgressDisplayState) { self.state = state }

  /// A ring in the state.
  public func makeBody(_ configuration: ProgressIndicatorConfiguration) -> some View {
    ProgressRing(state: state, fraction: configuration.fraction)
  }
}

extension ComponentStyle where Self == ProgressIndicatorDisplayStyle {
  /// An empty ring: nothing is done yet.
  public static var started: Self { Self(.started) }
  /// An arc that turns: nobody knows how much is done.
  public static var processing: Self { Self(.inProgress) }
  /// A ring with a square: what is done can be ended.
  public static var stoppable: Self { Self(.loadingStoppable) }
}

extension ProgressIndicatorConfiguration {
  fileprivate var fraction: ProgressFraction { ProgressFraction(progress.wrappedValue) }
}
