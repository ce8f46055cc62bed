import SwiftUI

/// The first screen of an app: its name, what to do, and a way to try a demo.
///
/// ```swift
/// struct Start: View {
///   @State private var email = ""
///   var body: some View {
///     WelcomeScreen(
///       title: "Field Service",
///       action: FioriButton(title: "Start") { _ in print("started") },
///       inputText: $email
///     )
///     .onDemoMode { print("demo") }
///   }
/// }
/// ```
///
/// What is left out has a default: the description and the button's title fit the way in which the
/// app is configured, the logo is Foyer's mark. An empty view in a slot shows nothing there. The
/// screen scrolls where it does not fit.
public struct WelcomeScreen: View {
  /// What a screen says about itself to styles, unless it is given another identifier.
  public static let identifier = "fiori_welcomescreen_component"

  private enum Source {
    case slots(WelcomeScreenSlots)
    case configuration(WelcomeScreenConfiguration)
  }
  private let source: Source

  init(slots: WelcomeScreenSlots) { source = .slots(slots) }

  /// Makes the screen again, inside a style, with what is left of the styles around it.
  public init(_ configuration: WelcomeScreenConfiguration) {
    source = .configuration(configuration)
  }

  /// The screen in the styles around it.
  public var body: some View {
    switch source {
    case .slots(let slots): WelcomeScreenParts(slots: slots)
    case .configuration(let configuration):
      StyledComponent(configuration, base: WelcomeScreenBaseStyle())
    }
  }
}
