import FioriSwiftUICore
import Onboarding
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("A passcode policy on the screen", .onScreen) struct FioriPasscodePolicyTests {
  @MainActor @Observable final class App {
    var passcode = ""
    @ObservationIgnored var signIns = 0
  }

  private struct Page: View {
    @Bindable var app: App
    var policy = FioriPasscodePolicy(minLength: 4, hasDigit: true)

    var body: some View {
      Authentication(
        title: "Create Passcode", signInAction: FioriButton(title: "Next"), isDisabled: false,
        didSignIn: { app.signIns += 1 }
      )
      .authenticationStyle(
        PasscodePolicyAuthenticationStyle(passcode: $app.passcode, policy: policy))
    }
  }

  @Test("has the published defaults, and can be changed")
  func defaults() {
    var policy = FioriPasscodePolicy()
    #expect(policy.minLength == 8 && policy.minUniqueChars == -1)
    #expect(!policy.hasDigit && !policy.hasUpper && !policy.hasLower && !policy.hasSpecial)
    #expect(!policy.isDigitsOnly && policy.passcodeRules.isEmpty)
    policy.hasUpper = true
    policy.hasUpper = true
    policy.hasDigit = true
    policy.hasDigit = false
    policy.minLength = 2
    #expect(policy.hasUpper && !policy.hasDigit)
    #expect(policy.validate(passcode: "Ab") && !policy.validate(passcode: "ab"))
  }

  @Test("names what it asks for, and what a passcode has")
  func requirements() {
    var policy = FioriPasscodePolicy(
      minLength: 8, hasDigit: true, hasUpper: true, minUniqueChars: 4)
    policy.addPasscodeRule(
      FioriPasscodeRule(displayName: "Hidden", isDisplayed: false) { _ in true })
    policy.addPasscodeRule(
      FioriPasscodeRule(displayName: "Shown", isDisplayed: true) { _ in false })
    let list = policy.requirements(for: "abcdefg1")
    #expect(
      list.map(\.requirement.id) == [
        "minLength", "hasDigit", "hasUpper", "minUniqueChars", "rule.1",
      ])
    #expect(list.map(\.isSatisfied) == [true, true, false, true, false])
    #expect(list[0].requirement.displayName == "At least 8 characters")
    #expect(list[4].requirement.displayName == "Shown")
  }

  @Test("has each line say whether it is fulfilled, as a person types")
  func lines() async throws {
    let app = App()
    let screen = show(Page(app: app))
    #expect(
      screen.lines.filter { $0.contains("#requirement") } == [
        "label \"At least 4 characters, not done yet\" #requirement.minLength",
        "label \"At least one digit, not done yet\" #requirement.hasDigit",
      ])
    try screen.type("1", into: "Passcode")
    await screen.settleAll()
    #expect(screen.lines.contains("label \"At least one digit, done\" #requirement.hasDigit"))
    #expect(screen.window.lastAnnouncement == "At least one digit, done")
    #expect(screen.isEnabled("signInButton") == false)
    try screen.type("abc")
    await screen.settleAll()
    #expect(screen.window.lastAnnouncement == "The passcode fulfils all requirements.")
    #expect(screen.isEnabled("signInButton") == true)
  }

  @Test("lets Return lead on only when all is fulfilled")
  func returnKey() async throws {
    let app = App()
    let screen = show(Page(app: app))
    try screen.type("abc", into: "Passcode")
    screen.press(.return)
    await screen.settleAll()
    #expect(app.signIns == 0)
    try screen.type("1")
    await screen.settleAll()
    screen.press(.return)
    await screen.settleAll()
    #expect(app.signIns == 1)
    #expect(app.passcode == "abc1")
  }

  @Test("counts rules that are not shown")
  func hiddenRule() {
    var policy = FioriPasscodePolicy(minLength: 0)
    policy.addPasscodeRule(
      FioriPasscodeRule(displayName: "Same", isDisplayed: false) { $0 == "1234" })
    let app = App()
    app.passcode = "123"
    let screen = show(Page(app: app, policy: policy))
    #expect(screen.isEnabled("signInButton") == false)
    #expect(!screen.textTree.contains("#requirement"))
  }

  @Test("keeps the passcode out of the tree, and takes the app's own field")
  func ownField() {
    let app = App()
    app.passcode = "topsecret1"
    let screen = show(
      Authentication(
        title: { Text("Create Passcode") },
        authInput: {
          TextFieldFormView(
            title: "Code", text: .constant(app.passcode), isSecureEnabled: true)
        }, isDisabled: false
      )
      .authenticationStyle(
        PasscodePolicyAuthenticationStyle(
          passcode: .constant(app.passcode), policy: FioriPasscodePolicy())))
    #expect(screen.window.all(UITextField.self).count == 1)
    #expect(screen.lines.contains { $0.hasPrefix("password \"Code\"") })
    #expect(!screen.textTree.contains("topsecret1"))
    #expect(screen.isEnabled("signInButton") == true)
  }

  @Test("is never cut", arguments: [ScreenSize.small, .handheld, .desktop], [1.0, 2.0])
  func nothingCut(_ size: ScreenSize, _ scale: Double) {
    let policy = FioriPasscodePolicy(
      hasDigit: true, hasUpper: true, hasLower: true, hasSpecial: true, minUniqueChars: 5)
    for isRightToLeft in [false, true] {
      let screen = show(
        Page(app: App(), policy: policy), size: size,
        look: ScreenLook(textScale: scale, isRightToLeft: isRightToLeft))
      #expect(screen.layoutProblems() == [])
      screen.close()
    }
  }
}
