import OnboardingTesting
import SwiftUI
import Testing

private struct Late: View {
  @State private var shows = false
  var body: some View {
    VStack(spacing: 10) {
      Button("Show") { shows = true }
      if shows { Text("Later").frame(width: 100, height: 30) }
      Text("Last").frame(width: 100, height: 30)
    }
  }
}

private struct Choice: View {
  @State private var chosen = 1
  var body: some View {
    List {
      ForEach(1..<4) { number in
        Button("\(number)\(chosen == number ? " chosen" : "")") { chosen = number }
      }
    }
  }
}

@MainActor @Suite("What peers lay out wrongly", .onScreen) struct PeerLayoutTests {
  private func show(_ view: some View, width: Double = 300, height: Double = 400) -> Screen {
    let screen = Screen(
      UIHostingController(rootView: view), size: ScreenSize(width: width, height: height))
    screen.settle()
    return screen
  }

  @Test("Text in a scroll view wraps at the width of the window")
  func wraps() throws {
    let text = String(repeating: "many words ", count: 30)
    let label = try show(ScrollView { Text(verbatim: text) }).find(text)
    #expect(label.bounds.width <= 300)
    #expect(label.bounds.height > 100)
  }

  @Test("A text ends in an ellipsis only where its lines are limited")
  func ellipsis() throws {
    let text = String(repeating: "many words ", count: 10)
    func lines(_ limit: Int?) throws -> UILabel {
      try #require(
        show(Text(verbatim: text).lineLimit(limit).frame(width: 120)).find(text) as? UILabel)
    }
    let free = try lines(nil)
    let limited = try lines(2)
    #expect(free.bounds.height > 2 * limited.bounds.height)
    #expect(limited.numberOfLines == 2)
    #expect(free.numberOfLines == 0)
  }

  @Test("A short text is painted within its frame")
  func paintsInside() throws {
    let screen = show(Text("Jg").font(.system(size: 60)).foregroundColor(.red), width: 200)
    let label = try screen.find("Jg")
    let frame = label.convert(label.bounds, to: nil)
    for x: CGFloat in stride(from: 2, to: 198, by: 2) where x < frame.minX - 1 || x > frame.maxX + 1
    {
      for y in stride(from: frame.minY, to: frame.maxY, by: 2) {
        let color = try screen.color(at: CGPoint(x: x, y: y))
        #expect(color[0] == color[1])
      }
    }
  }

  @Test("A text in less room than a letter keeps to the room")
  func narrow() throws {
    let screen = show(Text("W").lineLimit(1).frame(width: 3).clipped())
    #expect(try screen.find("W").bounds.width <= 3)
  }

  @Test("A view that is shown later is in its place at once, and moves what follows")
  func later() async throws {
    let screen = show(Late())
    let before = try screen.find("Last").convert(CGPoint.zero, to: nil)
    try screen.tap("Show")
    try await screen.wait(until: "the view") { screen.has("Later") }
    screen.settle()
    let later = try screen.find("Later")
    let last = try screen.find("Last")
    let middle = later.convert(CGPoint(x: later.bounds.midX, y: later.bounds.midY), to: nil)
    #expect(abs(middle.x - 150) <= 1)
    let after = last.convert(CGPoint.zero, to: nil)
    #expect(after.y == before.y + 20)
    #expect(after.y > middle.y)
  }

  @Test("A screen can be made smaller than its content, which then has no more room than there is")
  func shrinks() throws {
    let screen = show(
      VStack {
        Text("A title of many words that would like one long line")
        Spacer()
        Button("Go on") {}
      }, width: 80, height: 300)
    #expect(screen.window.bounds.size == CGSize(width: 80, height: 300))
    #expect(screen.layoutProblems().isEmpty)
  }

  @Test("A choice in a list changes its rows, and makes none anew")
  func selection() async throws {
    let screen = show(Choice())
    let second = try screen.find("2")
    try screen.tap("2")
    try await screen.wait(until: "the choice") { screen.has("2 chosen") && screen.has("1") }
    #expect(try screen.find("2 chosen") === second)
  }

  @Test("A least height in a scroll view stretches what is in it")
  func leastHeight() throws {
    let screen = show(
      ScrollView {
        VStack(spacing: 0) {
          Text("Top")
          Spacer()
          Button("Bottom") {}
        }
        .frame(minHeight: 350)
      })
    let top = try screen.find("Top")
    let bottom = try screen.find("Bottom")
    let start = top.convert(CGPoint.zero, to: nil).y
    let end = bottom.convert(CGPoint(x: 0, y: bottom.bounds.maxY), to: nil).y
    #expect(abs(end - start - 350) <= 1)
  }

  @Test("A redacted text is one bar a line")
  func bars() throws {
    let screen = show(
      Text("wwwwwwww wwwwwwww ii").font(.system(size: 20)).redacted(reason: .placeholder)
        .frame(width: 130).accessibilityIdentifier("text"), width: 130, height: 200)
    func find(_ view: UIView) -> UILabel? {
      view as? UILabel ?? view.subviews.lazy.compactMap(find).first
    }
    let label = try #require(find(screen.window))
    let frame = label.convert(label.bounds, to: nil)
    let ground = try screen.color(at: CGPoint(x: 2, y: 2))
    func isBar(_ x: CGFloat, _ y: CGFloat) throws -> Bool {
      try screen.color(at: CGPoint(x: x, y: y)) != ground
    }
    let line = frame.height / 3
    for number in 0..<3 {
      #expect(try isBar(frame.minX + 6, frame.minY + (CGFloat(number) + 0.5) * line))
    }
    #expect(try !isBar(frame.minX + 6, (frame.minY + line).rounded()))
    // The last line is short.
    #expect(try !isBar(frame.maxX - 6, frame.minY + 2.5 * line))
    #expect(try isBar(frame.maxX - 20, frame.minY + 0.5 * line))
  }
}
