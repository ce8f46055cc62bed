import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A button", .onScreen) struct UIButtonTests {
  private let button = UIButton(type: .system)

  init() { button.frame = CGRect(x: 10, y: 10, width: 160, height: 44) }

  nonisolated private static let states: [(UIControl.State, String)] = [
    ([], "normal"), (.selected, "chosen"), (.disabled, "off"), ([.selected, .disabled], "off"),
    (.highlighted, "down"), ([.selected, .highlighted], "both"),
  ]

  @Test(
    "shows the title of its state, else of its most important part, else the normal one",
    arguments: states)
  func titles(state: UIControl.State, title: String) {
    button.setTitle("normal", for: .normal)
    button.setTitle("chosen", for: .selected)
    button.setTitle("off", for: .disabled)
    button.setTitle("down", for: .highlighted)
    button.setTitle("both", for: [.selected, .highlighted])
    button.isSelected = state.contains(.selected)
    button.isEnabled = !state.contains(.disabled)
    button.isHighlighted = state.contains(.highlighted)
    #expect(button.state == state)
    #expect(button.currentTitle == title)
    #expect(button.titleLabel?.text == title)
  }

  @Test("does its primary action once a click, and none while it is disabled")
  func clicks() async throws {
    var presses = 0
    var touches = 0
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in presses += 1 })
    button.frame = CGRect(x: 10, y: 10, width: 160, height: 44)
    button.addAction(UIAction { _ in touches += 1 }, for: .touchUpInside)
    let screen = host(button)
    try screen.tap("Go")
    #expect((presses, touches) == (1, 1))
    screen.press(.return)
    try await screen.wait(until: "the press") { presses == 2 }
    button.isEnabled = false
    #expect(screen.textTree.contains("disabled"))
    #expect(throws: ScreenError.disabled(name: "Go")) { try screen.tap("Go") }
    #expect(presses == 2)
  }

  @Test("tells its action who did it")
  func sender() throws {
    var sender: AnyObject?
    button.setTitle("Go", for: .normal)
    button.addAction(UIAction { sender = $0.sender as AnyObject? }, for: .touchUpInside)
    let screen = host(button)
    try screen.tap("Go")
    #expect(sender === button)
  }

  @Test("has the ground and title colour of its configuration")
  func configuration() throws {
    var look = UIButton.Configuration.filled()
    look.baseBackgroundColor = .red
    look.title = "Filled"
    button.configuration = look
    let screen = host(button)
    var title: UIColor { button.currentTitleColor.resolvedColor(with: button.traitCollection) }
    #expect(button.currentTitle == "Filled")
    #expect(title == .black, "white on red could not be read")
    #expect(try screen.color(at: CGPoint(x: 20, y: 32)) == Pixel.red)
    look.baseBackgroundColor = .blue
    button.configuration = look
    #expect(title == .white)
    #expect(try screen.color(at: CGPoint(x: 20, y: 32)) == Pixel.blue)
    button.isHidden = true
    #expect(try screen.color(at: CGPoint(x: 20, y: 32)) == Pixel.white)
  }

  @Test("asks its update handler at each change of state")
  func handler() {
    var seen: [Bool] = []
    button.configuration = .filled()
    button.configurationUpdateHandler = { button in
      seen.append(button.isEnabled)
      button.configuration?.baseBackgroundColor = button.isEnabled ? .red : .gray
    }
    seen = []
    button.isEnabled = false
    #expect(seen.first == false)
    #expect(button.configuration?.baseBackgroundColor == .gray)
  }

  @Test("breaks a title that is too wide rather than cutting it")
  func wraps() {
    button.configuration = .filled()
    button.setTitle("A title that does not fit into one line of this button", for: .normal)
    let size = button.sizeThatFits(CGSize(width: 160, height: 0))
    #expect(size.width <= 160)
    button.frame.size = size
    #expect(host(button).layoutProblems() == [])
  }

  @Test("is read by its title, or by its label")
  func name() {
    button.setTitle("Title", for: .normal)
    let screen = host(button)
    #expect(screen.textTree == "button \"Title\"")
    button.accessibilityLabel = "Label"
    #expect(screen.textTree == "button \"Label\"")
    button.isSelected = true
    #expect(screen.textTree == "button \"Label\" selected")
  }
}
