import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A navigation controller", .onScreen) struct UINavigationControllerTests {
  private let one = ButtonController("One")
  private let two = ButtonController("Two")
  private let three = ButtonController("Three")
  private let navigation: UINavigationController

  init() { navigation = UINavigationController(rootViewController: one) }

  @Test("shows the title, and the way back by the title before")
  func titles() {
    let screen = Screen(navigation)
    #expect(
      screen.textTree == """
        heading "One"
        button "One"
        """)
    navigation.pushViewController(two, animated: true)
    #expect(
      screen.textTree == """
        heading "Two"
        button "One" #back
        button "Two"
        """)
    two.title = "Second"
    #expect(screen.has("Second"))
    two.navigationItem.hidesBackButton = true
    #expect(!screen.has("back"))
    two.navigationItem.hidesBackButton = false
    two.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left")
    #expect(screen.has("Left"))
    #expect(!screen.has("back"))
    two.navigationItem.leftItemsSupplementBackButton = true
    #expect(screen.has("back"))
  }

  @Test(
    "shows a long title whole, however large the text",
    arguments: [1.0, 1.4, 2, 3], [ScreenSize.handheld, ScreenSize(width: 320, height: 480)])
  func longTitles(scale: Double, size: ScreenSize) {
    one.title = "Geräteverwaltung"
    two.title = "Bestätigung der Nutzungsbedingungen"
    navigation.pushViewController(two, animated: false)
    let screen = Screen(navigation, size: size, look: ScreenLook(textScale: scale))
    #expect(screen.layoutProblems() == [])
  }

  @Test("follows what the way back is called, and shows its picture in place of the arrow")
  func backItem() throws {
    let screen = Screen(navigation)
    navigation.pushViewController(two, animated: false)
    one.navigationItem.backButtonTitle = "Start"
    #expect(screen.has("Start"))
    let arrow = try #require(try screen.find("back") as? UIButton).currentImage
    let house = UIImage(systemName: "xmark")
    one.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Home", image: house)
    let button = try #require(try screen.find("back") as? UIButton)
    #expect(button.accessibilityLabel == "Home")
    #expect(button.currentImage === house)
    #expect(button.currentImage !== arrow)
  }

  @Test("has a higher bar while there is a prompt above the title")
  func prompt() throws {
    let screen = Screen(navigation)
    let low = navigation.navigationBar.frame.height
    one.navigationItem.prompt = "Step 1 of 3"
    #expect(screen.has("Step 1 of 3"))
    let prompt = try screen.find("Step 1 of 3")
    let title = try #require(
      navigation.navigationBar.subviews.first { $0.accessibilityTraits.contains(.header) })
    #expect(prompt.frame.maxY <= title.frame.minY)
    #expect(navigation.navigationBar.frame.height > low + 10)
    #expect(one.view.safeAreaInsets.top == navigation.navigationBar.frame.height)
    one.navigationItem.prompt = nil
    screen.settle()
    #expect(navigation.navigationBar.frame.height == low)
  }

  @Test("does not push a screen twice")
  func twice() {
    let screen = Screen(navigation)
    navigation.pushViewController(two, animated: true)
    navigation.pushViewController(two, animated: true)
    #expect(navigation.viewControllers == [one, two])
    _ = screen
  }

  @Test("goes back, one screen or all, but never from the first")
  func pops() {
    let screen = Screen(navigation)
    #expect(navigation.popViewController(animated: true) == nil)
    navigation.pushViewController(two, animated: true)
    navigation.pushViewController(three, animated: true)
    #expect(navigation.popViewController(animated: true) === three)
    navigation.pushViewController(three, animated: true)
    #expect(navigation.popToRootViewController(animated: true) == [two, three])
    #expect(navigation.viewControllers == [one])
    #expect(three.parent == nil)
    #expect(screen.has("One"))
    #expect(!screen.has("Three"))
  }

  @Test("goes back at a tap on the way back, at Escape and at Alt with Left")
  func ways() throws {
    let screen = Screen(navigation)
    navigation.pushViewController(two, animated: true)
    try screen.tap("back")
    #expect(navigation.topViewController === one)
    for key in [Screen.Key.escape, .altLeft] {
      navigation.pushViewController(two, animated: true)
      screen.press(key)
      #expect(navigation.topViewController === one)
    }
    navigation.pushViewController(two, animated: true)
    two.navigationItem.hidesBackButton = true
    screen.press(.escape)
    #expect(navigation.topViewController === two)
  }

  @Test("takes a whole new stack, and tells only screens that are new in it")
  func setStack() {
    let diary = Diary()
    let kept = DiaryController("kept", diary)
    let new = DiaryController("new", diary)
    let navigation = UINavigationController(rootViewController: kept)
    let screen = Screen(navigation)
    _ = diary.take()
    navigation.setViewControllers([kept, new], animated: true)
    #expect(diary.take().filter { $0.contains("Move") } == ["new willMove in", "new didMove in"])
    #expect(navigation.viewControllers == [kept, new])
    #expect(screen.has("back"))
    navigation.setViewControllers([new], animated: true)
    #expect(kept.parent == nil)
    #expect(!screen.has("back"))
    navigation.viewControllers = [kept]
    #expect(navigation.topViewController === kept)
    #expect(kept.view.window === screen.window)
    #expect(new.view.window == nil)
  }

  @Test("tells its delegate before and after")
  func delegate() {
    let witness = NavigationWitness()
    navigation.delegate = witness
    let screen = Screen(navigation)
    navigation.pushViewController(two, animated: false)
    navigation.popViewController(animated: false)
    #expect(witness.diary.take() == ["will Two", "did Two", "will One", "did One"])
    _ = screen
  }

  @Test("shows the screen that is asked for last, in the middle of a movement too")
  func interrupted() async throws {
    let screen = try await Screen.shown(navigation, look: ScreenLook(hasMotion: true))
    navigation.pushViewController(two, animated: true)
    navigation.popViewController(animated: true)
    try await screen.wait(until: "the end") { two.parent == nil }
    for _ in 0..<200 where two.view.window != nil { await Screen.turn() }
    #expect(one.view.window === screen.window)
    #expect(two.view.window == nil)
    #expect(screen.has("One"))
  }

  @Test("leaves room for its bars in the safe area")
  func safeArea() {
    let screen = Screen(navigation, size: .small)
    #expect(one.view.safeAreaInsets.top >= 44)
    navigation.isNavigationBarHidden = true
    screen.settle()
    #expect(one.view.safeAreaInsets.top == 0)
    one.toolbarItems = [UIBarButtonItem(title: "Tool")]
    navigation.isToolbarHidden = false
    screen.settle()
    #expect(one.view.safeAreaInsets.bottom >= 44)
    #expect(screen.has("Tool"))
  }

  @Test("has its toolbar above a screen that is opaque and as large as the window")
  func toolbarOnTop() throws {
    let screen = Screen(navigation, size: .small)
    one.view.backgroundColor = .white
    var presses = 0
    one.toolbarItems = [
      UIBarButtonItem(title: "Tool", primaryAction: UIAction { _ in presses += 1 })
    ]
    navigation.isToolbarHidden = false
    try screen.tap("Tool")
    #expect(presses == 1)
  }

  @Test("leaves no screen behind after a thousand pushes and pops")
  func thousand() async {
    final class Counted: UIViewController {
      static var living = 0
      override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        Counted.living += 1
      }
      required init?(coder: NSCoder) { return nil }
      isolated deinit { Counted.living -= 1 }
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIButton(configuration: .filled()))
        view.addSubview(UITextField())
      }
    }
    let screen = Screen(navigation)
    for _ in 0..<1_000 {
      navigation.pushViewController(Counted(), animated: true)
      navigation.popViewController(animated: true)
    }
    await Screen.turn()
    #expect(Counted.living == 0)
    _ = screen
  }
}
