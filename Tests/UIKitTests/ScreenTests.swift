import Foundation
import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A screen under test", .onScreen) struct ScreenTests {
  private let form = FormController()

  @Test("runs on the process's main thread, before and after waiting")
  func mainThread() async {
    #expect(Thread.isMainThread)
    await Screen.turn()
    #expect(Thread.isMainThread)
  }

  @Test("has a line for each element: role, name, value, states, identifier")
  func textTree() throws {
    form.email.text = "jane@example.com"
    form.email.accessibilityIdentifier = "email"
    form.secret.text = "correct horse"
    form.button.isEnabled = false
    form.toggle.isOn = true
    let screen = Screen(form)
    #expect(
      screen.textTree == """
        heading "Sign in"
        text box "E-mail" = "jane@example.com" #email
        password "Password"
        switch "Stay signed in" on
        button "Continue" disabled
        """)
  }

  @Test("types through the focused input and taps buttons", arguments: [false, true])
  func input(isShown: Bool) async throws {
    var presses = 0
    form.onContinue = { presses += 1 }
    let screen = isShown ? try await Screen.shown(form) : Screen(form)
    try screen.type("ä🙂", into: "E-mail")
    #expect(form.email.text == "ä🙂")
    #expect(form.email.isFirstResponder)
    try screen.tap("Continue")
    #expect(presses == 1)
  }

  @Test("moves the focus with Tab and presses with Space", arguments: [false, true])
  func keys(isShown: Bool) async throws {
    var presses = 0
    form.onContinue = { presses += 1 }
    let screen = isShown ? try await Screen.shown(form) : Screen(form)
    try screen.tap("Password")
    screen.press(.tab)
    #expect(form.toggle.isFirstResponder)
    screen.press(.space)
    #expect(form.toggle.isOn)
    screen.press(.tab)
    #expect(form.button.isFirstResponder)
    screen.press(.backTab)
    #expect(form.toggle.isFirstResponder)
    screen.press(.tab)
    screen.press(.space)
    try await screen.wait(until: "the button to be pressed") { presses == 1 }
  }
}
