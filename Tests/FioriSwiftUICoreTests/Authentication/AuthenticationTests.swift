import FioriSwiftUICore
import FioriThemeManager
import Onboarding
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("A screen to sign in by", .onScreen) struct AuthenticationTests {
  @MainActor @Observable final class App {
    var name = ""
    var password = ""
    var isDisabled = false
    var phase = AuthenticationForm.Phase.entry
    @ObservationIgnored var diary: [String] = []
  }

  private struct Page: View {
    @Bindable var app: App
    var hasOwnButton = false

    var body: some View {
      Authentication(
        title: "Sign In", subtitle: "Use your account.",
        signInAction: hasOwnButton
          ? FioriButton(title: "Go") { _ in app.diary.append("own") } : nil,
        isDisabled: app.isDisabled, didSignIn: { app.diary.append("did") }
      )
      .authenticationStyle(BasicAuthenticationStyle(password: $app.password, name: $app.name))
      .authenticationPhase(app.phase)
    }
  }

  private func fields(_ screen: Screen) -> [UITextField] {
    screen.settle()
    return screen.window.all(UITextField.self)
  }

  @Test("has fields with titles, one secret, and a button with a default title")
  func tree() async {
    let app = App()
    app.name = "maria"
    app.password = "a secret"
    let screen = show(Page(app: app))
    await screen.settleAll()
    #expect(
      screen.textTree.split(separator: "\n").filter { !$0.hasPrefix(" ") } == [
        "heading \"Sign In\" #headlineLabel", "label \"Use your account.\" #detailLabel",
        "text box \"User name\" = \"maria\" focused", "password \"Password\"",
        "button \"Show password\" #revealButton", "button \"Sign In\" #signInButton",
      ])
  }

  @Test(
    "can be submitted when every field is filled and the app does not mind",
    arguments: [
      ("", "", false, false), ("maria", "", false, false), ("", "x", false, false),
      ("  ", "x", false, false), ("maria", "x", false, true), ("maria", " ", false, true),
      ("maria", "x", true, false),
    ])
  func enabled(_ name: String, _ password: String, _ isDisabled: Bool, _ isEnabled: Bool) {
    let app = App()
    (app.name, app.password, app.isDisabled) = (name, password, isDisabled)
    let screen = show(Page(app: app))
    #expect(screen.isEnabled("signInButton") == isEnabled)
  }

  @Test("does the button's own action and then what the screen is for", arguments: [false, true])
  func press(_ hasOwnButton: Bool) async throws {
    let app = App()
    (app.name, app.password) = ("maria", "x")
    let screen = show(Page(app: app, hasOwnButton: hasOwnButton))
    try screen.tap("signInButton")
    await screen.settleAll()
    #expect(app.diary == (hasOwnButton ? ["own", "did"] : ["did"]))
  }

  @Test("leads from field to field by Return, and signs in from the last")
  func returnKey() async throws {
    let app = App()
    let screen = show(Page(app: app))
    await screen.settleAll()
    #expect(fields(screen)[0].isFirstResponder)
    try screen.type("maria")
    screen.press(.return)
    await screen.settleAll()
    #expect(fields(screen)[1].isFirstResponder)
    screen.press(.return)
    await screen.settleAll()
    #expect(app.diary == [])
    try screen.type("x")
    await screen.settleAll()
    screen.press(.return)
    await screen.settleAll()
    #expect(app.diary == ["did"])
    #expect(fields(screen).map(\.autocapitalizationType) == [.none, .none])
    #expect(fields(screen).map(\.autocorrectionType) == [.no, .no])
    #expect(fields(screen).map(\.textContentType) == [.username, .password])
  }

  @Test("can be used neither by tap nor by Return while it is being checked")
  func verifying() async throws {
    let app = App()
    (app.name, app.password) = ("maria", "x")
    let screen = show(Page(app: app))
    app.phase = .verifying
    await screen.settleAll()
    #expect(screen.isEnabled("signInButton") == false)
    #expect(fields(screen).map(\.isEnabled) == [false, false])
    #expect(screen.lines.contains("label \"Verifying Information…\" #bannerTitle"))
    #expect(!screen.has("bannerClose"))
    #expect(screen.window.lastAnnouncement == "Verifying Information…")
    screen.press(.return)
    await screen.settleAll()
    #expect(app.diary == [])
  }

  @Test("says why it was refused, and has the focus where to try again")
  func refused() async throws {
    let app = App()
    (app.name, app.password) = ("maria", "x")
    let screen = show(Page(app: app))
    app.phase = .verifying
    await screen.settleAll()
    app.phase = .refused(message: "Wrong password.")
    await screen.settleAll()
    #expect(screen.lines.contains("label \"Error: Wrong password.\" #bannerTitle"))
    #expect(screen.window.lastAnnouncement == "Error: Wrong password.")
    #expect(screen.isEnabled("signInButton") == true)
    #expect(fields(screen)[1].isFirstResponder)
    try screen.tap("bannerClose")
    await screen.settleAll()
    #expect(!screen.has("bannerTitle"))
    app.phase = .verifying
    await screen.settleAll()
    app.phase = .refused(message: "Wrong password.")
    await screen.settleAll()
    #expect(screen.has("bannerTitle"))
  }

  @Test("has no button where the slot is empty, and the app's own fields where no style has any")
  func ownFields() {
    let screen = show(
      Authentication(
        detailImage: { if true { Image(systemName: "person") } }, title: { Text("Activation") },
        authInput: { TextFieldFormView(title: "Company", text: .constant("")) },
        signInAction: { EmptyView() }, isDisabled: false))
    #expect(!screen.has("signInButton"))
    #expect(screen.has("detailImageView"))
    #expect(screen.lines.contains { $0.hasPrefix("text box \"Company\"") })
  }

  @Test("calls its trailing closure when a person signs in")
  func trailing() async throws {
    var count = 0
    let screen = show(
      Authentication(title: { Text("Sign In") }, isDisabled: false) { count += 1 })
    try screen.tap("signInButton")
    await screen.settleAll()
    #expect(count == 1)
  }

  @Test("keeps its distances when a message comes")
  func distances() async throws {
    let app = App()
    let screen = show(Page(app: app), size: .handheld)
    func distance() throws -> CGFloat {
      try screen.frame("detailLabel").minY - screen.frame("headlineLabel").maxY
    }
    let before = try distance()
    app.phase = .refused(message: "Wrong password.")
    await screen.settleAll()
    #expect(try distance() == before)
    #expect(before == 24)
  }

  @Test(
    "shows all its texts and controls, in their places or a scroll away",
    arguments: [ScreenSize.small, .handheld, .landscape, .tablet, .desktop], [1.0, 2.0])
  func nothingCut(_ size: ScreenSize, _ scale: Double) {
    for isRightToLeft in [false, true] {
      let app = App()
      app.phase = .refused(
        message: "Die Benutzerkontenverwaltung hat diese Kombination zurückgewiesen.")
      let screen = show(
        Page(app: app), size: size,
        look: ScreenLook(textScale: scale, isRightToLeft: isRightToLeft))
      #expect(screen.layoutProblems() == [])
      screen.close()
    }
  }

  @Test("can be laid out by the app, one part alone too")
  func styled() throws {
    let app = App()
    (app.name, app.password) = ("maria", "x")
    let screen = show(
      Page(app: app)
        .authenticationStyle { configuration in
          VStack {
            configuration.signInAction
            configuration.title
          }
        })
    #expect(try screen.frame("signInButton").minY < screen.frame("headlineLabel").minY)
    #expect(screen.isEnabled("signInButton") == true)
  }
}
