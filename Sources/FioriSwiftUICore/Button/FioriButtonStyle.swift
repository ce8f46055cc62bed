import SwiftUI
import UIKit

/// The looks of ``FioriButton``s in their states.
///
/// ```swift
/// struct Underlined: FioriButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.containerView(.unspecified)
///       .padding(12)
///       .opacity(configuration.state == .highlighted ? 0.5 : 1)
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol FioriButtonStyle: DynamicProperty {
  /// What the button looks like.
  associatedtype Body: View
  /// The parts and the state of a button.
  typealias Configuration = FioriButtonStyleConfiguration
  /// What the button shows of the work that it has set going; nothing unless a style says so.
  var loadingState: FioriButtonLoadingState { get }
  /// Whether the button's content is not there yet; false unless a style says so.
  var isLoading: Bool { get }
  /// Makes what the button looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension FioriButtonStyle {
  /// Nothing.
  public var loadingState: FioriButtonLoadingState { .unspecified }
  /// The content is there.
  public var isLoading: Bool { false }

  /// This style, of a type that says nothing about it.
  public func eraseToAnyFioriButtonStyle() -> AnyFioriButtonStyle { AnyFioriButtonStyle(self) }
}

/// The parts and the state of a button.
@preconcurrency @MainActor public struct FioriButtonStyleConfiguration {
  /// What a person is doing with the button.
  public let state: UIControl.State
  let button: FioriButton

  /// On which side of the label the picture is.
  public var imagePosition: FioriButtonImagePosition { button.imagePosition }
  /// Points between label and picture.
  public var imageTitleSpacing: CGFloat { button.imageTitleSpacing }
  /// The label.
  public var label: ConfigurationViewWrapper { label(for: state) }
  /// The picture.
  public var image: ConfigurationViewWrapper { image(for: state) }

  /// The label in a state.
  public func label(for state: UIControl.State) -> ConfigurationViewWrapper {
    ConfigurationViewWrapper(button.label(state))
  }

  /// The picture in a state.
  public func image(for state: UIControl.State) -> ConfigurationViewWrapper {
    ConfigurationViewWrapper(button.image(state))
  }

  /// Label and picture, each in its place; a wheel or a check mark has the picture's place while the
  /// button is at work or done.
  public func containerView(_ loadingState: FioriButtonLoadingState) -> some View {
    FioriButtonContent(configuration: self, loadingState: loadingState)
  }
}

/// A style of any type.
public struct AnyFioriButtonStyle: FioriButtonStyle {
  private let make: @MainActor (FioriButtonStyleConfiguration) -> AnyView
  /// What the button shows of the work that it has set going.
  public let loadingState: FioriButtonLoadingState
  /// Whether the button's content is not there yet.
  public let isLoading: Bool

  /// Hides the type of a style.
  public init<Style: FioriButtonStyle>(_ style: Style) {
    make = { AnyView(ResolvedButtonStyle(style: style, configuration: $0)) }
    loadingState = style.loadingState
    isLoading = style.isLoading
  }

  /// Makes what the button looks like.
  public func makeBody(configuration: Configuration) -> some View { make(configuration) }

  /// Whether the button can be pressed.
  var takesPresses: Bool { loadingState == .unspecified && !isLoading }
}

/// Holds a style as a property of a view, so that the style's own dynamic properties are installed.
private struct ResolvedButtonStyle<Style: FioriButtonStyle>: View {
  let style: Style
  let configuration: FioriButtonStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

private enum FioriButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyFioriButtonStyle? { nil }
}

extension EnvironmentValues {
  var ownFioriButtonStyle: AnyFioriButtonStyle? {
    get { self[FioriButtonStyleKey.self] }
    set { self[FioriButtonStyleKey.self] = newValue }
  }

  @MainActor var fioriButtonStyle: AnyFioriButtonStyle {
    ownFioriButtonStyle ?? AnyFioriButtonStyle(FioriPrimaryButtonStyle())
  }
}

extension View {
  /// Sets the looks of ``FioriButton``s; the nearest style counts.
  public func fioriButtonStyle<Style: FioriButtonStyle>(_ style: Style) -> some View {
    environment(\.ownFioriButtonStyle, AnyFioriButtonStyle(style))
  }
}
