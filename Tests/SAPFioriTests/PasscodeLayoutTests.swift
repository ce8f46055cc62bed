import Localization
import Onboarding
import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("Every passcode page in every window", .onScreen) struct PasscodeLayoutTests {
  /// A page, and what leads to it.
  struct Page: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let show: @MainActor (PasscodeSetting) async throws -> Screen

    init(_ name: String, show: @escaping @MainActor (PasscodeSetting) async throws -> Screen) {
      testDescription = name
      self.show = show
    }
  }

  private nonisolated static let sizes: [ScreenSize] = [.handheld, .small, .landscape]
  private nonisolated static let looks = [
    ScreenLook.standard, .largeText, .rightToLeft, ScreenLook(textScale: 2, isRightToLeft: true),
    .dark,
  ]

  private static func crowded(_ setting: PasscodeSetting) -> PasscodeSetting {
    var setting = setting
    setting.policy = {
      ($0.hasDigit, $0.hasUpper, $0.hasLower, $0.hasSpecial) = (true, true, true, true)
      $0.minUniqueChars = 5
      $0.noPasscodeRequired = true
      $0.retryLimit = 3
    }
    return setting
  }

  private static func offered(
    _ setting: PasscodeSetting, _ state: BiometricState, isWaiting: Bool = false
  ) async throws -> Screen {
    var setting = setting
    (setting.hasFinger, setting.state) = (true, state)
    let story = try PasscodeStory.create(setting)
    let button = "primaryActionButton"
    try await story.display.wait(until: "the offer") { story.display.has(button) }
    if isWaiting {
      story.sensor.scans = [.init(.noMatch)]
      try story.display.tap(button)
      try await story.display.wait(until: "the wait") { story.sensor.verificationCount == 2 }
    }
    return story.display
  }

  nonisolated static let pages = [
    Page("choosing") { setting in
      let story = try PasscodeStory.create(crowded(setting))
      try story.display.type("ab1", into: "passcodeTextField")
      story.display.press(.return)
      return story.display
    },
    Page("once more") { setting in
      let story = try PasscodeStory.create(setting)
      try story.enter("abcd1234", then: setting.isEmbedded ? "nextItem" : "primaryActionButton")
      return story.display
    },
    Page("choosing without a bar") { setting in
      var setting = crowded(setting)
      setting.isEmbedded = false
      return try PasscodeStory.create(setting).display
    },
    Page("a finger is offered") {
      try await offered($0, .ready(FakeBiometricSensor.enrolment))
    },
    Page("a wrong finger") {
      try await offered($0, .ready(FakeBiometricSensor.enrolment), isWaiting: true)
    },
    Page("no finger is enrolled") { try await offered($0, .notEnrolled) },
    Page("a question about the settings") { setting in
      let screen = try await offered(setting, .notEnrolled)
      try screen.tap("primaryActionButton")
      return screen
    },
    Page("entering") { setting in
      let story = try PasscodeStory.input(crowded(setting)) { screen, delegate in
        screen.isToShowCancelBarItem = true
        delegate.onTry = { passcode, _ in
          throw FUIPasscodeControllerError.invalidPasscode(code: passcode, triesRemaining: 2)
        }
      }
      try story.enter("wrong", then: "doneItem")
      return story.display
    },
    Page("locked") { setting in
      let story = try PasscodeStory.input(setting) { _, delegate in
        delegate.onTry = { passcode, _ in
          throw FUIPasscodeControllerError.invalidPasscode(code: passcode, triesRemaining: 0)
        }
      }
      try story.enter("wrong", then: "doneItem")
      return story.display
    },
    Page("a finger is asked for") { setting in
      var setting = setting
      setting.hasFinger = true
      setting.prepare = { _, store in
        let enrolment = FakeBiometricSensor.enrolment
        try store.put(
          "x", facts: FingerPasscode(enrolment: enrolment, isGenerated: false), for: "jane")
      }
      let story = try PasscodeStory.input(setting)
      try await story.display.wait(until: "the reader") { story.sensor.isWaiting }
      story.sensor.hint(.liftFinger)
      return story.display
    },
  ]

  @Test("shows all its texts and controls, in their places or a scroll away", arguments: pages)
  func nothingCut(_ page: Page) async throws {
    for size in Self.sizes {
      for look in Self.looks {
        var setting = PasscodeSetting()
        (setting.size, setting.look) = (size, look)
        let screen = try await page.show(setting)
        #expect(screen.layoutProblems() == [], "\(size) \(look)")
        screen.close()
      }
    }
  }

  @Test("keeps its buttons apart from what is above them", arguments: pages)
  func buttons(_ page: Page) async throws {
    let screen = try await page.show(PasscodeSetting())
    func frames(_ names: [String]) -> [CGRect] {
      names.compactMap { try? screen.find($0) }.map { $0.convert($0.bounds, to: nil) }
    }
    let above = frames(["detailLabel", "passcodeTextField", "statusLabel", "messageLabel"])
    let buttons = frames(
      [
        "primaryActionButton", "notNowButton", "learnMoreButton", "backButton", "skipButton",
        "useFingerButton", "usePasscodeButton", "resetButton",
      ])
    // A question and a locked screen lie over the page.
    guard let last = above.map(\.maxY).max() else { return }
    for button in buttons { #expect(button.minY - last >= 20) }
  }

  @Test("is laid out anew when the look changes while it is shown", arguments: pages)
  func lookChanges(_ page: Page) async throws {
    var setting = PasscodeSetting()
    setting.size = .small
    let screen = try await page.show(setting)
    for look in Self.looks {
      screen.setLook(look)
      #expect(screen.layoutProblems() == [], "\(look)")
    }
  }

  @Test(
    "shows all its texts in every language", arguments: ["en"] + OnboardingLanguage.all.map(\.tag))
  func languages(_ tag: String) async throws {
    let before = OnboardingTexts.standard
    defer { OnboardingTexts.standard = before }
    OnboardingTexts.standard = OnboardingTexts(for: LanguageChoice(override: [tag]))
    for page in Self.pages {
      var setting = PasscodeSetting()
      setting.size = .small
      setting.look = ScreenLook(textScale: 2, isRightToLeft: ["ar", "he"].contains(tag))
      let screen = try await page.show(setting)
      let problems = screen.layoutProblems()
      // In Hindi a bar with items on both sides cuts Cancel at the largest text in the smallest window.
      let known: Set<LayoutProblem> = tag == "hi" ? [.textCut(text: "रद्द करें")] : []
      #expect(Set(problems).isSubset(of: known), "\(page.testDescription): \(problems)")
      screen.close()
    }
  }

  @Test("keeps the field in sight while a person types, in the smallest window")
  func fieldInSight() throws {
    var setting = Self.crowded(PasscodeSetting())
    (setting.size, setting.look) = (.small, .largeText)
    let story = try PasscodeStory.create(setting)
    try story.display.type("abc", into: "passcodeTextField")
    let field = try story.display.find("passcodeTextField")
    let frame = field.convert(field.bounds, to: nil)
    #expect(frame.minY >= 0 && frame.maxY <= 480)
  }
}
