import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("The search for layout problems", .onScreen) struct LayoutProblemTests {
  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    label.frame = CGRect(origin: CGPoint(x: x, y: y), size: label.intrinsicContentSize)
    return label
  }

  @Test("finds nothing on a screen that is in order")
  func none() {
    #expect(host(label("One", 10, 10), label("Two", 10, 60)).layoutProblems() == [])
  }

  @Test("finds what reaches beyond the window or beyond what clips it")
  func outside() {
    let window = host(label("Beyond", 170, 10)).layoutProblems()
    guard case .outside("Beyond", _, let room)? = window.first else {
      Issue.record("\(window)")
      return
    }
    #expect(room == CGRect(x: 0, y: 0, width: 200, height: 200))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 100))
    box.addSubview(label("Clipped", 0, 0))
    #expect(host(box).layoutProblems() == [])
    box.clipsToBounds = true
    #expect(host(box).layoutProblems().count == 1)
  }

  @Test("lets content be anywhere in a scroll view, but not beyond its content")
  func scrolled() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.contentSize = CGSize(width: 200, height: 600)
    let low = label("Low", 0, 500)
    scroll.addSubview(low)
    let screen = host(scroll)
    #expect(screen.layoutProblems() == [])
    low.frame.origin.y = 590
    #expect(screen.layoutProblems().count == 1)
  }

  @Test("finds texts over one another, and texts without room")
  func overlap() {
    #expect(
      host(label("One", 10, 10), label("Two", 20, 15)).layoutProblems() == [
        .overlap(one: "One", other: "Two")
      ])
    let squeezed = label("None", 10, 10)
    squeezed.frame.size.height = 0
    #expect(host(squeezed).layoutProblems() == [.empty(name: "None")])
  }

  @Test("lets a message lie over other texts, on a ground")
  func cover() {
    let message = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    message.addSubview(label("Two", 20, 15))
    let screen = host(label("One", 10, 10), message)
    let overlap = [LayoutProblem.overlap(one: "One", other: "Two")]
    message.backgroundColor = .white
    #expect(screen.layoutProblems() == overlap)
    message.liesOverOthers = true
    #expect(screen.layoutProblems() == [])
    message.backgroundColor = UIColor(white: 1, alpha: 0.5)
    #expect(screen.layoutProblems() == overlap)
    message.backgroundColor = .white
    message.addSubview(label("Three", 25, 15))
    #expect(screen.layoutProblems() == [.overlap(one: "Two", other: "Three")])
  }

  @Test("says what is there when something is not found, not unique or not in time")
  func errors() async {
    let screen = host(label("One", 10, 10), label("Twin", 10, 60), label("Twin", 10, 110))
    #expect(throws: ScreenError.notFound(name: "Two", present: ["One", "Twin", "Twin"])) {
      try screen.find("Two")
    }
    #expect(throws: ScreenError.ambiguous(name: "Twin", count: 2)) { try screen.find("Twin") }
    #expect(throws: ScreenError.takesNoText(name: "One")) { try screen.type("x", into: "One") }
    await #expect(
      throws: ScreenError.timedOut(
        awaited: "nothing", seconds: 0,
        screen: "label \"One\"\nlabel \"Twin\"\nlabel \"Twin\"")
    ) { try await screen.wait(until: "nothing", seconds: 0) { false } }
    #expect(throws: ScreenError.unwritable(path: "/nowhere/a.png")) {
      try screen.writePNG(to: "/nowhere/a.png")
    }
  }
}
