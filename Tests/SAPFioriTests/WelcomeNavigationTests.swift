import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("The way on from a welcome screen", .onScreen) struct WelcomeNavigationTests {
  @Test("is told to the delegate before it is taken, so that the next screen can be set up")
  func order() throws {
    let story = WelcomeStory(.activation)
    var wasShown: Bool?
    story.delegate.onActivation = { screen in
      wasShown = story.navigation?.viewControllers.contains(screen)
      screen.headlineLabel.text = "Set Up"
      screen.detailLabel.text = "Two ways lead on."
    }
    try story.display.tap("primaryActionButton")
    #expect(wasShown == false)
    #expect(story.top is FUIActivationScreen)
    #expect(try story.text("headlineLabel") == "Set Up")
    #expect(try story.text("detailLabel") == "Two ways lead on.")
  }

  @Test("is taken once by a double tap", arguments: [LaunchSetting.activation, .scanner])
  func doubleTap(_ setting: LaunchSetting) {
    let story = WelcomeStory(setting)
    story.display.settle()
    for _ in 0..<2 { story.screen.primaryActionButton.sendActions(for: .primaryActionTriggered) }
    #expect(story.navigation?.viewControllers.count == 2)
    #expect(story.delegate.events.count == 1)
  }

  @Test("is taken once by a double tap when the app leads on itself")
  func doubleTapOnStart() {
    let story = WelcomeStory(.standard)
    story.delegate.onStart = {
      $0.navigationController?.pushViewController(UIViewController(), animated: true)
    }
    story.display.settle()
    for _ in 0..<2 { story.screen.primaryActionButton.sendActions(for: .primaryActionTriggered) }
    #expect(story.navigation?.viewControllers.count == 2)
  }

  @Test("can be taken again after coming back")
  func again() throws {
    let story = WelcomeStory(.scanner)
    try story.display.tap("primaryActionButton")
    try story.display.tap("back")
    #expect(story.top === story.screen)
    try story.display.tap("primaryActionButton")
    #expect(story.delegate.events == [.scanner, .scanner])
  }

  @Test("goes back with Escape")
  func escape() throws {
    let story = WelcomeStory(.activation)
    try story.display.tap("primaryActionButton")
    story.display.press(.escape)
    #expect(story.top === story.screen)
  }

  @Test(
    "brings a navigation controller and Cancel along where there is none",
    arguments: [LaunchSetting.activation, .scanner])
  func presented(_ setting: LaunchSetting) throws {
    let story = WelcomeStory(setting, isEmbedded: false)
    try story.display.tap("primaryActionButton")
    let presented = story.screen.presentedViewController as? UINavigationController
    #expect(presented?.viewControllers.count == 1)
    #expect(story.top is FUIWelcomeController)
    try story.display.tap("Cancel")
    #expect(story.screen.presentedViewController == nil)
    #expect(story.display.has("primaryActionButton"))
  }

  @Test("works in a container that is in a navigation controller")
  func container() throws {
    let screen = LaunchSetting.scanner.makeScreen()
    let outer = UIViewController()
    outer.addChild(screen)
    outer.view.addSubview(screen.view)
    screen.view.frame = outer.view.bounds
    screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.didMove(toParent: outer)
    let navigation = UINavigationController(rootViewController: outer)
    let display = Screen(navigation)
    try display.tap("primaryActionButton")
    #expect(navigation.topViewController is FUIOnboardingScanViewController)
  }

  @Test("draws a line below the bar once content lies under it")
  func barLine() throws {
    let story = WelcomeStory(.discovery, size: .small, look: .largeText)
    let item = story.screen.navigationItem
    #expect(item.standardAppearance?.shadowColor == nil)
    let views = try #require(story.screen.view).subviews
    let scroll = try #require(views.lazy.compactMap { $0 as? UIScrollView }.first)
    story.display.settle()
    #expect(scroll.contentSize.height > scroll.bounds.height)
    scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    story.display.settle()
    #expect(item.standardAppearance?.shadowColor != nil)
    scroll.setContentOffset(.zero, animated: false)
    story.display.settle()
    #expect(item.standardAppearance?.shadowColor == nil)
  }

  @Test("draws a line above the logo while more follows below it")
  func footerLine() throws {
    let story = WelcomeStory(.discovery, size: .small, look: .largeText)
    story.display.settle()
    let views = try #require(story.screen.view).subviews
    let scroll = try #require(views.lazy.compactMap { $0 as? UIScrollView }.first)
    let line = try #require(views.first { $0.frame.height == 1 })
    #expect(!line.isHidden)
    scroll.setContentOffset(
      CGPoint(x: 0, y: scroll.contentSize.height - scroll.bounds.height), animated: false)
    story.display.settle()
    #expect(line.isHidden)
  }
}
