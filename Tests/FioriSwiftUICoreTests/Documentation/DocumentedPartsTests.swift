import FioriSwiftUICore
import Onboarding
import OnboardingTesting
import SwiftUI
import Testing

// What the pages of `Documentation` on the parts of the SwiftUI set show, as it is printed there.

@MainActor private final class Events {
  static var list: [String] = []
}

@MainActor private func note(_ event: String) { Events.list.append(event) }
@MainActor private func check(_ name: String, _ password: String) { note("check") }
@MainActor private func retry() { note("retry") }
@MainActor private func save() { note("save") }
@MainActor private func start() { note("start") }
@MainActor private func close() { note("close") }
@MainActor private func follow(_ isFollowed: Bool) { note("follow \(isFollowed)") }
@MainActor private func leave() { note("leave") }

private final class Groups: FormattedStringEditing {
  func string(
    for string: String, cursorPosition: Int
  ) -> (formattedString: String?, adjustedCursorPosition: Int)? {
    let groups = stride(from: 0, to: string.count, by: 4).map {
      String(string.dropFirst($0).prefix(4))
    }
    return (groups.joined(separator: " "), cursorPosition + max(0, cursorPosition - 1) / 4)
  }
  func editingString(for obj: Any) -> String? { (obj as? String)?.replacing(" ", with: "") }
}

private struct Samples: View {
  let number: Int
  @State private var name = "maria"
  @State private var password = "a password"
  @State private var phase = AuthenticationForm.Phase.entry
  @State private var passcode = "abcdefg1"
  @State private var staffNumber = ""
  @State private var progress = 0.3
  @State private var isPaused = false
  @State private var hasFailed = true
  @State private var page: Int? = 0
  private let groups = Groups()

  var body: some View {
    switch number {
    case 0:
      Authentication(
        title: "Sign In", subtitle: "Use the account of your company.", isDisabled: false,
        didSignIn: { check(name, password) }
      )
      .authenticationStyle(BasicAuthenticationStyle(password: $password, name: $name))
      .authenticationPhase(phase)
    case 1:
      Authentication(
        title: "Create Passcode", signInAction: FioriButton(title: "Next") { _ in save() },
        isDisabled: false
      )
      .authenticationStyle(
        PasscodePolicyAuthenticationStyle(
          passcode: $passcode, policy: FioriPasscodePolicy(minLength: 8, hasDigit: true)))
    case 2:
      ProgressIndicator(progress: $progress)
        .progressIndicatorStyle(ProgressIndicatorPausableStyle(isPaused: $isPaused))
        .onProgressIndicatorPress { isPaused.toggle() }
    case 3:
      Text("Work Order")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .bannerMessageView(
          isPresented: $hasFailed, title: "The work order could not be saved.",
          bannerTapped: { retry() }, messageType: .negative)
    case 4:
      WhatsNewPageView(
        whatsNewPages: {
          WhatsNewPage(title: "Faster", description: "Orders open at once.")
          WhatsNewPage(title: "Offline", description: "Orders are kept on the device.")
        }, currentIndex: $page, didClose: { close() }, didFinish: { start() })
    case 5:
      WhatsNewListView(
        whatsNewListItems: {
          WhatsNewListItem(title: "Faster", subtitle: "Orders open at once.")
          WhatsNewListItem(title: "Offline", subtitle: "Orders are kept on the device.")
        }, didClose: { close() }, didFinish: { start() })
    case 6:
      TextFieldFormView(
        title: "Staff number", text: $staffNumber, formatter: groups, placeholder: "0000 0000",
        maxTextLength: 8, hintText: "As it is in your contract."
      )
      .textFieldFormViewStyle(AuthTextFieldStyle())
    case 7:
      UserConsentForm(
        userConsentPages: [UserConsentPage(title: "Location Data")],
        alertConfiguration: { kind in
          guard kind == .cancel else { return nil }
          return AlertConfiguration(
            title: "Leave the Setup?", message: "You can begin again at any time.",
            action: .init(label: "Stay"), secondaryAction: .init(label: "Leave") { leave() })
        })
    case 8:
      IllustratedMessage(
        detailImage: Image(systemName: "wifi.slash"), title: "No Connection",
        description: "Connect this device to a network, then try again.",
        action: FioriButton(title: "Try Again") { _ in retry() }, detailImageSize: .large)
    case 9:
      FioriButton(isSelectionPersistent: true) { state in
        follow(state == .selected)
      } label: { state in
        Text(state == .selected ? "Following" : "Follow")
      }
      .fioriButtonStyle(FioriSecondaryButtonStyle())
    default: EmptyView()
    }
  }
}

@MainActor @Suite("The parts that the documentation shows", .onScreen, .serialized)
struct DocumentedPartsTests {
  @Test(
    "do what it says",
    arguments: [
      (0, "signInButton", "check"), (1, "Next", "save"),
      (3, "Error: The work order could not be saved.", "retry"),
      (4, "closeButton", "close"), (5, "closeButton", "close"), (8, "Try Again", "retry"),
      (9, "Follow", "follow true"),
    ])
  func samples(number: Int, tap: String, event: String) async throws {
    Events.list = []
    let story = WelcomeStory { _, _ in Samples(number: number) }
    await story.settle()
    try await story.tap(tap)
    #expect(Events.list == [event])
    #expect(story.screen.layoutProblems() == [])
  }

  @Test("count, group and ask as it says")
  func others() async throws {
    Events.list = []
    let progress = WelcomeStory { _, _ in Samples(number: 2) }
    #expect(progress.screen.textTree.contains("In progress with option to pause"))
    let field = WelcomeStory { _, _ in Samples(number: 6) }
    try field.screen.type("12345678", into: "Staff number")
    await field.settle()
    #expect(field.screen.textTree.contains("1234 5678"))
    let consent = WelcomeStory { _, _ in Samples(number: 7) }
    try await consent.tap("cancelButton")
    try await consent.screen.wait(until: "the question") { consent.screen.has("Leave the Setup?") }
    try await consent.tap("Leave")
    #expect(Events.list == ["leave"])
  }

  @Test(
    "are printed there as they are tested here",
    arguments: [
      "SignIn", "ProgressViews", "BannerMessage", "WhatsNew", "TextFieldFormView",
      "AlertConfiguration", "IllustratedMessage", "FioriButton",
    ])
  func printed(page: String) throws {
    let tests = URL(filePath: #filePath)
    let root = (0..<4).reduce(tests) { url, _ in url.deletingLastPathComponent() }
    let text = try String(
      contentsOf: root.appending(path: "Documentation/\(page).md"), encoding: .utf8)
    let source = try String(contentsOf: tests, encoding: .utf8)
    let tested = Set(source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    let samples = text.components(separatedBy: "```swift").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(!samples.isEmpty && text.contains("(Pictures/"), "\(page) has a sample and a picture")
    for line in samples.joined().split(separator: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      #expect(tested.contains(line), "\(page).md: \(line)")
    }
  }
}
