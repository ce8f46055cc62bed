import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A presented controller", .onScreen) struct PresentationTests {
  private let form = FormController()
  private let sheet = ButtonController("Sheet")
  private let upper = ButtonController("Upper")

  @Test("alone can be reached while it is there")
  func modal() throws {
    let screen = Screen(form)
    #expect(screen.has("Continue"))
    form.present(sheet, animated: true)
    #expect(screen.has("Sheet"))
    #expect(!screen.has("Continue"))
    for _ in 0..<4 {
      screen.press(.tab)
      #expect(!form.email.isFirstResponder)
      #expect(!form.button.isFirstResponder)
    }
    #expect(!form.email.becomeFirstResponder())
    form.dismiss(animated: true)
    #expect(screen.has("Continue"))
    #expect(form.email.becomeFirstResponder())
  }

  @Test("gives the focus back to what had it")
  func focus() throws {
    let screen = Screen(form)
    try screen.tap("E-mail")
    form.present(sheet, animated: true)
    #expect(!form.email.isFirstResponder)
    #expect(sheet.button.isFirstResponder)
    sheet.present(upper, animated: true)
    #expect(upper.button.isFirstResponder)
    upper.dismiss(animated: true)
    #expect(sheet.button.isFirstResponder)
    sheet.dismiss(animated: true)
    #expect(form.email.isFirstResponder)
  }

  @Test("goes with all that it presented, and the focus goes back to the bottom")
  func nested() throws {
    let screen = Screen(form)
    try screen.tap("E-mail")
    form.present(sheet, animated: true)
    sheet.present(upper, animated: true)
    #expect(form.presentedViewController === sheet)
    #expect(sheet.presentedViewController === upper)
    form.dismiss(animated: true)
    #expect(form.presentedViewController == nil)
    #expect(sheet.presentedViewController == nil)
    #expect(upper.presentingViewController == nil)
    #expect(screen.has("Continue"))
    #expect(form.email.isFirstResponder)
  }

  @Test("is not replaced by a second one")
  func second() {
    let screen = Screen(form)
    form.present(sheet, animated: true)
    form.present(upper, animated: true)
    #expect(form.presentedViewController === sheet)
    #expect(upper.presentingViewController == nil)
    #expect(!screen.has("Upper"))
  }

  @Test("by a screen in a navigation controller is the whole navigation controller's")
  func inNavigation() {
    let navigation = UINavigationController(rootViewController: form)
    let screen = Screen(navigation)
    form.present(sheet, animated: true)
    #expect(form.presentedViewController === sheet)
    #expect(navigation.presentedViewController === sheet)
    #expect(sheet.presentingViewController === navigation)
    navigation.present(upper, animated: true)
    #expect(!screen.has("Upper"))
    navigation.dismiss(animated: true)
    #expect(form.presentedViewController == nil)
    #expect(screen.has("Continue"))
  }

  @Test("goes at Escape, unless it may not")
  func escape() {
    let screen = Screen(form)
    form.present(sheet, animated: true)
    sheet.isModalInPresentation = true
    screen.press(.escape)
    #expect(form.presentedViewController === sheet)
    sheet.isModalInPresentation = false
    screen.press(.escape)
    #expect(form.presentedViewController == nil)
  }

  @Test("is refused by a controller that is in no window")
  func noWindow() {
    let nowhere = UIViewController()
    nowhere.present(sheet, animated: true)
    #expect(nowhere.presentedViewController == nil)
  }

  @Test("fills a narrow window and is a card in a wide one")
  func card() {
    let narrow = Screen(form, size: .handheld)
    form.present(sheet, animated: true)
    #expect(sheet.view.frame == narrow.window.bounds)
    sheet.dismiss(animated: true)
    narrow.close()
    let wide = FormController()
    let card = ButtonController("Card")
    let screen = Screen(wide, size: .desktop)
    wide.present(card, animated: true)
    #expect(card.view.frame == CGRect(x: 370, y: 90, width: 540, height: 620))
    _ = screen
  }
}
