import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("An alert", .onScreen) struct UIAlertControllerTests {
  private let below = ButtonController("Below")
  private let diary = Diary()

  private func alert(_ actions: [(String, UIAlertAction.Style)]) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete it?", message: "It is gone then.", preferredStyle: .alert)
    for (title, style) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [diary] _ in diary.write(title) })
    }
    return alert
  }

  @Test("has its title, message and ways out, the cancelling one last")
  func tree() {
    let screen = Screen(below)
    below.present(alert([("Cancel", .cancel), ("OK", .default)]), animated: true)
    let lines = screen.textTree.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: " focused", with: "")
    }
    #expect(
      lines == [
        "alert dialog \"Delete it?\"", "heading \"Delete it?\"", "label \"It is gone then.\"",
        "button \"OK\"", "button \"Cancel\"",
      ])
    #expect(screen.layoutProblems() == [])
  }

  @Test("is answered once, and only then calls the handler, after it is gone")
  func once() throws {
    let screen = Screen(below)
    let alert = alert([("OK", .default)])
    below.present(alert, animated: true)
    let button = try screen.find("OK") as? UIButton
    try screen.tap("OK")
    #expect(diary.take() == ["OK"])
    #expect(below.presentedViewController == nil)
    button?.sendActions(for: .primaryActionTriggered)
    #expect(diary.take() == [])
  }

  @Test("can be presented again after it was answered")
  func again() throws {
    let screen = Screen(below)
    let alert = alert([("OK", .default)])
    for _ in 0..<2 {
      below.present(alert, animated: true)
      try screen.tap("OK")
    }
    #expect(diary.take() == ["OK", "OK"])
  }

  @Test("takes Escape for its cancelling way out, and stays without one")
  func escape() {
    let screen = Screen(below)
    below.present(alert([("OK", .default), ("Cancel", .cancel)]), animated: true)
    screen.press(.escape)
    #expect(diary.take() == ["Cancel"])
    below.present(alert([("One", .default), ("Two", .default)]), animated: true)
    screen.press(.escape)
    #expect(diary.take() == [])
    #expect(below.presentedViewController is UIAlertController)
  }

  @Test(
    "takes Return for the preferred way out, else for the last default one, never a destructive one"
  )
  func returnKey() async throws {
    let screen = Screen(below)
    let preferring = alert([("OK", .default), ("Cancel", .cancel)])
    preferring.preferredAction = preferring.actions[1]
    below.present(preferring, animated: true)
    screen.window.endEditing()
    screen.press(.return)
    #expect(diary.take() == ["Cancel"])
    below.present(alert([("Keep", .default), ("Delete", .destructive)]), animated: true)
    screen.window.endEditing()
    screen.press(.return)
    #expect(diary.take() == ["Keep"])
    below.present(alert([("Delete", .destructive), ("Cancel", .cancel)]), animated: true)
    screen.window.endEditing()
    screen.press(.return)
    #expect(diary.take() == [])
  }

  @Test("has fields, whose text the handler reads")
  func fields() throws {
    let screen = Screen(below)
    let alert = alert([])
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [diary, weak alert] _ in
        diary.write(alert?.textFields?.first?.text ?? "none")
      })
    below.present(alert, animated: true)
    try screen.type("Jane", into: "Name")
    try screen.tap("OK")
    #expect(diary.take() == ["Jane"])
  }

  @Test("fits into the smallest window with the largest text")
  func small() {
    let screen = Screen(below, size: .small, look: .largeText)
    below.present(
      alert([("Delete everything", .destructive), ("Cancel", .cancel)]), animated: true)
    #expect(screen.layoutProblems() == [])
  }

  @Test("lets choices be scrolled that would leave no room for its title")
  func manyChoices() throws {
    let screen = Screen(below, size: .small, look: .largeText)
    let titles = (1...6).map { "A choice of several words, the \($0)." }
    let alert = alert(titles.map { ($0, .default) } + [("Cancel", .cancel)])
    below.present(alert, animated: true)
    #expect(screen.layoutProblems() == [])
    // It begins with the first, which has the focus, below the title.
    let first = try screen.find(titles[0])
    #expect(first.isFirstResponder)
    let top = first.convert(first.bounds, to: alert.view).minY
    #expect(top > alert.view.bounds.height / 4 && top < alert.view.bounds.height / 2)
    try screen.tap("Cancel")
    #expect(diary.take() == ["Cancel"])
  }

  @Test("shows its choices at once where they fit, whatever its texts need")
  func longMessage() throws {
    let screen = Screen(below, size: .small, look: .largeText)
    let alert = UIAlertController(
      title: "Delete it?", message: String(repeating: "It is gone then. ", count: 20),
      preferredStyle: .alert)
    for title in ["OK", "Cancel"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
    below.present(alert, animated: true)
    for title in ["OK", "Cancel"] {
      let choice = try screen.find(title)
      #expect(alert.view.bounds.contains(choice.convert(choice.bounds, to: alert.view)))
    }
    #expect(screen.layoutProblems() == [])
  }

  @Test("has at most one cancelling way out")
  func twoCancels() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        for _ in 0..<2 { alert.addAction(UIAlertAction(title: "No", style: .cancel)) }
      }
    }
  }
}
