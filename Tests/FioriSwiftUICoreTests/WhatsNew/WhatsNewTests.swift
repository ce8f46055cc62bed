import FioriSwiftUICore
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("Pages that tell what is new", .onScreen) struct WhatsNewTests {
  @MainActor @Observable final class App {
    var index: Int?
    @ObservationIgnored var diary: [String] = []
  }

  private struct Pages: View {
    @Bindable var app: App
    var count = 3

    var body: some View {
      WhatsNewPageView(
        whatsNewPages: {
          for page in 0..<count {
            WhatsNewPage(title: AttributedString("Title \(page)"), description: "More about it.")
          }
        }, currentIndex: $app.index, didClose: { app.diary.append("close") },
        didFinish: { app.diary.append("finish") })
    }
  }

  private func title(_ screen: Screen) -> String? {
    (try? screen.find("titleLabel") as? UILabel)?.text
  }

  private func button(_ screen: Screen) -> String? {
    (try? screen.find("nextButton"))?.accessibilityLabel
  }

  @Test("goes from page to page by the button, which ends on the last")
  func next() async throws {
    let app = App()
    let screen = show(Pages(app: app))
    #expect(title(screen) == "Title 0" && button(screen) == "Next")
    try screen.tap("nextButton")
    await screen.settleAll()
    #expect(app.index == 1 && title(screen) == "Title 1" && button(screen) == "Next")
    #expect(screen.window.lastAnnouncement == "Page 2 of 3")
    screen.press(.return)
    await screen.settleAll()
    #expect(app.index == 2 && title(screen) == "Title 2" && button(screen) == "Start")
    try screen.tap("nextButton")
    #expect(app.diary == ["finish"])
    #expect(app.index == 2)
  }

  @Test("says Start at once where there is one page, and has no dots")
  func singlePage() async throws {
    let app = App()
    let screen = show(Pages(app: app, count: 1))
    #expect(button(screen) == "Start")
    #expect(!screen.has("page.0"))
    try screen.tap("nextButton")
    #expect(app.diary == ["finish"])
  }

  @Test("without pages can be finished and closed")
  func noPages() throws {
    let app = App()
    let screen = show(Pages(app: app, count: 0))
    try screen.tap("nextButton")
    try screen.tap("closeButton")
    #expect(app.diary == ["finish", "close"])
  }

  @Test(
    "takes an index that is outside for the nearest page",
    arguments: [(nil, 0), (-5, 0), (1, 1), (99, 2)] as [(Int?, Int)])
  func outside(_ index: Int?, _ page: Int) {
    let app = App()
    app.index = index
    #expect(title(show(Pages(app: app))) == "Title \(page)")
  }

  @Test("has a dot for each page that leads there, and says which is shown")
  func dots() async throws {
    let app = App()
    let screen = show(Pages(app: app))
    #expect(screen.lines.contains("button \"Page 1 of 3\" selected #page.0"))
    #expect(screen.lines.contains("button \"Page 3 of 3\" #page.2"))
    try screen.tap("page.2")
    await screen.settleAll()
    #expect(title(screen) == "Title 2")
    #expect(screen.lines.contains("button \"Page 3 of 3\" selected #page.2"))
    #expect(screen.lines.contains("button \"Page 1 of 3\" #page.0"))
    let dot = try screen.frame("page.1")
    #expect(dot.width >= 28 && dot.height >= 44)
  }

  @Test("is turned by a swipe along the line of reading", arguments: [false, true])
  func swipe(_ isRightToLeft: Bool) async throws {
    let app = App()
    let screen = show(Pages(app: app), look: ScreenLook(isRightToLeft: isRightToLeft))
    func swipe(from start: CGFloat, to end: CGFloat) async throws {
      let touch = try screen.press(at: CGPoint(x: start, y: 400))
      for share in [0.25, 0.5, 0.75, 1] {
        touch.move(to: CGPoint(x: start + (end - start) * share, y: 402))
      }
      touch.release(at: CGPoint(x: end, y: 402))
      await screen.settleAll()
    }
    try await swipe(from: isRightToLeft ? 80 : 300, to: isRightToLeft ? 300 : 80)
    #expect(app.index == 1)
    try await swipe(from: isRightToLeft ? 300 : 80, to: isRightToLeft ? 80 : 300)
    #expect(app.index == 0)
    try await swipe(from: isRightToLeft ? 300 : 80, to: isRightToLeft ? 80 : 300)
    #expect(app.index == 0)
  }

  @Test("can be closed, by Escape too, where the app wants that")
  func close() throws {
    let app = App()
    let screen = show(Pages(app: app))
    #expect(screen.lines.contains("heading \"What’s New\" #whatsNewTitle"))
    try screen.tap("closeButton")
    screen.press(.escape)
    #expect(app.diary == ["close", "close"])
    screen.close()
    let without = show(WhatsNewPageView(whatsNewPages: {}, currentIndex: .constant(0)))
    #expect(!without.has("closeButton"))
  }

  @Test("is built by choices, loops and what is there already")
  func builder() {
    func titles(_ flag: Bool, @WhatsNewPagesBuilder _ pages: () -> [any View]) -> Int {
      pages().count
    }
    for flag in [false, true] {
      let count = titles(flag) {
        Text("always")
        if flag { Text("sometimes") }
        if flag {
          Text("one")
          Text("two")
        } else {
          Text("other")
        }
        EmptyView()
        for index in 0..<3 { Text("\(index)") }
        switch flag {
        case true: Text("yes")
        case false: EmptyView()
        }
        [Text("a"), Text("b")] as [any View]
      }
      #expect(count == (flag ? 10 : 7))
    }
    #expect(titles(true) {} == 0)
  }

  @Test("may be more than ten, of any view")
  func many() {
    let app = App()
    app.index = 11
    #expect(title(show(Pages(app: app, count: 12), size: .small)) == "Title 11")
  }

  @Test("names a picture that has all of the page by the title")
  func expanded() throws {
    let page = WhatsNewPage(
      detailImage: Image(systemName: "photo"), title: "Pictures", description: "More.",
      isImageExpanded: true)
    let screen = show(
      WhatsNewPageView(whatsNewPages: { page }, currentIndex: .constant(0)), size: .desktop)
    #expect(screen.lines.contains("image \"Pictures\" #detailImageView"))
    #expect(!screen.has("titleLabel") && !screen.has("descriptionLabel"))
    #expect(
      try screen.frame("detailImageView").maxY <= screen.frame("nextButton").minY)
  }

  @Test(
    "has pictures in the size that is asked for", arguments: [nil, CGSize(width: 90, height: 60)])
  func imageSize(_ size: CGSize?) throws {
    let screen = show(
      WhatsNewPage(
        detailImage: { Image(systemName: "photo").resizable() }, title: { Text("Pictures") },
        imageSize: size))
    let frame = try screen.frame("detailImageView")
    let wanted = size ?? CGSize(width: 173, height: 173)
    #expect(abs(frame.width - wanted.width) <= 1 && abs(frame.height - wanted.height) <= 1)
  }

  @Test("may be a list of lines, with and without pictures")
  func list() throws {
    let app = App()
    let screen = show(
      WhatsNewListView(
        whatsNewListItems: {
          WhatsNewListItem(
            detailImage: Image(systemName: "bolt"), title: "Faster", subtitle: "At once.")
          WhatsNewListItem(detailImage: nil, title: "Offline")
        }, didClose: { app.diary.append("close") }, didFinish: { app.diary.append("finish") }))
    #expect(
      screen.lines.filter { $0.contains("Label") } == [
        "label \"Faster\" #titleLabel", "label \"At once.\" #subtitleLabel",
        "label \"Offline\" #titleLabel",
      ])
    #expect(try screen.frame("detailImageView").size == CGSize(width: 66, height: 66))
    try screen.tap("startButton")
    try screen.tap("closeButton")
    #expect(app.diary == ["finish", "close"])
    screen.close()
    #expect(show(WhatsNewListView(didFinish: {})).has("startButton"))
  }

  @Test(
    "is never cut", arguments: [ScreenSize.small, .handheld, .landscape, .desktop], [1.0, 2.0])
  func nothingCut(_ size: ScreenSize, _ scale: Double) {
    for isRightToLeft in [false, true] {
      let look = ScreenLook(textScale: scale, isRightToLeft: isRightToLeft)
      let pages = show(
        WhatsNewPageView(
          whatsNewPages: {
            for _ in 0..<10 {
              WhatsNewPage(
                detailImage: Image(systemName: "bolt"), title: "Datenschutzgrundverordnung",
                description: "Die Benutzerkontenverwaltung fragt weniger oft nach dem Kennwort.")
            }
          }, currentIndex: .constant(0), didClose: {}), size: size, look: look)
      #expect(pages.layoutProblems() == [])
      pages.close()
      let list = show(
        WhatsNewListView(
          whatsNewListItems: [
            WhatsNewListItem(
              detailImage: Image(systemName: "bolt"), title: "Datenschutzgrundverordnung",
              subtitle: "Die Benutzerkontenverwaltung fragt weniger oft nach dem Kennwort.")
          ], didClose: {}), size: size, look: look)
      #expect(list.layoutProblems() == [])
      list.close()
    }
  }
}
