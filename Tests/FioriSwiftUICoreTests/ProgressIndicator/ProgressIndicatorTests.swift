import FioriSwiftUICore
import FioriThemeManager
import Onboarding
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("A ring that shows progress", .onScreen) struct ProgressIndicatorTests {
  @MainActor @Observable final class App {
    var progress = 0.5
    var isPaused = false
    @ObservationIgnored var presses = 0
  }

  private struct Pausable: View {
    @Bindable var app: App
    var takesPress = true

    var body: some View {
      let ring = ProgressIndicator(progress: $app.progress)
        .progressIndicatorStyle(ProgressIndicatorPausableStyle(isPaused: $app.isPaused))
      if takesPress { ring.onProgressIndicatorPress { app.presses += 1 } } else { ring }
    }
  }

  nonisolated static let rows: [(ProgressDisplayState, String)] = [
    (.started, "progress bar \"Not started\" #progressIndicator"),
    (.inProgress, "progress bar \"Processing\" #progressIndicator"),
    (
      .loadingPausable,
      "progress bar \"In progress with option to pause\" = \"50%\" #progressIndicator"
    ),
    (
      .loadingStoppable,
      "progress bar \"In progress with option to stop\" = \"50%\" #progressIndicator"
    ),
    (.paused, "progress bar \"Progress halted\" = \"50%\" #progressIndicator"),
  ]

  @Test("has a name and, where it is known, a value in each state", arguments: rows)
  func reading(_ state: ProgressDisplayState, _ line: String) {
    let screen = show(
      ProgressIndicator(progress: .constant(0.5))
        .progressIndicatorStyle(ProgressIndicatorDisplayStyle(state)))
    #expect(screen.textTree == line)
  }

  @Test(
    "puts values right", arguments: [(-1, "0%"), (7, "100%"), (.nan, "0%"), (0.999, "99%")])
  func clamped(_ value: Double, _ words: String) {
    let screen = show(
      ProgressIndicator(progress: .constant(value)).progressIndicatorStyle(.stoppable))
    #expect(screen.textTree.contains("= \"\(words)\""))
  }

  @Test("follows its value and its state, and announces a change of state")
  func follows() async {
    let app = App()
    let screen = show(Pausable(app: app))
    #expect(screen.window.lastAnnouncement == nil)
    app.progress = 0.7
    await screen.settleAll()
    #expect(screen.textTree.contains("= \"70%\""))
    #expect(screen.window.lastAnnouncement == nil)
    app.isPaused = true
    await screen.settleAll()
    #expect(screen.textTree.contains("\"Progress halted\" = \"70%\""))
    #expect(screen.textTree.contains("button \"Resume\""))
    #expect(screen.window.lastAnnouncement == "Progress halted, 70%")
  }

  @Test("can be pressed by a tap and by a key, and never changes its own state")
  func pressed() async throws {
    let app = App()
    let screen = show(Pausable(app: app))
    #expect(screen.textTree.contains("button \"Pause\" #progressIndicatorButton"))
    try screen.tap("progressIndicatorButton")
    screen.press(.tab)
    screen.press(.space)
    await screen.settleAll()
    #expect(app.presses == 2)
    #expect(!app.isPaused)
    #expect(screen.textTree.contains("option to pause"))
    let button = try screen.find("progressIndicatorButton")
    #expect(button.bounds.width >= 44 && button.bounds.height >= 44)
  }

  @Test(
    "has no button where there is nothing to do",
    arguments: [ProgressDisplayState.started, .inProgress])
  func nothingToPress(_ state: ProgressDisplayState) {
    let screen = show(
      ProgressIndicator(progress: .constant(0.5))
        .progressIndicatorStyle(ProgressIndicatorDisplayStyle(state))
        .onProgressIndicatorPress {})
    #expect(!screen.has("progressIndicatorButton"))
  }

  @Test("leaves a tap to a gesture of the app, once")
  func gesture() async throws {
    let app = App()
    let screen = show(
      Pausable(app: app, takesPress: false)
        .simultaneousGesture(TapGesture().onEnded { app.isPaused.toggle() }))
    let view = try screen.find("progressIndicator")
    let frame = view.convert(view.bounds, to: nil)
    try screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    await screen.settleAll()
    #expect(app.isPaused)
  }

  @Test("without a style is a ring without a sign, or one that turns")
  func base() {
    let screen = show(ProgressIndicator(progress: .constant(0.25)))
    #expect(screen.textTree == "progress bar \"Processing\" = \"25%\" #progressIndicator")
    screen.close()
    let turning = show(
      ProgressIndicator(progress: .constant(0.25))
        .progressIndicatorStyle(ProgressIndicatorBaseStyle(isProcessing: true)))
    #expect(turning.textTree == "progress bar \"Processing\" #progressIndicator")
  }

  @Test("grows with the text", arguments: [(1.0, 26.0), (2.0, 52.0)])
  func size(_ scale: Double, _ side: Double) throws {
    let screen = show(
      ProgressIndicator(progress: .constant(0.5)), look: ScreenLook(textScale: scale))
    let frame = try screen.find("progressIndicator").bounds
    #expect(abs(frame.width - side) <= 2 && abs(frame.height - side) <= 2, "\(frame)")
  }

  @Test("draws a track without an arc before anything is done")
  func drawing() throws {
    func pixel(_ state: ProgressDisplayState, _ progress: Double) throws -> [UInt8] {
      let screen = show(
        ProgressIndicator(progress: .constant(progress))
          .progressIndicatorStyle(ProgressIndicatorDisplayStyle(state)))
      let view = try screen.find("progressIndicator")
      let frame = view.convert(view.bounds, to: nil)
      defer { screen.close() }
      return try screen.color(at: CGPoint(x: frame.maxX - 1, y: frame.midY), scale: 2)
    }
    let track = try pixel(.started, 0.5)
    let done = try pixel(.loadingStoppable, 0.5)
    #expect(track != done)
    #expect(try pixel(.loadingStoppable, 0.1) == track)
    #expect(try pixel(.paused, 0.5) == done)
  }
}
