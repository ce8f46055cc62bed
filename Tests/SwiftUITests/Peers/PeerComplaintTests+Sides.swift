import OnboardingTesting
import SwiftUI
import Testing

/// Where something is painted in the ground's colour or not.
@MainActor private struct Ink {
  let screen: Screen
  init(_ view: some View, look: ScreenLook = .rightToLeft) {
    screen = Screen(
      UIHostingController(rootView: view), size: ScreenSize(width: 200, height: 120), look: look)
    screen.settle()
  }

  /// Whether there is ink in a rectangle of the window.
  func isIn(_ area: CGRect) throws -> Bool {
    for x in stride(from: area.minX, to: area.maxX, by: 1) {
      for y in stride(from: area.minY, to: area.maxY, by: 1) {
        let color = try screen.color(at: CGPoint(x: x, y: y))
        if Int(color[0]) > Int(color[1]) + 60 { return true }
      }
    }
    return false
  }

  /// The columns with ink in a view: how far the first is from the left and the last from the right.
  func gaps(in name: String) throws -> (left: CGFloat, right: CGFloat) {
    let view = try screen.find(name)
    let frame = view.convert(view.bounds, to: nil)
    func isIn(_ x: CGFloat) throws -> Bool {
      try self.isIn(CGRect(x: x, y: frame.minY, width: 1, height: frame.height))
    }
    var left = frame.minX
    while left < frame.maxX, try !isIn(left) { left += 1 }
    var right = frame.maxX - 1
    while right > left, try !isIn(right) { right -= 1 }
    return (left - frame.minX, frame.maxX - 1 - right)
  }
}

@MainActor @Suite("The side that text begins on", .onScreen) struct PeerSideTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  @Test(
    "in a plain field is the right where reading begins there, whatever the letters",
    arguments: ["ab", "אב"])
  func field(text: String) throws {
    let ink = Ink(
      TextField("Name", text: .constant(text)).textFieldStyle(.plain).foregroundColor(red)
        .frame(width: 160))
    let gaps = try ink.gaps(in: "Name")
    #expect(gaps.right < 12)
    #expect(gaps.left > 100)
  }

  @Test("of a prompt is the right where reading begins there")
  func prompt() throws {
    let ink = Ink(
      TextField("Name", text: .constant("")).textFieldStyle(.plain).frame(width: 160)
        .background(red))
    // What is not red is the prompt.
    let view = try ink.screen.find("Name")
    let frame = view.convert(view.bounds, to: nil)
    func isWritten(_ area: CGRect) throws -> Bool {
      for x in stride(from: area.minX, to: area.maxX, by: 1) {
        for y in stride(from: area.minY + 1, to: area.maxY - 1, by: 1)
        where try ink.screen.color(at: CGPoint(x: x, y: y))[1] > 20 { return true }
      }
      return false
    }
    let half = CGSize(width: 75, height: frame.height)
    #expect(try isWritten(CGRect(origin: CGPoint(x: frame.maxX - 78, y: frame.minY), size: half)))
    #expect(try !isWritten(CGRect(origin: CGPoint(x: frame.minX + 3, y: frame.minY), size: half)))
  }

  @Test(
    "in a text editor is the right where reading begins there, whatever the letters",
    arguments: ["ab", "אב"])
  func editor(text: String) throws {
    let ink = Ink(
      TextEditor(text: .constant(text)).foregroundColor(red).frame(width: 160, height: 60)
        .accessibilityLabel("Note"))
    let gaps = try ink.gaps(in: "Note")
    #expect(gaps.right < 16)
    #expect(gaps.left > 100)
  }

  @Test("in a text editor is the left elsewhere, whatever the letters", arguments: ["ab", "אב"])
  func leftEditor(text: String) throws {
    let ink = Ink(
      TextEditor(text: .constant(text)).foregroundColor(red).frame(width: 160, height: 60)
        .accessibilityLabel("Note"), look: .standard)
    let gaps = try ink.gaps(in: "Note")
    #expect(gaps.left < 16)
    #expect(gaps.right > 100)
  }

  @Test(
    "of each line of a wrapped text is that of the alignment",
    arguments: ["wwwwwwwwww ii", "אאאאאאאאאאא יי"], [true, false])
  func wrapped(text: String, isRightToLeft: Bool) throws {
    for (alignment, leads) in [(SwiftUI.TextAlignment.leading, true), (.trailing, false)] {
      let ink = Ink(
        Text(verbatim: text).foregroundColor(red).multilineTextAlignment(alignment)
          .frame(width: 110), look: isRightToLeft ? .rightToLeft : .standard)
      let label = try ink.screen.find(text)
      let frame = label.convert(label.bounds, to: nil)
      // The second line is short: it has ink at one side alone.
      let half = CGSize(width: frame.width / 2, height: frame.height / 2)
      let left = CGRect(origin: CGPoint(x: frame.minX, y: frame.midY), size: half)
      let right = CGRect(origin: CGPoint(x: frame.midX, y: frame.midY), size: half)
      let isRight = leads == isRightToLeft
      #expect(try ink.isIn(right) == isRight)
      #expect(try ink.isIn(left) == !isRight)
    }
  }
}
