import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("The room in a navigation bar", .onScreen) struct NavigationBarRoomTests {
  private func bar(
    title: String?, items: [String], _ look: ScreenLook
  ) -> (screen: Screen, bar: UINavigationBar?) {
    let controller = UIViewController()
    controller.title = title
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(title: items.first)
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: items.last)
    let navigation = UINavigationController(rootViewController: controller)
    let screen = Screen(navigation, size: .small, look: look)
    return (screen, navigation.navigationBar)
  }

  @Test(
    "is the items' first: a title between them has a line of its own before a word is cut",
    arguments: [
      ["रद्द करें", "आगे बढ़ें"], ["Abbrechen", "Weiter"], ["キャンセル", "次へ"],
    ], [false, true])
  func titleGivesWay(_ items: [String], isRightToLeft: Bool) throws {
    let look = ScreenLook(textScale: 2, isRightToLeft: isRightToLeft)
    let (screen, bar) = bar(title: "Nutzungsbedingungen", items: items, look)
    #expect(screen.layoutProblems() == [])
    let labels = screen.shownElements()
    let title = try #require(labels.first { $0.name == "Nutzungsbedingungen" })
    for item in items {
      let word = try #require(labels.first { $0.name == item })
      #expect(word.frame.maxY <= title.frame.minY)
    }
    #expect(title.frame.maxY <= (bar?.bounds.height ?? 0))
  }

  @Test("is shared where items alone are wider: their letters are smaller, and whole")
  func itemsAlone() {
    let words = ["Zurück zur Anmeldung", "Einstellungen öffnen"]
    let (screen, _) = bar(title: nil, items: words, .largeText)
    #expect(screen.layoutProblems() == [])
  }

  @Test("leaves a short title where it was, between the items")
  func oneLine() throws {
    let (screen, bar) = bar(title: "Info", items: ["Cancel", "Next"], .standard)
    #expect(bar?.bounds.height == 44)
    let labels = screen.shownElements()
    let title = try #require(labels.first { $0.name == "Info" })
    let item = try #require(labels.first { $0.name == "Cancel" })
    #expect(abs(title.frame.midY - item.frame.midY) <= 2)
  }
}
