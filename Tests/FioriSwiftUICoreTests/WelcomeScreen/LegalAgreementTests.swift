import FioriSwiftUICore
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("The check box of a welcome screen", .onScreen) struct LegalAgreementTests {
  private func story(look: ScreenLook = .standard) -> WelcomeStory {
    WelcomeStory(look: look) { app, input in
      WelcomeScreen(
        title: "Field Service", action: FioriButton(title: "Go") { _ in app.note("go") },
        inputText: input, legalText: "I agree to the Terms of Service.",
        isLegalAgreementRequired: true, isDemoAvailable: true
      )
      .legalAgreement(
        isAccepted: Binding {
          app.isAccepted
        } set: {
          app.isAccepted = $0
        })
    }
  }

  @Test("enables the button when it is ticked, and disables it again")
  func gates() async throws {
    let story = story()
    #expect(story.isEnabled("primaryActionButton") == false)
    #expect(story.isEnabled("footnoteActionButton") == true)
    try await story.tap("legalAgreement")
    #expect(story.app.isAccepted)
    #expect(story.isEnabled("primaryActionButton") == true)
    try await story.tap("primaryActionButton")
    #expect(story.app.diary == ["go"])
    try await story.tap("legalAgreement")
    #expect(!story.app.isAccepted)
    #expect(story.isEnabled("primaryActionButton") == false)
  }

  @Test("can be ticked by the app")
  func preset() async throws {
    let story = story()
    story.app.isAccepted = true
    await story.settle()
    #expect(story.isEnabled("primaryActionButton") == true)
  }

  @Test("keeps its state itself where the app does not")
  func ownState() async throws {
    let story = WelcomeStory { app, input in
      WelcomeScreen(
        title: { Text("Field Service") },
        action: { FioriButton(title: "Go") { _ in app.note("go") } }, inputText: input,
        legalText: { Text("I agree.") }, isLegalAgreementRequired: true)
    }
    try await story.tap("legalAgreement")
    #expect(story.isEnabled("primaryActionButton") == true)
  }

  @Test("is one control with the legal text as its name and a target of 44 points")
  func oneControl() async throws {
    let story = story()
    let control = try story.screen.find("legalAgreement")
    #expect(control.accessibilityLabel == "I agree to the Terms of Service.")
    #expect(control.bounds.height >= 44)
    #expect(control.bounds.width >= 44)
    let named = story.screen.textTree.split(separator: "\n")
      .filter { $0.contains("I agree") && !$0.contains("label") }
    #expect(named.count == 1)
  }

  @Test("is pressed by the space bar")
  func spaceBar() async throws {
    let story = story()
    _ = try story.screen.find("legalAgreement").becomeFirstResponder()
    story.screen.press(.space)
    await story.settle()
    #expect(story.app.isAccepted)
  }

  @Test("has words of its own where the app gives none")
  func defaultText() throws {
    let story = WelcomeStory { _, input in
      WelcomeScreen(title: "Field Service", inputText: input, isLegalAgreementRequired: true)
    }
    #expect(try story.text("legalAgreement") == "I agree to the terms of use.")
  }

  @Test("leaves links in its text alone, and is a control of 44 points beside them")
  func links() async throws {
    var text = AttributedString("I agree to the Terms.")
    if let range = text.range(of: "Terms") {
      text[range].link = URL(string: "https://example.com/terms")
    }
    let story = WelcomeStory { [text] app, input in
      WelcomeScreen(
        title: "Field Service", inputText: input, legalText: text, isLegalAgreementRequired: true
      )
      .legalAgreement(
        isAccepted: Binding {
          app.isAccepted
        } set: {
          app.isAccepted = $0
        })
    }
    let box = try story.screen.find("legalAgreement")
    #expect(box.accessibilityLabel == "I agree to the Terms.")
    #expect(box.bounds.width >= 44 && box.bounds.height >= 44)
    #expect(story.screen.textTree.contains("link \"Terms\""))
    try await story.tap("legalAgreement")
    #expect(story.app.isAccepted)
  }

  @Test("stands beside any view, which keeps its own controls")
  func views() async throws {
    let story = WelcomeStory { app, input in
      WelcomeScreen(
        title: { Text("Field Service") }, inputText: input,
        legalText: {
          HStack {
            Text("Read")
            Button("this") { app.note("read") }
          }
        },
        isLegalAgreementRequired: true)
    }
    #expect(try story.text("legalAgreement") == "I agree to the terms of use.")
    try await story.tap("this")
    #expect(story.app.diary == ["read"])
  }

  @Test("stands where reading begins", arguments: [false, true])
  func side(_ isRightToLeft: Bool) throws {
    let story = story(look: ScreenLook(isRightToLeft: isRightToLeft))
    let row = try story.frame("legalAgreement")
    let picture = try #require(
      try story.screen.find("legalAgreement").firstImageView)
    let middle = picture.convert(CGPoint(x: picture.bounds.midX, y: 0), to: nil).x
    #expect((middle > row.midX) == isRightToLeft)
  }
}

extension UIView {
  fileprivate var firstImageView: UIImageView? {
    if let self = self as? UIImageView { return self }
    return subviews.lazy.compactMap(\.firstImageView).first
  }
}
