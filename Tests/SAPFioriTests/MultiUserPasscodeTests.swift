import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("A passcode screen of several persons", .onScreen) struct MultiUserPasscodeTests {
  private struct User: FUIUser {
    var image: UIImage?
    var name: String
    var infoString: String?
    var id: String
  }

  private final class Users: FUIMultiUserPasscodeControllerDataSource {
    var onboardedUsers: [any FUIUser] = [
      User(name: "Maria Keller", infoString: "maria@example.com", id: "maria"),
      User(name: "Jane Doe", infoString: nil, id: "jane"),
      User(name: "Ōta", infoString: "ota@example.com", id: "ota"),
    ]
    var currentUserId = "maria"
    isolated deinit {}
  }

  private let users = Users()

  private func story(
    _ setting: PasscodeSetting = PasscodeSetting()
  ) throws -> PasscodeStory<FUIMultiUserPasscodeController> {
    let screen = FUIMultiUserPasscodeController()
    return try PasscodeStory.make(screen, setting) { screen, delegate in
      screen.dataSource = users
      screen.titleLabel.text = "Field Service"
      delegate.onTry = { passcode, _ in
        guard passcode != "abcd1234" else { return }
        throw FUIPasscodeControllerError.invalidPasscode(
          code: passcode, triesRemaining: FUIPasscodePolicy.passcodePolicyNoLimit)
      }
    }
  }

  @Test("says whose passcode is asked for, and takes it by keys alone")
  func signIn() throws {
    let story = try story()
    #expect(try story.text("userNameLabel") == "Maria Keller")
    #expect(try story.text("userInfoLabel") == "maria@example.com")
    #expect(try story.text("titleLabel") == "Field Service")
    #expect(throws: ScreenError.disabled(name: "primaryActionButton")) {
      try story.display.tap("primaryActionButton")
    }
    try story.display.type("abcd1234")
    story.display.press(.return)
    story.display.press(.return)
    #expect(story.delegate.events == [.attempt("abcd1234", .match, .user)])
    #expect(story.screen.userIdentifier == "maria")
  }

  @Test("lists the persons, and marks the one whose turn it is")
  func list() throws {
    let story = try story()
    try story.display.tap("switchUserButton")
    #expect(story.title == "Switch User")
    #expect(story.display.has("Maria Keller, maria@example.com, current user"))
    #expect(story.display.has("Jane Doe"))
    try story.display.tap("user.maria")
    #expect(story.title == "Enter Passcode")
    #expect(story.delegate.events.isEmpty)
  }

  @Test("lets another person take the turn")
  func switchUser() throws {
    let story = try story()
    try story.display.tap("switchUserButton")
    try story.display.tap("user.jane")
    #expect(story.delegate.events == [.switchUser("jane")])
    #expect(users.currentUserId == "jane")
    #expect(try story.text("userNameLabel") == "Jane Doe")
    #expect(!story.display.has("userInfoLabel"))
    try story.enter("abcd1234", then: "primaryActionButton")
    #expect(story.screen.userIdentifier == "jane")
  }

  @Test("lets somebody new in")
  func addUser() throws {
    let story = try story()
    try story.display.tap("switchUserButton")
    try story.display.tap("addUserButton")
    #expect(story.delegate.events == [.addUser])
    #expect(story.delegate.sender === story.screen)
    #expect(story.title == "Enter Passcode")
  }

  @Test("finds a person by a part of the name or of what else is known")
  func search() throws {
    let story = try story()
    try story.display.tap("switchUserButton")
    try story.display.type("OTA@", into: "searchTextField")
    #expect(story.display.has("user.ota") && !story.display.has("user.jane"))
    try story.display.type("x")
    #expect(story.display.has("No user found"))
    #expect(story.display.has("addUserButton"))
  }

  @Test("counts the tries of each person by themselves, whoever comes between")
  func counts() throws {
    var setting = PasscodeSetting()
    setting.policy = { $0.retryLimit = 2 }
    let story = try story(setting)
    func change(to id: String) throws {
      try story.display.tap("switchUserButton")
      try story.display.tap("user.\(id)")
    }
    try story.enter("wrong", then: "primaryActionButton")
    #expect(try story.text("messageLabel") == "This passcode is wrong.\nTries left: 1")
    try change(to: "jane")
    #expect(!story.display.has("messageLabel"))
    try story.enter("wrong", then: "primaryActionButton")
    #expect(try story.text("messageLabel") == "This passcode is wrong.\nTries left: 1")
    try change(to: "maria")
    try story.enter("wrong", then: "primaryActionButton")
    #expect(story.display.has("No Tries Left"))
    try story.display.tap("OK")
    #expect(story.delegate.events.last == .reset)
    try change(to: "jane")
    try story.enter("abcd1234", then: "primaryActionButton")
    #expect(story.delegate.attempts.count == 4)
  }

  @Test("works without a navigation controller")
  func alone() throws {
    var setting = PasscodeSetting()
    setting.isEmbedded = false
    let story = try story(setting)
    try story.display.tap("switchUserButton")
    try story.display.tap("user.jane")
    #expect(story.screen.presentedViewController == nil)
    #expect(story.delegate.events == [.switchUser("jane")])
  }

  @Test("says how to go on for those who do not know their passcode")
  func reset() throws {
    let story = try story()
    try story.display.tap("resetButton")
    #expect(story.delegate.events == [.reset])
  }

  @Test("is not left by Escape, which leads back from the list")
  func escape() throws {
    let story = try story()
    story.display.press(.escape)
    try story.display.tap("switchUserButton")
    story.display.press(.escape)
    #expect(story.title == "Enter Passcode")
    #expect(story.delegate.events.isEmpty)
  }

  @Test(
    "shows initials where there is no picture",
    arguments: [
      ("Maria Keller", "MK"), ("Ōta", "Ō"), ("  Jean-Luc  de la Tour ", "JT"), ("", ""),
      ("李 小龍", "李小"), ("O'Neill, Shaun", "OS"),
    ])
  func initials(_ name: String, _ initials: String) throws {
    users.onboardedUsers = [User(name: name, id: "maria")]
    let story = try story()
    func label(in view: UIView) -> UILabel? {
      if view.accessibilityIdentifier == "userInitialsLabel" { return view as? UILabel }
      return view.subviews.lazy.compactMap { label(in: $0) }.first
    }
    #expect(label(in: story.screen.view)?.text == initials)
  }

  @Test(
    "has all in its place in every window", arguments: [ScreenSize.handheld, .small, .landscape])
  func layout(_ size: ScreenSize) throws {
    for look in [ScreenLook.standard, .largeText, .rightToLeft, .dark] {
      var setting = PasscodeSetting()
      (setting.size, setting.look) = (size, look)
      let story = try story(setting)
      try story.enter("wrong", then: "primaryActionButton")
      #expect(story.display.layoutProblems() == [], "\(look)")
      try story.display.tap("switchUserButton")
      #expect(story.display.layoutProblems() == [], "\(look)")
      story.display.close()
    }
  }
}
