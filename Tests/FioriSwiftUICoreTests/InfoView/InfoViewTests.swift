import FioriSwiftUICore
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("An info view", .onScreen) struct InfoViewTests {
  @Test("is made as the documentation prints it")
  func sample() async throws {
    let story = WelcomeStory { app, _ in
      InfoView(
        title: "Stay connected in the field",
        descriptionText:
          "Your work orders sync automatically whenever a network connection is available.",
        actionText: "Continue",
        action: {
          app.note("next")
        }
      )
    }
    #expect(story.screen.has("Stay connected in the field"))
    try await story.tap("Continue")
    #expect(story.app.diary == ["next"])
  }

  @Test("has a picture and a second button, in both forms")
  func slots() async throws {
    let symbol = Image(systemName: "wifi.slash")
    let texts = WelcomeStory { app, _ in
      InfoView(
        title: "Title", descriptionText: "Text",
        action: FioriButton(title: "Go") { _ in app.note("go") },
        secondaryAction: FioriButton(title: "Later") { _ in app.note("later") }, image: symbol)
    }
    let views = WelcomeStory { app, _ in
      InfoView(
        title: { Text("Title") }, descriptionText: { Text("Text") },
        action: { Button("Go") { app.note("go") } },
        secondaryAction: { Button("Later") { app.note("later") } },
        image: { symbol.resizable().scaledToFit() })
    }
    for story in [texts, views] {
      #expect(try story.frame("detailImageView").height > 100)
      try await story.tap("secondaryButton")
      try await story.tap("primaryButton")
      #expect(story.app.diary == ["later", "go"])
      #expect(story.screen.layoutProblems() == [])
    }
  }

  @Test("takes no presses while its loading indicator is there")
  func loading() async throws {
    let story = WelcomeStory { app, _ in
      InfoView(
        title: "Title", action: FioriButton(title: "Go") { _ in app.note("go") },
        loadingIndicator: LoadingIndicator(
          title: "Loading",
          isPresented: Binding(get: { app.isLoading }, set: { app.isLoading = $0 })
        ))
    }
    #expect(!story.screen.has("Loading"))
    #expect(story.isEnabled("primaryButton") == true)
    story.app.isLoading = true
    await story.settle()
    #expect(story.screen.has("Loading"))
    #expect(!story.screen.has("primaryButton"))
    story.app.isLoading = false
    await story.settle()
    try await story.tap("primaryButton")
    #expect(story.app.diary == ["go"])
  }

  @Test(
    "has the same margins in a window, whichever way a device is held",
    arguments: [
      (ScreenSize.handheld, 320.0), (.small, 250), (.landscape, 480), (.tablet, 480),
      (.desktop, 480),
    ])
  func margins(size: ScreenSize, width: Double) throws {
    let story = WelcomeStory(size: size) { _, _ in
      InfoView(
        title: "Title", descriptionText: AttributedString(String(repeating: "words ", count: 80)),
        actionText: "Go", action: {})
    }
    let text = try story.frame("informationTextView")
    #expect(text.width <= width && text.width > width - 60)
    #expect(abs(text.midX - size.width / 2) < 1)
    #expect(story.screen.layoutProblems() == [])
  }

  @Test("has its button in the window where there is room, and scrolls where there is none")
  func scrolling() throws {
    let roomy = WelcomeStory { _, _ in InfoView(title: "Title", actionText: "Go", action: {}) }
    #expect(try roomy.frame("primaryButton").maxY <= 844)
    let tight = WelcomeStory(size: .small, look: .largeText) { _, _ in
      InfoView(
        title: "Stay connected in the field",
        descriptionText: AttributedString(String(repeating: "words ", count: 80)),
        actionText: "Continue", action: {})
    }
    #expect(tight.screen.layoutProblems() == [])
  }
}

@MainActor @Suite("A loading indicator", .onScreen) struct LoadingIndicatorTests {
  @Test("stands where it is told to", arguments: LoadingIndicator.Layout.allCases)
  func layout(layout: LoadingIndicator.Layout) throws {
    let story = WelcomeStory { _, _ in
      LoadingIndicator(title: "Loading", isPresented: .constant(true)).indicatorPosition(layout)
    }
    let title = try story.frame("Loading")
    story.screen.settle()
    let wheel = try #require(story.screen.window.all(UIActivityIndicatorView.self).first)
    let sign = wheel.convert(wheel.bounds, to: nil)
    switch layout {
    case .top: #expect(sign.maxY <= title.minY)
    case .bottom: #expect(sign.minY >= title.maxY)
    case .leading: #expect(sign.maxX <= title.minX)
    case .trailing: #expect(sign.minX >= title.maxX)
    }
  }

  @Test("leaves when its time is over")
  func duration() async throws {
    let story = WelcomeStory { app, _ in
      LoadingIndicator(
        title: "Loading", duration: 0.01,
        isPresented: Binding(get: { app.isLoading }, set: { app.isLoading = $0 }))
    }
    story.app.isLoading = true
    await story.settle()
    try await story.screen.wait(until: "the indicator has left") { !story.app.isLoading }
    await story.settle()
    #expect(!story.screen.has("Loading"))
  }
}
