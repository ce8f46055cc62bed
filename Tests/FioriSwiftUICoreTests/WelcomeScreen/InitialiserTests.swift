import FioriSwiftUICore
import SwiftUI
import Testing

/// What is written here has to compile; what it shows is tested elsewhere.
@MainActor @Suite("Every initialiser") struct InitialiserTests {
  @Test("of the welcome screen can be written in all its lengths")
  func welcomeScreen() {
    let text = Binding.constant("")
    let flag = Bool.random()
    let screens = [
      WelcomeScreen(title: { Text("A") }),
      WelcomeScreen(title: { Text("A") }, inputText: text),
      WelcomeScreen(title: { Text("A") }, action: { if flag { Text("B") } }, inputText: text),
      WelcomeScreen(
        title: { if flag { Text("A") } else { Image(systemName: "plus") } },
        description: { Text("B") }, icon: { Text("C") }, footnote: { Text("D") },
        action: { FioriButton(title: "E") { _ in } }, secondaryAction: { FioriButton(title: "F") },
        illustratedMessage: { IllustratedMessage(title: "G") },
        headlineImage: { Image(systemName: "plus") }, inputText: text,
        legalText: { Link("H", destination: URL(filePath: "/")) }, isLegalAgreementRequired: flag,
        showsIllustratedMessage: flag, state: .isConfigured, options: [.discoveryService],
        isDemoAvailable: flag, footerText: { Text("I") }, componentIdentifier: nil),
      WelcomeScreen(
        title: { Text("A") }, description: { Text("B") }, icon: { Text("C") },
        headlineImage: { Text("D") }, action: { Text("E") }, secondaryAction: { Text("F") },
        inputText: text, state: .notConfigured, options: [], isDemoAvailable: true,
        isLegalAgreementRequired: true, legalText: { Text("G") }, footerText: { Text("H") },
        componentIdentifier: "mine"),
      WelcomeScreen(title: "A", inputText: text),
      WelcomeScreen(
        title: AttributedString("A"), description: "B", icon: Image(systemName: "plus"),
        footnote: "C", action: FioriButton(title: "D") { _ in },
        secondaryAction: FioriButton(title: "E"),
        illustratedMessage: IllustratedMessage(
          detailImage: {}, title: { Text("F") }, description: {}, detailImageSize: .large),
        headlineImage: { Text("G") }, inputText: text, legalText: "H",
        isLegalAgreementRequired: flag, showsIllustratedMessage: flag, state: .notConfigured,
        options: [.barcodeScanner, .manualURL], isDemoAvailable: false, footerText: "I"),
      WelcomeScreen(
        title: "A", description: nil, icon: nil, action: nil, inputText: text,
        isLegalAgreementRequired: true, legalText: nil, isDemoAvailable: nil,
        state: .isConfigured, options: nil, footerText: nil),
    ]
    #expect(screens.count == 8)
  }

  @Test("of the button can be written")
  func button() {
    var states: [UIControl.State] = []
    let buttons = [
      FioriButton { _ in Text("A") },
      FioriButton {
        states.append($0)
      } label: { _ in
        Text("A")
      },
      FioriButton(isSelectionPersistent: true) {
        states.append($0)
      } label: { state in
        if state == .selected { Text("On") } else { Text("Off") }
      },
      FioriButton(label: { _ in Text("A") }, image: { _ in Image(systemName: "plus") }),
      FioriButton(
        isSelectionPersistent: true, action: { _ in }, label: { _ in Text("A") },
        image: { _ in Image(systemName: "plus") }, imagePosition: .bottom, imageTitleSpacing: 2),
      FioriButton(image: { _ in Image(systemName: "plus") }),
      FioriButton(title: "A"),
      FioriButton(title: "A") { _ in },
      FioriButton(title: { $0 == .selected ? "On" : "Off" }, action: { _ in }),
    ]
    #expect(buttons.count == 9)
    #expect(states == [])
  }

  @Test("of the message can be written")
  func message() {
    let messages = [
      IllustratedMessage(title: "A"),
      IllustratedMessage(title: { Text("A") }),
      IllustratedMessage(
        detailImage: Image(systemName: "plus"), title: "A", description: "B",
        action: FioriButton(title: "C"), secondaryAction: FioriButton(title: "D"),
        detailImageSize: .extraLarge, isActionVerticallyAligned: true, contentAlignment: .trailing),
      IllustratedMessage(
        detailImage: { Text("A") }, title: { Text("B") }, description: { Text("C") },
        action: { Text("D") }, secondaryAction: { Text("E") }, detailImageSize: .small,
        isActionVerticallyAligned: true, contentAlignment: .center, componentIdentifier: nil),
    ]
    #expect(messages.count == 4)
  }
}
