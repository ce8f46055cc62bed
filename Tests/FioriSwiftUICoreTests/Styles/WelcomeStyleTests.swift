import FioriSwiftUICore
import FioriThemeManager
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("Styles of a welcome screen", .onScreen) struct WelcomeStyleTests {
  private func screen(_ input: Binding<String>) -> WelcomeScreen {
    WelcomeScreen(
      title: "Field Service", action: FioriButton(title: "Go"), inputText: input,
      isDemoAvailable: true)
  }

  private func color(_ story: WelcomeStory, _ name: String) throws -> UIColor? {
    try (story.screen.find(name) as? UILabel)?.textColor
  }

  @Test("change one part, and what they leave alone stays the kit's")
  func onePart() throws {
    let story = WelcomeStory { _, input in
      screen(input).titleStyle { $0.title.foregroundStyle(Color.red) }
    }
    #expect(try color(story, "headlineLabel") == .systemRed)
    let label = try #require(try story.screen.find("headlineLabel") as? UILabel)
    #expect(label.font?.pointSize == 28)
    #expect(
      try color(story, "detailLabel") == .preferredFioriColor(forStyle: .secondaryLabel))
  }

  @Test("of each part can be set")
  func everyPart() {
    let story = WelcomeStory(input: "x") { _, input in
      WelcomeScreen(
        title: { Text("T") }, description: { Text("D") }, icon: { Text("I") },
        footnote: { Text("F") }, action: { FioriButton(title: "A") },
        secondaryAction: { FioriButton(title: "S") }, headlineImage: { Text("H") },
        inputText: input, legalText: { Text("L") }, isLegalAgreementRequired: true,
        options: [.discoveryService], footerText: { Text("B") }
      )
      .titleStyle { c in
        VStack {
          Text("title")
          c.title
        }
      }
      .descriptionStyle { c in
        VStack {
          Text("description")
          c.description
        }
      }
      .iconStyle { c in
        VStack {
          Text("icon")
          c.icon
        }
      }
      .footnoteStyle { c in
        VStack {
          Text("footnote")
          c.footnote
        }
      }
      .actionStyle { c in
        VStack {
          Text("action")
          c.action
        }
      }
      .secondaryActionStyle { c in
        VStack {
          Text("secondary")
          c.secondaryAction
        }
      }
      .headlineImageStyle { c in
        VStack {
          Text("headline")
          c.headlineImage
        }
      }
      .legalTextStyle { c in
        VStack {
          Text("legal")
          c.legalText
        }
      }
      .footerTextStyle { c in
        VStack {
          Text("footer")
          c.footerText
        }
      }
      .inputFieldStyle { c in
        VStack {
          Text("field")
          c.inputField
        }
      }
    }
    for word in [
      "title", "description", "icon", "footnote", "action", "secondary", "headline", "legal",
      "footer", "field", "T", "D", "I", "F", "A", "S", "H", "L", "B",
    ] { #expect(story.screen.has(word), "\(word)") }
  }

  @Test("lie around one another, and reach the next by making the part again")
  func layers() {
    let story = WelcomeStory { _, input in
      screen(input)
        .titleStyle { c in
          VStack {
            Text("inner")
            Title(c)
          }
        }
        .titleStyle { c in
          VStack {
            Text("middle")
            c.title
          }
        }
        .titleStyle { c in
          VStack {
            Text("outer")
            Title(c)
          }
        }
    }
    #expect(story.screen.has("inner"))
    #expect(story.screen.has("middle"))
    #expect(!story.screen.has("outer"))
    #expect(story.screen.has("Field Service"))
  }

  @Test("of a part of the screen leave the same part of other components alone")
  func scoped() throws {
    let story = WelcomeStory { _, input in
      WelcomeScreen(
        title: "Field Service",
        illustratedMessage: IllustratedMessage(title: "No Connection"), inputText: input,
        showsIllustratedMessage: true
      )
      .welcomeScreenStyle(.titleStyle { $0.title.foregroundStyle(Color.red) })
    }
    #expect(try color(story, "headlineLabel") == .systemRed)
    #expect(try color(story, "titleLabel") == .preferredFioriColor(forStyle: .primaryLabel))
  }

  @Test("replace the layout, and the parts still do what they do")
  func layout() async throws {
    let story = WelcomeStory(input: "jane") { app, input in
      WelcomeScreen(
        title: "Field Service", action: FioriButton(title: "Go") { _ in app.note("go") },
        inputText: input, legalText: "I agree.", isLegalAgreementRequired: true,
        options: [.discoveryService]
      )
      .welcomeScreenStyle { c in
        VStack {
          c.legalAgreement
          c.action
          c.inputField
          c.title
        }
      }
    }
    #expect(!story.screen.has("logoImageView"))
    #expect(try story.frame("primaryActionButton").minY < story.frame("emailTextField").minY)
    #expect(story.isEnabled("primaryActionButton") == false)
    try await story.tap("legalAgreement")
    try await story.tap("primaryActionButton")
    #expect(story.screen.has("emailMessageLabel"))
    #expect(story.app.diary == [])
  }

  @Test("of the nearest view are asked first, and may decorate what the next one makes")
  func decorated() {
    let story = WelcomeStory { _, input in
      screen(input)
        .welcomeScreenStyle { c in
          VStack {
            Text("above")
            WelcomeScreen(c)
          }
        }
        .welcomeScreenStyle(.base.modifier(Framed()))
    }
    #expect(story.screen.has("frame"))
    #expect(story.screen.has("above"))
    story.screen.close()
    let nearest = WelcomeStory { _, input in
      screen(input)
        .welcomeScreenStyle(.base.modifier(Framed()))
        .welcomeScreenStyle { c in
          VStack {
            Text("above")
            WelcomeScreen(c)
          }
        }
    }
    #expect(nearest.screen.has("frame"))
    #expect(!nearest.screen.has("above"))
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View {
      VStack {
        Text("frame")
        content
      }
    }
  }

  /// A style with state of its own, and with another style that has state in it.
  private struct Counting: WelcomeScreenStyle {
    @State private var count = 0
    @Environment(\.layoutDirection) private var direction

    func makeBody(_ configuration: WelcomeScreenConfiguration) -> some View {
      VStack {
        Text(direction == .leftToRight ? "Count \(count)" : "Wrong")
        Button("Add") { count += 1 }
        WelcomeScreen(configuration)
      }
    }
  }

  private struct CountingTitle: TitleStyle {
    @State private var presses = 0

    func makeBody(_ configuration: TitleConfiguration) -> some View {
      VStack {
        configuration.title
        Button("Pressed \(presses)") { presses += 1 }
      }
    }
  }

  @Test("may have state of their own, whatever lies in them")
  func state() async throws {
    let story = WelcomeStory { _, input in
      screen(input)
        .welcomeScreenStyle(Counting().concat(Counting()))
        .welcomeScreenStyle(.titleStyle(CountingTitle()))
    }
    #expect(story.screen.has("Count 0"))
    try await story.tap("Pressed 0")
    #expect(story.screen.has("Pressed 1"))
    story.app.input = "changed"
    await story.settle()
    #expect(story.screen.has("Pressed 1"))
  }

  @Test("that are joined are asked from the outside in")
  func joined() {
    struct Word: TitleStyle {
      let word: String
      func makeBody(_ configuration: TitleConfiguration) -> some View {
        VStack {
          Text(word)
          Title(configuration)
        }
      }
    }
    let story = WelcomeStory { _, input in
      screen(input).titleStyle(Word(word: "inner").concat(Word(word: "outer")))
    }
    let tree = story.screen.textTree
    let words = ["outer", "inner", "Field Service"].compactMap { tree.range(of: $0)?.lowerBound }
    #expect(words.count == 3)
    #expect(words == words.sorted())
  }
}
