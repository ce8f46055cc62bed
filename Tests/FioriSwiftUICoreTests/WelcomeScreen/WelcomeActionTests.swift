import FioriSwiftUICore
import Onboarding
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("What is done on a welcome screen", .onScreen) struct WelcomeActionTests {
  @Test("calls the action of the app's button once a tap", arguments: ScreenForm.allCases)
  func ownAction(_ form: ScreenForm) async throws {
    let story = WelcomeStory { app, input in
      form.screen(input, hasAction: true) { app.note("go") }
    }
    try await story.tap("primaryActionButton")
    #expect(story.app.diary == ["go"])
    try await story.tap("primaryActionButton")
    #expect(story.app.diary == ["go", "go"])
  }

  @Test(
    "is told to the app where its button has no action",
    arguments: [
      (.isConfigured, [], "", .start), (.notConfigured, [.barcodeScanner], "", .openScanner),
      (.notConfigured, [.barcodeScanner, .discoveryService], "", .openActivation),
      (.notConfigured, [.discoveryService], "jane@example.com", .tryEmail),
      (.notConfigured, [.manualURL], "server.example.com", .tryServerAddress),
      (.notConfigured, [.manualURL, .discoveryService], "jane@example.com", .tryEmail),
    ] as [(WelcomeScreenState, Set<WelcomeScreenOption>, String, OnboardingAction)])
  func toldActions(
    _ state: WelcomeScreenState, _ options: Set<WelcomeScreenOption>, _ input: String,
    _ expected: OnboardingAction
  ) async throws {
    let story = WelcomeStory(input: input) { app, input in
      WelcomeScreen(title: "Field Service", inputText: input, state: state, options: options)
        .onPrimaryAction { app.note("\($0)") }
    }
    try await story.tap("primaryActionButton")
    #expect(story.app.diary == ["\(expected)"])
  }

  @Test("works with a system button in the slot, which looks like the kit's")
  func systemButton() async throws {
    let story = WelcomeStory { app, input in
      WelcomeScreen(
        title: { Text("Field Service") }, action: { Button("Begin") { app.note("begin") } },
        inputText: input)
    }
    #expect(try story.frame("primaryActionButton").width > 300)
    #expect(try story.frame("primaryActionButton").height >= 44)
    try await story.tap("primaryActionButton")
    #expect(story.app.diary == ["begin"])
  }

  @Test("is not done a second time while it runs, and can be ended")
  func running() async throws {
    let story = WelcomeStory(input: "jane@example.com") { app, input in
      WelcomeScreen(title: "Field Service", inputText: input, options: [.discoveryService])
        .onPrimaryAction { _ in
          app.note("begin")
          do {
            try await Task.sleep(for: .seconds(3600))
          } catch {
            app.note("ended")
          }
        }
        .welcomeScreenLoading { app.note("cancel") }
    }
    try await story.tap("primaryActionButton")
    #expect(story.app.diary == ["begin"])
    #expect(!story.screen.has("primaryActionButton"))
    #expect(try story.text("loadingIndicatorView_textLabel") == "Checking Account…")
    #expect(story.isEnabled("emailTextField") == false)
    try await story.tap("cancelButton")
    #expect(story.screen.has("primaryActionButton"))
    #expect(story.app.diary.sorted() == ["begin", "cancel", "ended"])
    #expect(try story.screen.find("emailTextField").isFirstResponder)
  }

  @Test("Two presses in one turn are one")
  func doublePress() async throws {
    let story = WelcomeStory { app, input in
      WelcomeScreen(title: "Field Service", inputText: input, state: .isConfigured)
        .onPrimaryAction { _ in
          app.note("begin")
          await Task.yield()
        }
    }
    let button = try #require(try story.screen.find("primaryActionButton") as? UIControl)
    button.sendActions(for: .primaryActionTriggered)
    button.sendActions(for: .primaryActionTriggered)
    await story.settle()
    #expect(story.app.diary == ["begin"])
    #expect(story.screen.has("primaryActionButton"))
  }

  @Test("A look-up of the app's own shows the wheel, and Cancel only if it can be ended")
  func loading() async throws {
    let story = WelcomeStory(input: "jane@example.com") { app, input in
      WelcomeScreen(
        title: "Field Service", action: FioriButton(title: "Go") { _ in app.isLoading = true },
        inputText: input, options: [.discoveryService], isDemoAvailable: true
      )
      .welcomeScreenLoading(app.isLoading, message: "Just a moment")
    }
    #expect(!story.screen.has("Just a moment"))
    try await story.tap("primaryActionButton")
    #expect(story.screen.has("Just a moment"))
    #expect(!story.screen.has("cancelButton"))
    #expect(story.isEnabled("footnoteActionButton") == false)
    story.app.isLoading = false
    await story.settle()
    #expect(story.isEnabled("primaryActionButton") == true)
  }

  @Test("The demo's button of the kit tells the app", arguments: ScreenForm.allCases)
  func demo(_ form: ScreenForm) async throws {
    let story = WelcomeStory { app, input in form.screen(input).onDemoMode { app.note("demo") } }
    try await story.tap("footnoteActionButton")
    #expect(story.app.diary == ["demo"])
  }

  @Test("The demo's button of the app does what the app says, and no more")
  func ownDemo() async throws {
    let story = WelcomeStory { app, input in
      WelcomeScreen(
        title: "Field Service",
        secondaryAction: FioriButton(title: "Look Around") { _ in app.note("own") },
        inputText: input
      )
      .onDemoMode { app.note("demo") }
    }
    try await story.tap("Look Around")
    #expect(story.app.diary == ["own"])
  }

  @Test("A demo that nobody has made is said to be missing")
  func missingDemo() async throws {
    let story = WelcomeStory { _, input in
      WelcomeScreen(title: "Field Service", inputText: input, isDemoAvailable: true)
    }
    try await story.tap("footnoteActionButton")
    try await story.screen.wait(until: "the message") {
      story.screen.has("The demo is not available. Set the app up to use it.")
    }
    try await story.tap("OK")
    try await story.screen.wait(until: "the screen") {
      story.isEnabled("footnoteActionButton") == true
    }
    try await story.tap("footnoteActionButton")
    try await story.screen.wait(until: "the message again") { story.screen.has("OK") }
  }
}
