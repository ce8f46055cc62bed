import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A covered window", .onScreen) struct WindowCoverTests {
  private let form = FormController()
  private let lock = ButtonController("Unlock")
  private let sheet = ButtonController("Sheet")

  private func windowTitle(_ screen: Screen) -> String? { screen.window.driver?.title }

  @Test("shows nothing of its content, and tells assistive technology nothing of it")
  func hides() throws {
    form.view.backgroundColor = .red
    let screen = Screen(form)
    let corner = CGPoint(x: 2, y: 2)
    #expect(try screen.color(at: corner) == Pixel.red)
    // Even a cover that paints nothing.
    lock.loadViewIfNeeded()
    lock.view.backgroundColor = .clear
    screen.window.cover(with: lock)
    #expect(try screen.color(at: corner) == Pixel.white)
    #expect(screen.has("Unlock"))
    #expect(!screen.has("Continue"))
    #expect(!screen.textTree.contains("E-mail"))
    screen.window.uncover()
    #expect(try screen.color(at: corner) == Pixel.red)
    #expect(screen.has("Continue"))
    #expect(!screen.has("Unlock"))
  }

  @Test("takes no key, no press and no focus for its content")
  func reach() throws {
    let screen = Screen(form)
    try screen.tap("E-mail")
    screen.window.cover(with: lock)
    #expect(lock.button.isFirstResponder)
    for key in [Screen.Key.tab, .tab, .backTab, .down, .up] {
      screen.press(key)
      #expect(!form.email.isFirstResponder && !form.button.isFirstResponder)
    }
    #expect(!form.email.becomeFirstResponder())
    #expect(!form.button.becomeFirstResponder())
    screen.press(.escape)
    #expect(screen.window.coverController === lock)
    let place = form.button.convert(CGPoint(x: 5, y: 5), to: screen.window)
    let hit = screen.window.hitTest(place, with: nil)
    #expect(hit?.isDescendant(of: form.view) == false)
    screen.window.uncover()
    #expect(form.email.isFirstResponder)
  }

  @Test("stays covered when its content presents something, and that is there afterwards")
  func presentedBelow() throws {
    let screen = Screen(form)
    screen.window.cover(with: lock)
    form.present(sheet, animated: true)
    #expect(screen.has("Unlock"))
    #expect(!screen.has("Sheet"))
    #expect(lock.button.isFirstResponder)
    #expect(!sheet.button.becomeFirstResponder())
    let middle = CGPoint(x: screen.window.bounds.midX, y: screen.window.bounds.midY)
    #expect(screen.window.hitTest(middle, with: nil)?.isDescendant(of: sheet.view) == false)
    screen.window.uncover()
    #expect(screen.has("Sheet"))
    #expect(!screen.has("Continue"))
    #expect(sheet.button.becomeFirstResponder())
    form.dismiss(animated: true)
    #expect(screen.has("Continue"))
  }

  @Test("covers what is presented, which goes away below it as well")
  func presentedBefore() throws {
    let screen = Screen(form)
    form.present(sheet, animated: true)
    screen.window.cover(with: lock)
    #expect(screen.has("Unlock"))
    #expect(!screen.has("Sheet"))
    form.dismiss(animated: true)
    #expect(form.presentedViewController == nil)
    #expect(screen.window.coverController === lock)
    #expect(lock.button.isFirstResponder)
    #expect(!screen.has("Continue"))
    screen.window.uncover()
    #expect(screen.has("Continue"))
  }

  @Test("lets the cover present, above itself")
  func presentedAbove() throws {
    let screen = Screen(form)
    screen.window.cover(with: lock)
    lock.present(sheet, animated: true)
    #expect(screen.has("Sheet"))
    #expect(!screen.has("Unlock"))
    let below = ButtonController("Below")
    form.present(below, animated: true)
    #expect(screen.has("Sheet"))
    #expect(!screen.has("Below"))
    form.dismiss(animated: true)
    #expect(screen.has("Sheet"))
    lock.dismiss(animated: true)
    #expect(screen.has("Unlock"))
    #expect(lock.button.isFirstResponder)
    lock.present(sheet, animated: true)
    screen.window.uncover()
    #expect(lock.presentedViewController == nil)
    #expect(screen.has("Continue"))
  }

  @Test("stays covered when it gets another root")
  func root() throws {
    let screen = Screen(form)
    screen.window.cover(with: lock)
    let next = ButtonController("Next")
    screen.window.rootViewController = next
    #expect(screen.has("Unlock"))
    #expect(!screen.has("Next"))
    #expect(!next.button.becomeFirstResponder())
    screen.press(.tab)
    #expect(!next.button.isFirstResponder)
    screen.window.uncover()
    #expect(screen.has("Next"))
    #expect(next.button.becomeFirstResponder())
  }

  @Test("takes another cover in the place of the first")
  func replaced() throws {
    let screen = Screen(form)
    try screen.tap("E-mail")
    screen.window.cover(with: lock)
    screen.window.cover(with: sheet)
    #expect(screen.has("Sheet"))
    #expect(!screen.has("Unlock"))
    screen.window.uncover()
    #expect(screen.window.coverController == nil)
    #expect(form.email.isFirstResponder)
    screen.window.uncover()
    #expect(screen.has("Continue"))
  }

  @Test("tells the cover that it comes and goes, and the content nothing")
  func life() {
    let diary = Diary()
    let content = DiaryController("content", diary)
    let cover = DiaryController("cover", diary)
    let screen = Screen(content)
    _ = diary.take()
    screen.window.cover(with: cover)
    screen.window.uncover()
    #expect(
      diary.take() == [
        "cover loadView", "cover viewDidLoad", "cover willAppear", "cover isAppearing",
        "cover didAppear", "cover willDisappear dismissed", "cover didDisappear",
      ])
  }

  @Test("does not say in its title what is in it")
  func title() {
    form.title = "Patient 17"
    let screen = Screen(form)
    lock.title = nil
    #expect(windowTitle(screen) == "Patient 17")
    screen.window.cover(with: lock)
    #expect(windowTitle(screen) == UIApplication.displayName)
    form.title = "Patient 18"
    #expect(windowTitle(screen) == UIApplication.displayName)
    screen.window.uncover()
    #expect(windowTitle(screen) == "Patient 18")
  }

  @Test("is covered at any size")
  func resized() throws {
    form.view.backgroundColor = .red
    let screen = Screen(form, size: .handheld)
    screen.window.cover(with: lock)
    screen.window.settle(size: CGSize(width: 900, height: 700))
    for point in [CGPoint(x: 2, y: 2), CGPoint(x: 897, y: 697), CGPoint(x: 450, y: 690)] {
      #expect(try screen.color(at: point) == Pixel.white)
    }
  }
}
