import FioriSwiftUICore
import FioriThemeManager
import Onboarding
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("A welcome screen in every window", .onScreen) struct WelcomeLayoutTests {
  private nonisolated static let sizes: [ScreenSize] = [
    .handheld, .small, .landscape, .tablet, .desktop,
  ]
  private nonisolated static let looks: [ScreenLook] = [1, 1.35, 2].flatMap { scale in
    [false, true].flatMap { dark in
      [false, true].map { ScreenLook(isDark: dark, textScale: scale, isRightToLeft: $0) }
    }
  }

  struct State: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let show: @MainActor (ScreenSize, ScreenLook) -> WelcomeStory
  }

  nonisolated static let states = [
    State(testDescription: "an address is asked for") { size, look in
      WelcomeStory(size: size, look: look) { _, input in
        WelcomeScreen(title: "Field Service", inputText: input, options: [.discoveryService])
          .onDemoMode {}
      }
    },
    State(testDescription: "a look-up is going on") { size, look in
      WelcomeStory(size: size, look: look) { _, input in
        WelcomeScreen(
          title: "Field Service", inputText: input, options: [.discoveryService],
          isDemoAvailable: true
        )
        .welcomeScreenLoading(true) {}
      }
    },
    State(testDescription: "texts are long") { size, look in
      WelcomeStory(size: size, look: look) { _, input in
        WelcomeScreen(
          title: "Willkommen bei der Außendienststeuerung",
          description:
            "Geben Sie zur Einrichtung die E-Mail-Adresse Ihrer Benutzerkontenverwaltung ein.",
          footnote: "Möchten Sie die Anwendung zuerst unverbindlich kennenlernen?",
          action: FioriButton(title: "Konfigurationseinstellungen jetzt herunterladen"),
          secondaryAction: FioriButton(title: "Vorführmodus mit Beispieldaten ausprobieren"),
          inputText: input,
          legalText: "Ich stimme den Nutzungsbedingungen und der Datenschutzerklärung zu.",
          isLegalAgreementRequired: true, options: [.discoveryService],
          footerText: "© 2026 Beispielgesellschaft mit beschränkter Haftung")
      }
    },
    State(testDescription: "a message is shown") { size, look in
      WelcomeStory(size: size, look: look) { _, input in
        WelcomeScreen(
          title: "Field Service", action: FioriButton(title: "Start"),
          illustratedMessage: IllustratedMessage(
            detailImage: Image(systemName: "wifi.slash"), title: "No Connection",
            description: "Connect this device to a network, then try again.",
            action: FioriButton(title: "Try Again"), secondaryAction: FioriButton(title: "Help")),
          inputText: input, showsIllustratedMessage: true)
      }
    },
  ]

  @Test(
    "shows all its texts and controls, in their places or a scroll away", arguments: states, sizes)
  func nothingCut(_ state: State, _ size: ScreenSize) {
    for look in Self.looks {
      let story = state.show(size, look)
      #expect(story.screen.layoutProblems() == [], "\(look)")
      story.screen.close()
    }
  }

  @Test("is laid out anew when the look changes", arguments: states)
  func lookChanges(_ state: State) async {
    let story = state.show(.small, .standard)
    for look in Self.looks {
      story.screen.setLook(look)
      await story.settle()
      #expect(story.screen.layoutProblems() == [], "\(look)")
    }
  }

  /// The points of the published table, and heights between them, which belong to the lower step.
  @Test(
    "has the paddings of its height",
    arguments: [
      (375, 16), (440, 16), (500, 16), (667, 16), (768, 16), (780, 16), (810, 32), (926, 32),
      (1000, 32), (1024, 76), (1210, 76), (1300, 76), (1366, 76),
    ] as [(Double, Double)])
  func paddings(_ height: Double, _ side: Double) throws {
    let story = WelcomeStory(size: ScreenSize(width: 500, height: height)) { _, input in
      WelcomeScreen(title: "Field Service", inputText: input, state: .isConfigured)
    }
    let button = try story.frame("primaryActionButton")
    let expected = min(480, 500 - 2 * min(side, 50))
    #expect(abs(button.width - expected) <= 0.5)
    #expect(abs(button.midX - 250) <= 0.5)
  }

  @Test("has the distances of the UIKit screen", arguments: [ScreenSize.handheld, .small, .tablet])
  func distances(_ size: ScreenSize) throws {
    let metrics = OnboardingMetrics(availableHeight: size.height).welcome
    let story = WelcomeStory(size: size) { _, input in
      WelcomeScreen(title: "Field Service", inputText: input, options: [.discoveryService])
        .onDemoMode {}
    }
    let title = try story.frame("headlineLabel")
    let detail = try story.frame("detailLabel")
    let field = try story.frame("emailTextField")
    let button = try story.frame("primaryActionButton")
    let logo = try story.frame("logoImageView")
    func expect(_ distance: CGFloat, _ wanted: Double) {
      #expect(abs(distance - wanted) <= 1, "\(distance) \(wanted)")
    }
    expect(title.minY, metrics.headlineImageTop + metrics.headlineTop)
    expect(detail.minY - title.maxY, metrics.detailTop)
    expect(field.minY - detail.maxY, metrics.actionsTop)
    expect(button.minY - field.maxY, metrics.actionGap)
    expect(size.height - logo.maxY, metrics.logoBottom)
    #expect(abs(logo.height - 28) <= 0.5)
    #expect(field.width == button.width)
    #expect(field.height >= 44)
    let footnote = try story.frame("footnoteLabel")
    let demo = try story.frame("footnoteActionButton")
    expect(demo.minY - footnote.maxY, metrics.demoGap)
    expect(logo.minY - demo.maxY, metrics.logoTop + 16 + 1)
  }

  @Test("keeps pictures within the limits of the UIKit screen")
  func pictures() throws {
    let picture = try #require(UIImage(systemName: "photo"))
    let story = WelcomeStory { _, input in
      WelcomeScreen(
        title: { Text("Field Service") }, icon: { Image(uiImage: picture) },
        headlineImage: { if true { Image(uiImage: picture).accessibilityLabel("Mark") } },
        action: { EmptyView() }, inputText: input)
    }
    let logo = try story.frame("logoImageView")
    #expect(logo.height <= 28 && logo.width <= 160)
    let only = WelcomeStory { _, input in
      WelcomeScreen(
        title: { Text("Field Service") }, headlineImage: { Image(uiImage: picture) },
        action: { EmptyView() }, inputText: input)
    }
    let headline = try only.frame("headlineImageView")
    #expect(abs(headline.height - 54) <= 0.5)
    #expect(abs(headline.midX - 195) <= 1)
  }

  @Test("says by a line above the logo that there is more", arguments: [1.0, 2.0])
  func line(_ scale: Double) async throws {
    let story = WelcomeStory(size: .small, look: ScreenLook(textScale: scale)) { _, input in
      WelcomeScreen(title: "Field Service", inputText: input, options: [.discoveryService])
        .onDemoMode {}
    }
    await story.settle()
    let logo = try story.frame("logoImageView")
    let metrics = OnboardingMetrics(availableHeight: 480).welcome
    let y = logo.minY - metrics.logoTop - 0.5
    let pixel = try story.screen.color(at: CGPoint(x: 10, y: y))
    #expect((pixel != [255, 255, 255, 255]) == (scale > 1))
  }
}
