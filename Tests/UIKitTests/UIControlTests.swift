import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("Controls and their actions", .onScreen) struct UIControlTests {
  private let diary = Diary()

  private func action(_ name: String, _ identifier: String? = nil) -> UIAction {
    UIAction(identifier: identifier.map { UIAction.Identifier($0) }) { [diary] _ in
      diary.write(name)
    }
  }

  @Test("An action takes the place of one of the same name for the same events")
  func replaced() {
    let control = UIControl()
    control.addAction(action("one", "id"), for: .touchUpInside)
    control.addAction(action("two", "id"), for: .touchUpInside)
    control.addAction(action("three"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(diary.take() == ["two", "three"])
    control.sendActions(for: .valueChanged)
    #expect(diary.take() == [])
  }

  @Test("An action is removed by itself or by its name, for some events or all")
  func removed() {
    let control = UIControl()
    let both = action("both")
    control.addAction(both, for: [.touchUpInside, .valueChanged])
    control.removeAction(both, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(diary.take() == [])
    control.sendActions(for: .touchUpInside)
    #expect(diary.take() == ["both"])
    control.removeAction(identifiedBy: both.identifier, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(diary.take() == [])
  }

  @Test("A control of one's own is clicked, and pressed with Space and Return")
  func own() throws {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    control.accessibilityLabel = "Own"
    control.addAction(action("down"), for: .touchDown)
    control.addAction(action("up"), for: .touchUpInside)
    control.addAction(action("primary"), for: .primaryActionTriggered)
    let screen = host(control)
    try screen.tap("Own")
    #expect(diary.take() == ["down", "up", "primary"])
    screen.press(.tab)
    #expect(control.isFirstResponder)
    for key in [Screen.Key.space, .return] {
      #expect(screen.press(key))
      #expect(diary.take() == ["up", "primary"])
    }
    control.isEnabled = false
    screen.press(.space)
    #expect(diary.take() == [])
  }

  @Test("A switch changes at a click and at Space, and tells so; setting it tells nobody")
  func switches() throws {
    let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 51, height: 31))
    toggle.accessibilityLabel = "Switch"
    toggle.addAction(action("changed"), for: .valueChanged)
    let screen = host(toggle)
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    #expect(diary.take() == [])
    try screen.tap("Switch")
    #expect(toggle.isOn)
    #expect(diary.take() == ["changed"])
    screen.press(.space)
    #expect(!toggle.isOn)
    #expect(diary.take() == ["changed"])
    #expect(screen.textTree == "switch \"Switch\" off focused")
  }

  @Test(
    "Progress stays from 0 to 1",
    arguments: [
      (-1, 0), (0.25, 0.25), (2, 1), (.nan, 0), (.infinity, 1),
    ] as [(Float, Float)])
  func progress(given: Float, kept: Float) {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    bar.accessibilityLabel = "Loading"
    let screen = host(bar)
    bar.progress = given
    #expect(bar.progress == kept)
    #expect(screen.textTree == "progress bar \"Loading\" = \"\(Int((kept * 100).rounded())) %\"")
  }

  @Test("A wheel is there only while it turns, unless it is told to stay")
  func wheel() {
    let wheel = UIActivityIndicatorView(style: .large)
    let screen = host(wheel)
    #expect(screen.textTree == "")
    wheel.startAnimating()
    #expect(screen.textTree == "progress bar \"In progress\" busy")
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test("A tap is recognised on a view, at its place, as often as is asked for")
  func taps() throws {
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
    view.accessibilityLabel = "Surface"
    var places: [CGPoint] = []
    let single = UITapGestureRecognizer { places.append($0.location(in: view)) }
    let double = UITapGestureRecognizer { [diary] _ in diary.write("double") }
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    let screen = host(view)
    try screen.tap("Surface")
    #expect(places.map { CGPoint(x: $0.x.rounded(), y: $0.y.rounded()) } == [CGPoint(x: 50, y: 30)])
    #expect(diary.take() == [])
    single.isEnabled = false
    try screen.tap("Surface")
    single.isEnabled = true
    view.removeGestureRecognizer(single)
    try screen.tap("Surface")
    #expect(places.count == 1)
  }

  @Test("What lies under something else cannot be tapped")
  func covered() throws {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    control.accessibilityLabel = "Under"
    let screen = host(control, tile(.red, 0, 0, 60))
    #expect(throws: ScreenError.covered(name: "Under")) { try screen.tap("Under") }
  }
}
