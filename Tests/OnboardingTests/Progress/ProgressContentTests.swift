import Onboarding
import Testing

@Suite("A progress indicator") struct ProgressContentTests {
  @Test(
    "puts values right",
    arguments: [
      (0.5, 0.5, 50), (0, 0, 0), (1, 1, 100), (-3, 0, 0), (1.7, 1, 100), (.nan, 0, 0),
      (.infinity, 1, 100), (-.infinity, 0, 0), (0.004, 0.004, 0), (0.006, 0.006, 1),
      (0.996, 0.996, 99), (0.289, 0.289, 29),
    ] as [(Double, Double, Int)])
  func clamped(_ value: Double, _ clamped: Double, _ percent: Int) {
    #expect(ProgressFraction(value).value == clamped)
    #expect(ProgressFraction(value).percent == percent)
  }

  struct Row: Sendable {
    let state: ProgressDisplayState
    let arc: ProgressContent.Arc
    let hasTrack: Bool
    let sign: ProgressContent.Sign?
    let action: OnboardingText?
    let words: String
  }
  static let half = ProgressFraction(0.5)
  static let rows = [
    Row(
      state: .started, arc: .none, hasTrack: true, sign: nil, action: nil, words: "Not started"),
    Row(
      state: .inProgress, arc: .turning, hasTrack: false, sign: nil, action: nil,
      words: "Processing"),
    Row(
      state: .loadingPausable, arc: .done(half), hasTrack: true, sign: .pause,
      action: .pauseAction, words: "In progress with option to pause, 50%"),
    Row(
      state: .loadingStoppable, arc: .done(half), hasTrack: true, sign: .stop,
      action: .stopAction, words: "In progress with option to stop, 50%"),
    Row(
      state: .paused, arc: .done(half), hasTrack: true, sign: .resume, action: .resumeAction,
      words: "Progress halted, 50%"),
  ]

  @Test("has one look and one name a state", arguments: rows)
  func states(_ row: Row) {
    let content = ProgressContent(row.state, fraction: Self.half)
    #expect(content.arc == row.arc)
    #expect(content.hasTrack == row.hasTrack)
    #expect(content.sign == row.sign)
    #expect(content.action == row.action)
    #expect(OnboardingTexts().announcement(for: content) == row.words)
  }

  @Test("has a row for every state")
  func allStates() {
    #expect(Self.rows.map(\.state) == ProgressDisplayState.allCases)
  }

  @Test("says how much is done only where that is known", arguments: ProgressDisplayState.allCases)
  func value(_ state: ProgressDisplayState) {
    let content = ProgressContent(state, fraction: Self.half)
    let isKnown = state != .started && state != .inProgress
    #expect(content.fraction == (isKnown ? Self.half : nil))
    #expect(OnboardingTexts().text(for: Self.half) == "50%")
  }
}
