import GTK
import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("The tree of views", .onScreen) struct UIViewHierarchyTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let one = tile(.red, 0, 0)
  private let two = tile(.green, 0, 0)
  private let three = tile(.blue, 0, 0)

  private func fill() { for view in [one, two, three] { parent.addSubview(view) } }

  @Test("holds a view that is added twice once, on top")
  func addedTwice() {
    fill()
    parent.addSubview(one)
    #expect(parent.subviews == [two, three, one])
  }

  @Test("puts a view below or above a sibling, whichever of them was lower")
  func siblings() {
    fill()
    parent.insertSubview(one, belowSubview: three)
    #expect(parent.subviews == [two, one, three])
    parent.insertSubview(two, aboveSubview: one)
    #expect(parent.subviews == [one, two, three])
    parent.insertSubview(three, belowSubview: one)
    #expect(parent.subviews == [three, one, two])
    parent.insertSubview(three, aboveSubview: one)
    #expect(parent.subviews == [one, three, two])
  }

  @Test("takes a view from its old superview")
  func moves() {
    let other = UIView()
    fill()
    other.addSubview(two)
    #expect(parent.subviews == [one, three])
    #expect(two.superview === other)
  }

  @Test("paints later views above earlier ones, in every order that they get")
  func paintOrder() throws {
    fill()
    let screen = host(parent)
    let middle = CGPoint(x: 10, y: 10)
    #expect(try screen.color(at: middle) == Pixel.blue)
    parent.bringSubviewToFront(one)
    #expect(try screen.color(at: middle) == Pixel.red)
    parent.sendSubviewToBack(one)
    #expect(try screen.color(at: middle) == Pixel.blue)
    parent.insertSubview(three, belowSubview: two)
    #expect(try screen.color(at: middle) == Pixel.green)
    two.isHidden = true
    #expect(try screen.color(at: middle) == Pixel.blue)
    two.isHidden = false
    #expect(try screen.color(at: middle) == Pixel.green)
    two.removeFromSuperview()
    #expect(try screen.color(at: middle) == Pixel.blue)
  }

  @Test("shows a view that was hidden, and measured, when it was added")
  func shownLater() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.backgroundColor = .red
    label.isHidden = true
    label.text = "Later"
    _ = label.intrinsicContentSize
    let screen = host(label)
    #expect(try screen.color(at: CGPoint(x: 90, y: 25)) == Pixel.white)
    label.isHidden = false
    #expect(try screen.color(at: CGPoint(x: 90, y: 25)) == Pixel.red)
  }

  @Test("tells a view before and after it moves, parents before children")
  func moveCalls() {
    let diary = Diary()
    let outer = DiaryView("outer", diary)
    let inner = DiaryView("inner", diary)
    outer.addSubview(inner)
    #expect(
      diary.take().filter { !$0.contains("tint") } == [
        "inner will move to a view", "inner did move to a view", "outer did add",
      ])
    let screen = host()
    screen.window.addSubview(outer)
    #expect(
      diary.take().filter { $0.contains("will move") || $0.contains("did move") } == [
        "outer will move to a view", "outer will move to a window", "inner will move to a window",
        "inner did move to a window", "outer did move to a window", "outer did move to a view",
      ])
    inner.removeFromSuperview()
    #expect(
      diary.take() == [
        "outer will remove", "inner will move to no view", "inner will move to no window",
        "inner did move to no window", "inner did move to no view",
      ])
    inner.removeFromSuperview()
    #expect(diary.take() == [])
  }

  @Test("knows what lies in what, and views by their tags")
  func descendants() {
    fill()
    three.tag = 7
    #expect(three.isDescendant(of: parent))
    #expect(three.isDescendant(of: three))
    #expect(!parent.isDescendant(of: three))
    #expect(parent.viewWithTag(7) === three)
    #expect(parent.viewWithTag(8) == nil)
  }

  @Test("lets a gesture go from a view whose widget was made anew out of the tree")
  func gestureAfterRemake() {
    let screen = host(parent)
    parent.addSubview(one)
    var taps = 0
    let tap = UITapGestureRecognizer { _ in taps += 1 }
    one.addGestureRecognizer(tap)
    weak let old = one.nativeWidget
    #expect(old != nil)
    one.removeFromSuperview()
    one.accessibilityTraits = .button
    #expect(old != nil, "The gesture keeps the widget that it listens to.")
    one.removeGestureRecognizer(tap)
    #expect(old == nil)
    #expect(taps == 0)
    _ = screen
  }

  @Test("ends the program with a message when a view is put into itself")
  func cycle() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
  }

  @Test("frees views and their widgets when a tree is taken out")
  func freed() async throws {
    let screen = host()
    weak var view: UIView?
    weak var label: UILabel?
    weak var widget: Widget?
    do {
      let tree = UIView()
      let text = UILabel()
      let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "x") { _ in })
      text.text = "Text"
      tree.addSubview(text)
      tree.addSubview(button)
      tree.addSubview(UITextField())
      screen.window.addSubview(tree)
      screen.settle()
      view = tree
      label = text
      widget = text.nativeWidget
      #expect(widget != nil)
      tree.removeFromSuperview()
    }
    #expect(view == nil)
    #expect(label == nil)
    #expect(widget == nil)
  }

  @Test("leaves a view that outlives its superview without superview and window")
  func orphan() {
    let screen = host()
    let child = UIView()
    do {
      let holder = UIView()
      holder.addSubview(child)
      screen.window.addSubview(holder)
      #expect(child.window != nil)
      holder.removeFromSuperview()
    }
    #expect(child.superview == nil)
    #expect(child.window == nil)
  }
}
