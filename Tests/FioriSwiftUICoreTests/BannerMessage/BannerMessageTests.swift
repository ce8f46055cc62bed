import FioriSwiftUICore
import FioriThemeManager
import Onboarding
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("A message above a view", .onScreen) struct BannerMessageTests {
  @MainActor @Observable final class App {
    var isPresented = true
    var pushes = false
    var title = "Sign In Failed"
    @ObservationIgnored var presses = 0
  }

  private struct Page: View {
    @Bindable var app: App
    var messageType: BannerMultiMessageType? = .negative
    var takesPress = false
    var hidesClose = false

    var body: some View {
      Text("Below").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .accessibilityIdentifier("below")
        .bannerMessageView(
          isPresented: $app.isPresented, pushContentDown: $app.pushes,
          icon: { Image(systemName: "info.circle") }, title: app.title,
          bannerTapped: takesPress ? { app.presses += 1 } : nil, alignment: nil,
          hidesCloseAction: hidesClose, messageType: messageType)
    }
  }

  @Test("is there while it is presented, and can be closed")
  func close() async throws {
    let app = App()
    let screen = show(Page(app: app))
    #expect(screen.textTree.contains("label \"Error: Sign In Failed\" #bannerTitle"))
    #expect(screen.textTree.contains("button \"Close\" #bannerClose"))
    try screen.tap("bannerClose")
    await screen.settleAll()
    #expect(!app.isPresented)
    #expect(!screen.has("bannerTitle"))
    #expect(screen.has("below"))
  }

  @Test("lies on the view, or has it make room")
  func room() async throws {
    let app = App()
    let screen = show(Page(app: app))
    #expect(try screen.frame("below").minY == 0)
    app.pushes = true
    await screen.settleAll()
    #expect(try screen.frame("below").minY >= 44)
    #expect(try screen.frame("bannerTitle").minY < 44)
    app.isPresented = false
    await screen.settleAll()
    #expect(try screen.frame("below").minY == 0)
  }

  @Test("is announced when it comes, and when its words change")
  func announced() async {
    let app = App()
    app.isPresented = false
    let screen = show(Page(app: app))
    #expect(screen.window.lastAnnouncement == nil)
    app.isPresented = true
    await screen.settleAll()
    #expect(screen.window.lastAnnouncement == "Error: Sign In Failed")
    app.title = "Wrong password"
    await screen.settleAll()
    #expect(screen.window.lastAnnouncement == "Error: Wrong password")
  }

  @Test(
    "says by a word what its colour says",
    arguments: [
      (.neutral, "Saved"), (.informative, "Saved"), (.aiNotice, "Saved"), (.offline, "Saved"),
      (.positive, "Done: Saved"), (.critical, "Warning: Saved"), (.negative, "Error: Saved"),
      (nil, "Saved"),
    ] as [(BannerMultiMessageType?, String)])
  func words(_ type: BannerMultiMessageType?, _ words: String) {
    let app = App()
    app.title = "Saved"
    let screen = show(Page(app: app, messageType: type))
    #expect(screen.textTree.contains("label \"\(words)\" #bannerTitle"))
    #expect(screen.window.lastAnnouncement == words)
  }

  @Test("keeps the order of the kinds")
  func order() {
    #expect(BannerMultiMessageType.allCases.map(\.rawValue) == Array(0...6))
    #expect(BannerMultiMessageType(rawValue: 5) == .negative)
  }

  @Test("can be pressed by a tap and by a key where the app wants that")
  func pressed() async throws {
    let app = App()
    let screen = show(Page(app: app, takesPress: true))
    try screen.tap("bannerTitle")
    await screen.settleAll()
    #expect(app.presses == 1)
    screen.press(.tab)
    screen.press(.space)
    await screen.settleAll()
    #expect(app.presses == 2)
    #expect(app.isPresented)
  }

  @Test("may have no button, and takes any view for a title")
  func variants() {
    let app = App()
    let screen = show(Page(app: app, hidesClose: true))
    #expect(!screen.has("bannerClose"))
    screen.close()
    let own = show(
      Text("Below").bannerMessageView(isPresented: .constant(true)) {
        Text("Own words")
      })
    #expect(own.textTree.contains("Own words"))
  }

  @Test("can be laid out by the app")
  func styled() {
    let screen = show(
      BannerMessage(title: "Saved", messageType: .positive)
        .bannerMessageStyle { configuration in
          VStack {
            Text("Before")
            BannerMessage(configuration)
          }
        }
        .titleStyle { configuration in
          configuration.title.accessibilityHint("styled")
        })
    #expect(screen.textTree.contains("Before"))
    #expect((try? screen.find("bannerTitle"))?.accessibilityHint == "styled")
  }

  @Test(
    "is large enough for a finger, and never cut",
    arguments: [1.0, 2.0], [ScreenSize.small, .handheld, .desktop])
  func nothingCut(_ scale: Double, _ size: ScreenSize) throws {
    let app = App()
    app.title = "Die Benutzerkontenverwaltung hat diese Kombination zurückgewiesen."
    app.pushes = true
    for isRightToLeft in [false, true] {
      let screen = show(
        Page(app: app, takesPress: true), size: size,
        look: ScreenLook(textScale: scale, isRightToLeft: isRightToLeft))
      #expect(screen.layoutProblems() == [])
      let close = try screen.frame("bannerClose")
      #expect(close.width >= 44 && close.height >= 44)
      #expect((close.midX < size.width / 2) == isRightToLeft)
      screen.close()
    }
  }
}
