import FioriSwiftUICore
import Onboarding
import OnboardingTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("The whole set by keyboard alone", .onScreen) struct SetKeyboardTests {
  /// Goes on by Tab until a part has the focus, once around at most.
  private func reach(_ name: String, _ story: WelcomeStory) throws -> Bool {
    for _ in 0..<24 {
      let part = try story.screen.find(name)
      if part.all(UIView.self).contains(where: \.isFirstResponder) { return true }
      story.screen.press(.tab)
    }
    return false
  }

  @Test("reaches each control by Tab, and presses it by Space", arguments: KeyedView.set)
  func stops(keyed: KeyedView) async throws {
    for stop in keyed.stops {
      let story = keyed.story()
      await story.settle()
      #expect(try reach(stop.name, story), "\(stop.name)")
      guard let event = stop.event else { continue }
      story.screen.press(.space)
      await story.settle()
      #expect(story.app.diary == [event], "\(stop.name)")
    }
  }

  @Test("gives a screen reader a heading on each screen", arguments: KeyedView.set.prefix(10))
  func headings(keyed: KeyedView) async throws {
    let story = keyed.story()
    await story.settle()
    let tree = story.screen.textTree
    #expect(tree.contains("heading \""), "\(tree)")
  }

  @Test("has no control without a name", arguments: KeyedView.set)
  func names(keyed: KeyedView) async throws {
    let story = keyed.story()
    await story.settle()
    for control in story.screen.controls where control.isAccessibilityElement {
      let name = control.accessibilityLabel ?? ""
      #expect(!name.isEmpty, "\(control.accessibilityIdentifier ?? "\(type(of: control))")")
    }
  }

  @Test("leads through the licence of a flow and past it, by keys alone")
  func flow() async throws {
    struct Flow: View {
      let app: WelcomeApp
      @State private var step = 0
      var body: some View {
        NavigationStack {
          switch step {
          case 0:
            EULAView(title: "Licence", bodyText: "Text", didAgree: { step = 1 })
          case 1:
            UserConsentForm(
              userConsentPages: [UserConsentPage(title: "One"), UserConsentPage(title: "Two")],
              didAllow: { step = 2 })
          default: InfoView(title: "Info", actionText: "Continue", action: { app.note("done") })
          }
        }
      }
    }
    let story = WelcomeStory { app, _ in Flow(app: app) }
    await story.settle()
    for name in ["confirmButton", "nextButton", "allowButton"] {
      #expect(try reach(name, story), "\(name)")
      story.screen.press(.space)
      await story.settle()
    }
    story.screen.press(.return)
    await story.settle()
    #expect(story.app.diary == ["done"])
    story.screen.press(.escape)
    story.screen.press(.altLeft)
    await story.settle()
    #expect(story.screen.has("Info") && !story.screen.has("Licence"), "there is no way back")
  }
}
