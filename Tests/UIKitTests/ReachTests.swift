import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("What keys and readers reach", .onScreen) struct ReachTests {
  private let root = UIViewController()

  @Test("is a control only while it offers something to press")
  func offersPress() throws {
    let control = UIControl(frame: CGRect(x: 20, y: 20, width: 80, height: 44))
    control.accessibilityLabel = "Ring"
    var presses = 0
    control.addAction(UIAction { _ in presses += 1 }, for: .allTouchEvents)
    root.view.addSubview(control)
    let screen = Screen(root)
    for offers in [true, false, true] {
      control.offersPress = offers
      presses = 0
      #expect(screen.textTree.hasPrefix(offers ? "button \"Ring\"" : "group \"Ring\""))
      screen.window.endEditing(true)
      screen.press(.tab)
      #expect(control.isFirstResponder == offers)
      try screen.tap(at: control.center)
      #expect((presses > 0) == offers)
    }
  }

  @Test("is not what something lies over that keeps the focus out")
  func keepsFocusOut() {
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "On") { _ in })
    button.frame = CGRect(x: 20, y: 20, width: 80, height: 44)
    let group = UIView(frame: root.view.bounds)
    group.addSubview(button)
    root.view.addSubview(group)
    let screen = Screen(root)
    screen.press(.tab)
    #expect(button.isFirstResponder)
    group.keepsFocusOut = true
    #expect(!button.isFirstResponder)
    screen.press(.tab)
    #expect(!button.isFirstResponder)
    group.keepsFocusOut = false
    screen.press(.tab)
    #expect(button.isFirstResponder)
  }

  @Test("is what lies behind a scroll view, or a text, in which there is nothing to reach")
  func behindScrollViews() {
    let scroll = UIScrollView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Words"
    scroll.addSubview(label)
    let text = UITextView(frame: CGRect(x: 20, y: 140, width: 200, height: 60))
    text.isEditable = false
    text.isSelectable = false
    text.isScrollEnabled = false
    text.text = "More words"
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "On") { _ in })
    button.frame = CGRect(x: 20, y: 220, width: 80, height: 44)
    for view in [scroll, text, button] { root.view.addSubview(view) }
    let screen = Screen(root)
    screen.press(.tab)
    #expect(button.isFirstResponder)
    screen.window.endEditing(true)
    screen.press(.backTab)
    #expect(button.isFirstResponder)
  }

  @Test("is one button at the end of a field")
  func endOfField() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
    field.clearButtonMode = .always
    field.text = "jane"
    let own = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Own") { _ in })
    field.rightView = own
    root.view.addSubview(field)
    let screen = Screen(root)
    #expect(screen.has("Clear text") && !screen.has("Own"))
    field.rightViewMode = .always
    #expect(!screen.has("Clear text") && screen.has("Own"))
    #expect(screen.layoutProblems() == [])
  }

  @Test("is a bar that belongs to no navigation controller, with its way back")
  func bar() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    var done = 0
    let item = UINavigationItem(title: "Second")
    item.rightBarButtonItem = UIBarButtonItem(
      title: "Done", primaryAction: UIAction { _ in done += 1 })
    bar.items = [UINavigationItem(title: "First"), item]
    root.view.addSubview(bar)
    let screen = Screen(root)
    #expect(bar.sizeThatFits(CGSize(width: 390, height: 0)) == CGSize(width: 390, height: 44))
    #expect(screen.has("Second"))
    try screen.tap("Done")
    #expect(done == 1)
    try screen.tap("back")
    #expect(bar.items?.count == 1 && bar.topItem?.title == "First")
    #expect(!screen.has("back") && screen.has("First"))
  }

  @Test("is the value of a bar that is not drawn, of which nothing is seen")
  func undrawn() throws {
    let bar = UIProgressView(frame: CGRect(x: 20, y: 20, width: 80, height: 10))
    bar.isDrawn = false
    bar.progress = 1
    bar.tintColor = .red
    root.view.backgroundColor = .white
    root.view.addSubview(bar)
    let screen = Screen(root)
    #expect(screen.textTree.contains("progress bar"))
    for y in 20...30 {
      #expect(try screen.color(at: CGPoint(x: 60, y: Double(y))) == [255, 255, 255, 255])
    }
  }
}
