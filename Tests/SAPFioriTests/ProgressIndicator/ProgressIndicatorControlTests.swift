import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("A progress indicator control", .onScreen) struct ProgressIndicatorControlTests {
  typealias State = FUIProgressIndicatorControl.DisplayState

  private let control = FUIProgressIndicatorControl(
    frame: CGRect(x: 20, y: 20, width: 44, height: 44))
  private let root = UIViewController()

  init() {
    root.view.backgroundColor = .white
    root.view.addSubview(control)
  }

  private func log(_ work: () -> Void) throws -> String { try StandardError.text(of: work) }

  nonisolated static let rows: [(State, String)] = [
    (.started, "progress bar \"Not started\" #progressIndicator"),
    (.inProgress, "progress bar \"Processing\" #progressIndicator"),
    (
      .loadingPausable,
      """
      button "Pause"
        progress bar "In progress with option to pause" = "50%" #progressIndicator
      """
    ),
    (
      .loadingStoppable,
      """
      button "Stop"
        progress bar "In progress with option to stop" = "50%" #progressIndicator
      """
    ),
    (
      .paused,
      """
      button "Resume"
        progress bar "Progress halted" = "50%" #progressIndicator
      """
    ),
  ]

  @Test("begins without progress, and is as large as a finger")
  func defaults() {
    #expect(control.displayState == .started)
    #expect(control.progress == 0)
    #expect(control.intrinsicContentSize == CGSize(width: 44, height: 44))
    #expect(FUIProgressIndicatorControl().displayState == .started)
  }

  @Test("is read in each state, its value and what a press does", arguments: rows)
  func reading(_ state: State, _ tree: String) {
    control.changeDisplayState(to: state)
    control.update(progress: 0.5)
    #expect(Screen(root).textTree == tree)
  }

  @Test("can be pressed by a tap and by a key where there is something to do, and stays as it is")
  func pressed() async throws {
    var events: [String] = []
    control.addAction(UIAction { _ in events.append("touch") }, for: .touchUpInside)
    control.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
    control.changeDisplayState(to: .loadingPausable)
    let screen = Screen(root)
    try screen.tap("Pause")
    #expect(events == ["touch", "primary"])
    screen.press(.tab)
    #expect(control.isFirstResponder)
    screen.press(.space)
    #expect(events.count == 4)
    #expect(control.displayState == .loadingPausable)
    control.isEnabled = false
    #expect(throws: ScreenError.disabled(name: "Pause")) { try screen.tap("Pause") }
  }

  @Test("cannot be pressed where there is nothing to do", arguments: [State.started, .inProgress])
  func nothingToPress(_ state: State) throws {
    var presses = 0
    control.addAction(UIAction { _ in presses += 1 }, for: .allTouchEvents)
    control.changeDisplayState(to: state)
    let screen = Screen(root)
    try screen.tap(at: control.center)
    screen.press(.tab)
    #expect(!control.isFirstResponder)
    screen.press(.space)
    #expect(presses == 0)
    control.changeDisplayState(to: .paused)
    try screen.tap("Resume")
    #expect(presses > 0)
  }

  @Test("announces a change of state, and of the value nothing")
  func announces() {
    let screen = Screen(root)
    control.update(progress: 0.7)
    #expect(screen.window.lastAnnouncement == nil)
    control.changeDisplayState(to: .paused)
    #expect(screen.window.lastAnnouncement == "Progress halted, 70%")
  }

  @Test(
    "puts a value outside 0 to 1 right, and says so",
    arguments: [(-0.1, 0), (1.5, 1), (.nan, 0), (.infinity, 1)] as [(Float, Float)])
  func clamped(_ value: Float, _ result: Float) throws {
    let text = try log { control.update(progress: value) }
    #expect(control.progress == result)
    #expect(text.contains("not from 0 to 1"))
    #expect(try log { control.update(progress: 0.25) } == "")
    #expect(control.progress == 0.25)
  }

  @Test("calls the completion at once where nothing is animated")
  func notAnimated() {
    var calls = 0
    control.update(progress: 0.5) { calls += 1 }
    #expect(calls == 1)
  }

  /// What happens to a control while its progress is on its way.
  enum Mishap: CaseIterable {
    case none, replaced, replacedAtOnce, hidden, removed, otherState, windowClosed
  }

  @Test(
    "calls the completion of an animated update once, whatever happens", arguments: Mishap.allCases)
  func animated(_ mishap: Mishap) async throws {
    control.changeDisplayState(to: .loadingStoppable)
    let screen = try await Screen.shown(root, look: ScreenLook(hasMotion: true))
    var calls = 0
    control.update(progress: 1, animated: true) { calls += 1 }
    #expect(control.progress == 1)
    #expect(calls == 0)
    var others = 0
    switch mishap {
    case .none: break
    case .replaced: control.update(progress: 0.2, animated: true) { others += 1 }
    case .replacedAtOnce: control.update(progress: 0.2) { others += 1 }
    case .hidden: control.isHidden = true
    case .removed: control.removeFromSuperview()
    case .otherState: control.changeDisplayState(to: .inProgress)
    case .windowClosed: screen.window.isHidden = true
    }
    try await screen.wait(until: "the completion") { calls > 0 }
    for _ in 0..<200 where others == 0 && mishap == .replaced { await Screen.turn() }
    for _ in 0..<30 { await Screen.turn() }
    #expect(calls == 1)
    #expect(others == (mishap == .replaced || mishap == .replacedAtOnce ? 1 : 0))
    screen.close()
  }

  @Test("calls the completion where nothing can be seen, or less motion is wanted")
  func unseen() async throws {
    let alone = FUIProgressIndicatorControl()
    var calls = 0
    alone.update(progress: 0.5, animated: true) { calls += 1 }
    let screen = Screen(root)
    control.update(progress: 0.5, animated: true) { calls += 1 }
    try await screen.wait(until: "both completions") { calls == 2 }
  }

  @Test("moves to its value, unless less motion is wanted", arguments: [true, false])
  func moves(_ hasMotion: Bool) async throws {
    control.changeDisplayState(to: .loadingStoppable)
    let screen = Screen(root, look: ScreenLook(hasMotion: hasMotion))
    // The left of the ring, which the arc reaches at three quarters.
    let left = CGPoint(x: control.frame.midX - 12, y: control.frame.midY)
    let empty = try screen.color(at: left)
    try await UIView.drivingAnimations {
      control.update(progress: 1, animated: true)
      UIView.advanceAnimations(by: 0)
      UIView.advanceAnimations(by: 0.05)
      let early = try screen.color(at: left)
      #expect((early == empty) == hasMotion)
      UIView.advanceAnimations(by: 0.3)
      #expect(try screen.color(at: left) != empty)
    }
  }

  @Test("turns while nobody knows how much is done, and stops when it is not seen")
  func turning() async throws {
    control.changeDisplayState(to: .inProgress)
    let screen = try await Screen.shown(root, look: ScreenLook(hasMotion: true))
    try await screen.wait(until: "it to turn") { UIView.isAnimating }
    for hide in [true, false] {
      if hide { control.isHidden = true } else { control.changeDisplayState(to: .paused) }
      try await screen.wait(until: "it to stop") { !UIView.isAnimating }
      control.isHidden = false
      control.changeDisplayState(to: .started)
      control.changeDisplayState(to: .inProgress)
      try await screen.wait(until: "it to turn again") { UIView.isAnimating }
    }
    root.view.isHidden = true
    try await screen.wait(until: "it to stop with what it lies in") { !UIView.isAnimating }
    screen.close()
  }

  @Test("stands still where less motion is wanted")
  func still() async throws {
    control.changeDisplayState(to: .inProgress)
    let screen = try await Screen.shown(root)
    for _ in 0..<30 { await Screen.turn() }
    #expect(!UIView.isAnimating)
    screen.close()
  }

  @Test("draws a track, and an arc as long as what is done")
  func drawing() throws {
    control.frame = CGRect(x: 20, y: 20, width: 88, height: 88)
    func pixel(_ state: State, _ progress: Float, _ x: CGFloat, _ y: CGFloat) throws -> [UInt8] {
      control.changeDisplayState(to: state)
      control.update(progress: progress)
      let screen = Screen(root)
      defer { screen.close() }
      return try screen.color(
        at: CGPoint(x: control.frame.midX + x, y: control.frame.midY + y), scale: 1)
    }
    let ground = try pixel(.started, 0, 15, 0)
    let track = try pixel(.started, 0.5, 24, 0)
    let done = try pixel(.loadingStoppable, 0.5, 24, 0)
    #expect(Set([ground, track, done]).count == 3)
    #expect(try pixel(.loadingStoppable, 0.1, 24, 0) == track)
    #expect(try pixel(.loadingStoppable, 0.5, -24, 0) == track)
    #expect(try pixel(.loadingStoppable, 1, -24, 0) == done)
    #expect(try pixel(.paused, 0.5, 24, 0) == done)
    #expect(try pixel(.loadingStoppable, 0.5, 0, 0) == done)
    #expect(try pixel(.loadingPausable, 0.5, 0, 0) == ground)
    #expect(try pixel(.paused, 0.5, 0, 0) == done)
  }

  @Test("grows with the text")
  func largeText() {
    let screen = Screen(root, look: .largeText)
    screen.settle()
    #expect(control.intrinsicContentSize.width > 50)
  }

  @Test("is of the colour that the app gives it")
  func tint() throws {
    control.tintColor = .red
    control.changeDisplayState(to: .loadingStoppable)
    control.update(progress: 1)
    let screen = Screen(root)
    let color = try screen.color(at: CGPoint(x: control.frame.midX, y: control.frame.midY))
    #expect(color[0] > 200 && color[1] < 100)
  }

  @Test("knows its former name for what is paused")
  @available(*, deprecated)
  func formerName() { #expect(State.loadingPaused == .paused) }

  @Test("with one action hands itself over")
  func singleAction() throws {
    let indicator = FUISingleActionProgressIndicator(
      frame: CGRect(x: 20, y: 100, width: 44, height: 44))
    root.view.addSubview(indicator)
    indicator.changeDisplayState(to: .loadingStoppable)
    indicator.didSelectHandler = { $0.isHidden = true }
    try Screen(root).tap("Stop")
    #expect(indicator.isHidden)
  }

  @Test("is gone when it was let go, turning or not")
  func memory() async throws {
    weak var gone: FUIProgressIndicatorControl?
    let screen = try await Screen.shown(root, look: ScreenLook(hasMotion: true))
    do {
      let turning = FUIProgressIndicatorControl(
        frame: CGRect(x: 20, y: 100, width: 44, height: 44))
      root.view.addSubview(turning)
      turning.changeDisplayState(to: .inProgress)
      gone = turning
      try await screen.wait(until: "it to turn") { UIView.isAnimating }
      turning.removeFromSuperview()
    }
    for _ in 0..<100 where gone != nil { await Screen.turn() }
    #expect(gone == nil)
    screen.close()
  }
}
