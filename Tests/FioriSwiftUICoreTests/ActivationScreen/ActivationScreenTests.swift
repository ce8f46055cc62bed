import FioriSwiftUICore
import Onboarding
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("An activation screen", .onScreen) struct ActivationScreenTests {
  @Test("calls the app's buttons, the first once something was typed and checked")
  func actions() async throws {
    let story = WelcomeStory { app, input in
      ActivationScreen(
        title: "Activation", footnote: "Or",
        action: FioriButton(title: "Use your email") { _ in app.note("typed \(app.input)") },
        secondaryAction: FioriButton(title: "Scan") { _ in app.note("scan") }, inputText: input)
    }
    #expect(story.isEnabled("primaryActionButton") == false)
    #expect(story.isEnabled("secondaryActionButton") == true)
    try await story.tap("secondaryActionButton")
    try story.screen.type("jane", into: "emailTextField")
    await story.settle()
    try await story.tap("primaryActionButton")
    #expect(story.app.diary == ["scan"])
    #expect(story.screen.has("emailMessageLabel"))
    try story.screen.type("@example.com ", into: "emailTextField")
    await story.settle()
    #expect(!story.screen.has("emailMessageLabel"))
    try await story.tap("primaryActionButton")
    #expect(story.app.diary == ["scan", "typed jane@example.com"])
  }

  @Test(
    "takes what its options say",
    arguments: [
      ([.discoveryService], "jane@example.com", .tryEmail),
      ([.manualURL], "server.example.com", .tryServerAddress),
      ([.manualURL, .discoveryService, .barcodeScanner], "jane@example.com", .tryEmail),
    ] as [(Set<WelcomeScreenOption>, String, OnboardingAction)])
  func options(
    options: Set<WelcomeScreenOption>, input: String, action: OnboardingAction
  ) async throws {
    let story = WelcomeStory(input: input) { app, input in
      ActivationScreen(title: "Activation", inputText: input, options: options)
        .onPrimaryAction { app.note("\($0)") }
    }
    try await story.tap("primaryActionButton")
    #expect(story.app.diary == ["\(action)"])
    #expect(story.screen.has("secondaryActionButton") == options.contains(.barcodeScanner))
  }

  @Test("shows the wheel while it looks settings up, which can be ended")
  func lookUp() async throws {
    let story = WelcomeStory(input: "jane@example.com") { app, input in
      ActivationScreen(title: "Activation", inputText: input)
        .onPrimaryAction { _ in
          app.note("begin")
          do {
            try await Task.sleep(for: .seconds(3600))
          } catch {
            app.note("ended")
          }
        }
    }
    try await story.tap("primaryActionButton")
    #expect(!story.screen.has("primaryActionButton"))
    #expect(story.screen.has("loadingIndicatorView_textLabel"))
    #expect(story.isEnabled("emailTextField") == false)
    try await story.tap("cancelButton")
    #expect(story.app.diary == ["begin", "ended"])
    #expect(story.isEnabled("primaryActionButton") == true)
  }

  @Test("shows a message in place of title and text")
  func message() {
    let story = WelcomeStory { _, input in
      ActivationScreen(
        title: "Activation", descriptionText: "Text",
        illustratedMessage: IllustratedMessage(
          detailImage: { Image(systemName: "wifi.slash") }, title: { Text("No Connection") },
          description: { Text("Connect first.") }, detailImageSize: .large),
        inputText: input, showsIllustratedMessage: true)
    }
    #expect(story.screen.has("No Connection"))
    #expect(!story.screen.has("Activation"))
    #expect(story.screen.has("emailTextField"))
  }

  @Test("has a title that grows with the text size")
  func titleSize() throws {
    func height(_ look: ScreenLook) throws -> CGFloat {
      let story = WelcomeStory(look: look) { _, input in
        ActivationScreen(title: "Go", inputText: input)
      }
      return try story.frame("headlineLabel").height
    }
    #expect(try height(.largeText) > height(.standard) * 1.3)
  }

  @Test(
    "is whole in windows of all sizes, with large text and from right to left",
    arguments: [
      (ScreenSize.small, ScreenLook.standard), (.small, .largeText), (.landscape, .standard),
      (.desktop, .rightToLeft), (.tablet, .dark),
    ])
  func whole(size: ScreenSize, look: ScreenLook) {
    let story = WelcomeStory(size: size, look: look) { _, input in
      ActivationScreen(title: "Activation", inputText: input).onPrimaryAction { _ in }
    }
    #expect(story.screen.layoutProblems() == [])
    #expect(story.screen.has("primaryActionButton") && story.screen.has("secondaryActionButton"))
  }
}
