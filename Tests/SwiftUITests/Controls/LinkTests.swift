import OnboardingTesting
import SwiftUI
import Testing
import UIKit

@MainActor private final class Opened { var addresses: [String] = [] }

@MainActor @Suite("A link", .onScreen) struct LinkTests {
  private let link = Link("Terms", destination: URL(string: "https://example.com/terms")!)

  /// Presses the link; the addresses that the desktop was asked to open.
  private func press(_ view: some View) throws -> [String] {
    let opened = Opened()
    UIApplication.shared.urlOpener = { opened.addresses.append($0.absoluteString) }
    defer { UIApplication.shared.urlOpener = nil }
    let screen = Screen(UIHostingController(rootView: view))
    screen.settle()
    try screen.tap("Terms")
    return opened.addresses
  }

  @Test("opens its address with the desktop")
  func desktop() throws {
    #expect(try press(link) == ["https://example.com/terms"])
  }

  @Test("asks the action around it, which may keep the address")
  func handled() throws {
    let asked = Opened()
    let action = OpenURLAction { url in
      asked.addresses.append(url.absoluteString)
      return .handled
    }
    #expect(try press(link.environment(\.openURL, action)) == [])
    #expect(asked.addresses == ["https://example.com/terms"])
  }

  @Test("opens the address that the action around it names instead")
  func other() throws {
    let other = URL(string: "https://example.com/other")!
    let action = OpenURLAction { _ in .systemAction(other) }
    #expect(try press(link.environment(\.openURL, action)) == ["https://example.com/other"])
  }

  @Test("tells whether the address was accepted")
  func accepted() {
    var answers: [Bool] = []
    let url = URL(string: "https://example.com")!
    OpenURLAction { _ in .handled }(url) { answers.append($0) }
    OpenURLAction { _ in .discarded }(url) { answers.append($0) }
    #expect(answers == [true, false])
  }
}
