import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("The app and its device", .onScreen) struct UIApplicationTests {
  @Test("A delegate is made by its class alone, stored properties and all")
  func delegate() {
    let delegate = ResponderMaker.make(StoredDelegate.self) as? StoredDelegate
    #expect(delegate?.number == 42)
    #expect(delegate?.words == ["stored"])
    #expect(delegate?.window == nil)
  }

  @Test("An address goes to the desktop, and the app is told whether it could be opened")
  func open() async throws {
    var opened: [URL] = []
    UIApplication.shared.urlOpener = { opened.append($0) }
    defer { UIApplication.shared.urlOpener = nil }
    let screen = host()
    var answers: [Bool] = []
    let url = try #require(URL(string: "https://example.com"))
    UIApplication.shared.open(url) { answers.append($0) }
    try await screen.wait(until: "the answer") { !answers.isEmpty }
    #expect(answers == [true])
    #expect(opened == [url])
    #expect(try !UIApplication.shared.canOpenURL(#require(URL(string: "no-scheme"))))
  }

  @Test("The window that was made key is the app's key window, until it is gone")
  func keyWindow() {
    let screen = host()
    #expect(UIApplication.shared.keyWindow === screen.window)
    #expect(UIApplication.shared.windows.contains(screen.window))
    screen.close()
    #expect(!UIApplication.shared.windows.contains(screen.window))
  }

  @Test("A scene has the windows that are open in it, each in one scene only")
  func sceneWindows() {
    let one = UIWindowScene(session: UISceneSession())
    let two = UIWindowScene(session: UISceneSession())
    let window = UIWindow(windowScene: one)
    #expect(one.windows == [window])
    window.windowScene = two
    #expect(one.windows == [])
    #expect(two.windows == [window])
    window.close()
    #expect(two.windows == [])
  }

  @Test("The device takes an orientation, and leaves the screen to the compositor")
  func orientation() {
    UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
    #expect(UIDevice.current.systemName == "Linux")
  }

  @Test("Any other key of the device ends the program with a message that names it")
  func unknownKey() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UIDevice.current.setValue(1, forKey: "brightness") }
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains("\"brightness\""))
  }
}

/// A delegate as apps write it.
private final class StoredDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let number = 42
  var words = ["stored"]
}
