import GTK
import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A scroll view", .onScreen) struct UIScrollViewTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let witness = ScrollWitness()

  init() {
    scroll.delegate = witness
    scroll.contentSize = CGSize(width: 100, height: 300)
    scroll.addSubview(tile(.red, 0, 0, 100))
    scroll.addSubview(tile(.green, 0, 100, 100))
    scroll.addSubview(tile(.blue, 0, 200, 100))
  }

  private let middle = CGPoint(x: 50, y: 50)

  @Test("shows the part that it has scrolled to, and nothing outside its frame")
  func offset() throws {
    let screen = host(scroll)
    #expect(try screen.color(at: middle) == Pixel.red)
    #expect(try screen.color(at: CGPoint(x: 50, y: 150)) == Pixel.white)
    scroll.contentOffset = CGPoint(x: 0, y: 100)
    #expect(try screen.color(at: middle) == Pixel.green)
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 100))
    #expect(witness.offsets.last == CGPoint(x: 0, y: 100))
  }

  @Test(
    "does not scroll beyond its content",
    arguments: [
      (-50, 0), (1_000, 200), (.infinity, 200), (.nan, 0),
    ] as [(CGFloat, CGFloat)])
  func clamped(wanted: CGFloat, got: CGFloat) {
    let screen = host(scroll)
    scroll.contentOffset = CGPoint(x: 0, y: wanted)
    screen.settle()
    #expect(scroll.contentOffset == CGPoint(x: 0, y: got))
  }

  @Test("takes an offset that was set before it was shown")
  func early() throws {
    scroll.contentOffset = CGPoint(x: 0, y: 200)
    #expect(scroll.contentOffset.y == 200)
    let screen = host(scroll)
    #expect(try screen.color(at: middle) == Pixel.blue)
  }

  @Test("scrolls as far as is needed to show a rectangle")
  func reveals() {
    let screen = host(scroll)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 20), animated: false)
    #expect(scroll.contentOffset.y == 70)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 20), animated: false)
    #expect(scroll.contentOffset.y == 70)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 20), animated: false)
    #expect(scroll.contentOffset.y == 10)
    _ = screen
  }

  @Test("converts points by what it has scrolled")
  func conversion() {
    let screen = host(scroll)
    scroll.contentOffset = CGPoint(x: 0, y: 100)
    #expect(scroll.subviews[1].convert(CGPoint.zero, to: nil) == .zero)
    _ = screen
  }

  @Test("reveals a control in it that is tapped or gets the focus")
  func focus() throws {
    let button = UIButton(configuration: .filled())
    button.setTitle("Below", for: .normal)
    button.frame = CGRect(x: 0, y: 250, width: 100, height: 44)
    scroll.addSubview(button)
    let screen = host(scroll)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    try screen.tap("Below")
    #expect(presses == 1)
    #expect(scroll.contentOffset.y > 150)
    #expect(screen.layoutProblems() == [])
  }

  @Test("shows a bar for each direction only where it is asked to", arguments: [true, false])
  func bars(shown: Bool) throws {
    scroll.contentSize = CGSize(width: 300, height: 300)
    scroll.showsHorizontalScrollIndicator = shown
    scroll.showsVerticalScrollIndicator = !shown
    let screen = host(scroll)
    let area = try #require(scroll.nativeWidget as? ScrollArea)
    #expect(area.showsBars.horizontal == shown)
    #expect(area.showsBars.vertical == !shown)
    _ = screen
  }

  @Test("keeps its content when it becomes something else for assistive technology")
  func remade() throws {
    let screen = host(scroll)
    #expect(try screen.color(at: middle) == Pixel.red)
    scroll.accessibilityTraits = .button
    #expect(try screen.color(at: middle) == Pixel.red)
  }

  @Test("keeps its frame when the content is made wider, or may not be scrolled")
  func frame() throws {
    let screen = host(scroll)
    scroll.contentSize = CGSize(width: 180, height: 300)
    scroll.subviews[0].frame.size.width = 180
    #expect(try screen.color(at: CGPoint(x: 150, y: 50)) == Pixel.white)
    scroll.isScrollEnabled = false
    #expect(try screen.color(at: CGPoint(x: 50, y: 150)) == Pixel.white)
    #expect(try screen.color(at: CGPoint(x: 150, y: 50)) == Pixel.white)
  }

  @Test("tells where its content is when there is room around it, before it has been scrolled")
  func placesInRoom() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    scroll.addSubview(child)
    scroll.contentSize = CGSize(width: 200, height: 400)
    scroll.contentInset = UIEdgeInsets(top: 36, left: 0, bottom: 0, right: 0)
    let screen = host(scroll)
    #expect(child.convert(child.bounds, to: scroll.superview).minY == scroll.frame.minY + 36)
    #expect(scroll.contentOffset.y == -36)
    scroll.contentInset.top = 10
    screen.settle()
    #expect(child.convert(child.bounds, to: scroll.superview).minY == scroll.frame.minY + 10)
  }
}
