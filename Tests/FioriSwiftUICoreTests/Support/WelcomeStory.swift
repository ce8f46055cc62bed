import FioriSwiftUICore
import OnboardingTesting
import SwiftUI
import Testing

/// What an app keeps beside a welcome screen, and a diary of what the screen has asked of it.
@MainActor @Observable final class WelcomeApp {
  var input = ""
  var isAccepted = false
  var isLoading = false
  var options: Set<WelcomeScreenOption>?
  @ObservationIgnored var diary: [String] = []

  func note(_ entry: String) { diary.append(entry) }
}

/// A welcome screen on a display, and the app behind it.
@MainActor struct WelcomeStory {
  let app: WelcomeApp
  let screen: Screen

  init<Content: View>(
    size: ScreenSize = .handheld, look: ScreenLook = .standard, input: String = "",
    @ViewBuilder content: @escaping (WelcomeApp, Binding<String>) -> Content
  ) {
    let app = WelcomeApp()
    app.input = input
    self.app = app
    screen = Screen(
      UIHostingController(rootView: AppView(app: app, content: content)), size: size, look: look)
  }

  private struct AppView<Content: View>: View {
    @Bindable var app: WelcomeApp
    let content: (WelcomeApp, Binding<String>) -> Content
    var body: some View { content(app, $app.input) }
  }

  /// Lets what was done take effect.
  func settle() async {
    for _ in 0..<4 { await Screen.turn() }
    screen.settle()
  }

  func tap(_ name: String) async throws {
    try screen.tap(name)
    await settle()
  }

  /// The frame of a part in the window.
  func frame(_ name: String) throws -> CGRect {
    let view = try screen.find(name)
    return view.convert(view.bounds, to: nil)
  }

  /// The words of a part.
  func text(_ name: String) throws -> String? {
    let view = try screen.find(name)
    return (view as? UILabel)?.text ?? view.accessibilityLabel
  }

  /// Whether a part can be used; nil where it is not on the screen.
  func isEnabled(_ name: String) -> Bool? {
    (try? screen.find(name) as? UIControl)?.isEnabled
  }
}
