import FioriSwiftUICore
import Onboarding
import OnboardingTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Closing the window", .onScreen) struct WindowClosingTests {
  private let app = WelcomeApp()

  /// A view on a real window, whose close button is pressed.
  private func shown<Content: View>(_ view: Content) async throws -> Screen {
    try await Screen.shown(UIHostingController(rootView: view))
  }

  private var form: UserConsentForm {
    UserConsentForm(
      userConsentPages: [UserConsentPage(title: "One"), UserConsentPage(title: "Two")],
      didCancel: { app.note("cancel") })
  }

  @Test("closes it where nobody has anything to say")
  func plain() async throws {
    let screen = try await shown(Text("Hello"))
    #expect(!screen.requestClose())
    screen.close()
  }

  @Test("asks on a consent form what Cancel asks, and stays when the answer is no")
  func consentStays() async throws {
    let screen = try await shown(NavigationStack { form })
    #expect(screen.requestClose(), "the window stays while the person is asked")
    try await screen.wait(until: "the question") { screen.has("Do you want to end the setup?") }
    #expect(screen.requestClose(), "asking twice asks no second question")
    try screen.tap("No")
    try await screen.wait(until: "the form") { !screen.has("Do you want to end the setup?") }
    #expect(app.diary == [] && screen.has("One"))
    try screen.tap("nextButton")
    try await screen.wait(until: "the page") { screen.has("Two") }
    #expect(screen.requestClose(), "on a later page too, where there is Back in place of Cancel")
    screen.close()
  }

  @Test("closes when the answer is yes, after the app has been told")
  func consentCloses() async throws {
    let screen = try await shown(form)
    #expect(screen.requestClose())
    try await screen.wait(until: "the question") { screen.has("Do you want to end the setup?") }
    try screen.tap("Quit")
    try await screen.wait(until: "the end") { !screen.window.isShown }
    #expect(app.diary == ["cancel"])
    screen.close()
  }

  @Test("asks nothing where Cancel asks nothing, and tells the app that it is left")
  func told() async throws {
    let quiet = UserConsentForm(
      userConsentPages: [UserConsentPage(title: "One")], alertConfiguration: nil,
      didCancel: { app.note("consent") })
    let licence = EULAView(
      title: "Licence", bodyText: "Text",
      cancelAction: FioriButton(title: "Go") { _ in app.note("own") },
      didCancel: { app.note("licence") })
    let scanner = OnboardingScanView(didCancel: { app.note("scan") }).codeScanner(nil)
    for view in [AnyView(quiet), AnyView(NavigationStack { licence }), AnyView(scanner)] {
      let screen = try await shown(view)
      #expect(!screen.requestClose())
      screen.close()
    }
    #expect(app.diary == ["consent", "own", "licence", "scan"])
  }

  @Test("asks page by page as the form does, where it can be left")
  func survey() async throws {
    let asking = UserConsentForm(
      isPresented: .constant(true),
      userConsentPages: [UserConsentPage(title: "One", isRequired: true)],
      alertConfiguration: { _ in
        AlertConfiguration(
          title: "Leave?", action: .init(label: "Stay"), secondaryAction: .init(label: "Leave"))
      }, didCancel: { app.note("cancel") })
    let screen = try await shown(asking)
    #expect(screen.requestClose())
    try await screen.wait(until: "the question") { screen.has("Leave?") }
    try screen.tap("Leave")
    try await screen.wait(until: "the end") { !screen.window.isShown }
    #expect(app.diary == ["cancel"])
    screen.close()
  }

  @Test("asks what is on the top page of a stack, and nobody below it")
  func stack() async throws {
    let pages = NavigationStack(path: .constant([1])) {
      EULAView(title: "Licence", bodyText: "Text", didCancel: { app.note("licence") })
        .navigationDestination(for: Int.self) { _ in form }
    }
    let screen = try await shown(pages)
    #expect(screen.requestClose())
    #expect(app.diary == [])
    screen.close()
  }
}
