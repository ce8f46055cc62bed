import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("A consent screen", .onScreen) struct UserConsentTests {
  private final class App: FUIUserConsentViewControllerDelegate {
    private(set) var diary: [String] = []

    isolated deinit {}

    func userConsentViewController(
      viewController: FUIUserConsentViewController,
      didReceiveResponseToConsentForms forms: [FUIUserConsentForm]
    ) {
      diary.append("answered \(forms.map(\.isUserAccepted))")
    }

    func userConsentViewController(
      viewController: FUIUserConsentViewController,
      didCancelConsentForms forms: [FUIUserConsentForm]
    ) {
      diary.append("cancelled \(forms.map(\.isUserAccepted))")
    }
  }

  private let screen = FUIUserConsentViewController()
  private let app = App()

  private func page(_ title: String) -> FUIUserConsentPage {
    let page = FUIUserConsentPage()
    page.title.text = title
    page.body.text = "What \(title) is for."
    return page
  }

  /// Shows forms, each with so many pages; a number below zero is a form that is required.
  private func show(_ pages: Int..., isEmbedded: Bool = true) -> Screen {
    screen.forms = pages.enumerated().map { number, count in
      let names = (1...max(1, abs(count))).map { "Form \(number + 1), page \($0)" }
      let form: any FUIUserConsentForm =
        abs(count) == 1
        ? FUISinglePageUserConsentForm(page: page(names[0]))
        : FUIMultiPageUserConsentForm(pages: names.map { page($0) })
      form.isRequired = count < 0
      return form
    }
    screen.delegate = app
    return Screen(isEmbedded ? UINavigationController(rootViewController: screen) : screen)
  }

  @Test("of one page has its answers at once, and no title", arguments: [true, false])
  func onePage(_ isEmbedded: Bool) throws {
    let display = show(1, isEmbedded: isEmbedded)
    #expect(display.has("Form 1, page 1") && display.has("What Form 1, page 1 is for."))
    #expect(!display.has("nextButton") && !display.has("backButton"))
    #expect(screen.navigationItem.title == nil)
    #expect((try display.find("allowButton") as? UIButton)?.currentTitle == "Agree")
    #expect((try display.find("notNowButton") as? UIButton)?.currentTitle == "Not Now")
    #expect(display.layoutProblems() == [])
    try display.tap("allowButton")
    #expect(app.diary == ["answered [true]"])
  }

  @Test("of several pages is read through, and answered on the last one")
  func pages() throws {
    let display = show(-2)
    #expect(screen.navigationItem.title == "Step 1 of 2")
    #expect(!display.has("allowButton") && display.has("cancelButton"))
    try display.tap("nextButton")
    #expect(screen.navigationItem.title == "Step 2 of 2")
    #expect(display.window.lastAnnouncement == "Step 2 of 2")
    #expect(display.has("Form 1, page 2") && !display.has("Form 1, page 1"))
    #expect(display.has("denyButton") && !display.has("cancelButton"))
    try display.tap("backButton")
    #expect(display.has("Form 1, page 1"))
    try display.tap("nextButton")
    try display.tap("allowButton")
    #expect(app.diary == ["answered [true]"])
  }

  @Test("asks before what is required is refused, and ends there when it is meant")
  func denied() throws {
    let display = show(-1, 1)
    try display.tap("denyButton")
    #expect(display.has("Without your consent you cannot continue."))
    #expect(app.diary.isEmpty)
    try display.tap("Quit")
    #expect(app.diary == ["answered [false, false]"])
  }

  @Test("takes consent that is given when asked, and goes on to the next form")
  func takenBack() throws {
    let display = show(-1, 1)
    try display.tap("denyButton")
    try display.tap("Give Consent")
    #expect(app.diary.isEmpty)
    #expect(display.has("Form 2, page 1"))
    try display.tap("notNowButton")
    #expect(app.diary == ["answered [true, false]"])
  }

  @Test("goes on to the next form when what is not required is put off, and asks nothing")
  func putOff() throws {
    let display = show(1, -1)
    try display.tap("notNowButton")
    #expect(display.window.lastAnnouncement == "Form 2, page 1")
    try display.tap("allowButton")
    #expect(app.diary == ["answered [false, true]"])
  }

  @Test("asks before it is left, and then nothing is allowed")
  func cancelled() throws {
    let display = show(1, 1)
    try display.tap("allowButton")
    for answer in ["No", "Quit"] {
      try display.tap("cancelButton")
      #expect(display.has("Do you want to end the setup?"))
      #expect(app.diary.isEmpty)
      try display.tap(answer)
    }
    #expect(app.diary == ["cancelled [false, false]"])
  }

  @Test("goes back with Escape, and then asks about leaving")
  func escape() throws {
    let display = show(2)
    try display.tap("nextButton")
    display.press(.escape)
    #expect(display.has("Form 1, page 1"))
    display.press(.escape)
    #expect(display.has("Do you want to end the setup?"))
  }

  @Test("without forms is over when it is seen, once")
  func noForms() {
    let display = show()
    #expect(app.diary == ["answered []"])
    display.press(.escape)
    display.settle()
    #expect(app.diary == ["answered []"])
  }

  @Test("can be answered again when it comes back")
  func comesBack() throws {
    let display = show(1)
    try display.tap("allowButton")
    let navigation = try #require(screen.navigationController)
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.popViewController(animated: false)
    try display.tap("notNowButton")
    #expect(app.diary == ["answered [true]", "answered [false]"])
  }

  @Test("has a button that leads to more about a page")
  func action() throws {
    let form = FUISinglePageUserConsentForm()
    form.page.title.attributedText = NSAttributedString(string: "Location")
    form.page.actionTitle.text = "Learn More"
    var shown: [UIViewController] = []
    form.page.actionHandler = { shown.append($0) }
    screen.forms = [form]
    let display = Screen(UINavigationController(rootViewController: screen))
    #expect(display.has("Location"))
    try display.tap("Learn More")
    #expect(shown == [screen])
  }

  @Test("keeps the title that the app gives it, where it has none of its own")
  func title() {
    screen.title = "Privacy"
    let display = show(1)
    #expect(screen.navigationItem.title == "Privacy")
    display.close()
  }

  @Test("is left when nobody hears that it is, and says what is missing")
  func nobody() throws {
    let root = UIViewController()
    screen.forms = [FUISinglePageUserConsentForm()]
    let display = Screen(root)
    root.present(UINavigationController(rootViewController: screen), animated: false)
    let log = try StandardError.text {
      try display.tap("allowButton")
      screen.forms = [FUISinglePageUserConsentForm()]
      try display.tap("cancelButton")
      try display.tap("Quit")
    }
    #expect(log.contains("didReceiveResponseToConsentForms"))
    #expect(log.contains("didCancelConsentForms"))
    #expect(root.presentedViewController == nil)
  }

  @Test("is gone when it was left in the middle")
  func memory() async throws {
    weak var left: FUIUserConsentViewController?
    let navigation = UINavigationController(rootViewController: UIViewController())
    let display = Screen(navigation)
    try {
      let screen = FUIUserConsentViewController()
      left = screen
      screen.forms = [FUIMultiPageUserConsentForm(pages: [page("One"), page("Two")])]
      navigation.pushViewController(screen, animated: false)
      try display.tap("nextButton")
      navigation.popViewController(animated: false)
    }()
    for _ in 0..<20 where left != nil { await Screen.turn() }
    #expect(left == nil)
  }

  @Test("is what its storyboard starts with")
  func storyboard() {
    #expect(
      UIStoryboard(name: "FUIUserConsentViewController", bundle: nil)
        .instantiateInitialViewController() is FUIUserConsentViewController)
  }
}
