import FioriSwiftUICore
import FioriThemeManager
import OnboardingTesting
import SwiftUI
import UIKit

private let size = ScreenSize(width: 320, height: 1_300)

extension Stage {
  static let swiftUIStages =
    scanViewStages + swiftUIPartStages + [
      Stage(table: .welcomeScreen, face: .swiftUI, open: openWelcome),
      Stage(table: .activationScreen, face: .swiftUI, open: openActivation),
      Stage(table: .licenceScreen, face: .swiftUI) { role, condition in
        try show(
          LicencePage(
            isDisabled: condition == .disabled, isRead: role != "hintLabel",
            isPrinted: role == "printButton"), role,
          condition)
      },
      Stage(table: .consentScreen, face: .swiftUI, open: openConsent),
      Stage(table: .infoScreen, face: .swiftUI) { role, condition in
        try show(InfoPage(isDisabled: condition == .disabled), role, condition)
      },
      Stage(table: .authenticationScreen, face: .swiftUI) { role, condition in
        try show(SignInPage(isDisabled: condition == .disabled), role, condition)
      },
      Stage(table: .loadingIndicator, face: .swiftUI) { role, condition in
        try show(
          LoadingIndicator(title: AttributedString(Words.text), isPresented: .constant(true)), role,
          condition)
      },
      Stage(table: .illustratedMessage, face: .swiftUI) { role, condition in
        try show(MessagePage(isDisabled: condition == .disabled), role, condition)
      },
    ]

  @MainActor private static func openWelcome(
    _ role: String, _ condition: Condition?
  ) throws -> Shown {
    let isBusy = role.hasPrefix("loadingIndicatorView") || role == "cancelButton"
    let input =
      condition == .empty ? "" : role == "emailMessageLabel" ? "jane" : Words.email
    let page = WelcomePage(isBusy: isBusy, isDisabled: condition == .disabled, input: input)
    let shown = try show(page, role, condition)
    if role == "emailMessageLabel" { try shown.screen.tap("primaryActionButton") }
    if condition == .focused {
      for case let field as UITextField in shown.views("emailTextField") {
        field.becomeFirstResponder()
      }
    }
    return shown
  }

  @MainActor private static func openActivation(
    _ role: String, _ condition: Condition?
  ) throws -> Shown {
    let isBusy = role.hasPrefix("loadingIndicatorView") || role == "cancelButton"
    let input = condition == .empty ? "" : role == "emailMessageLabel" ? "jane" : Words.email
    let page = ActivationPage(isBusy: isBusy, isDisabled: condition == .disabled, input: input)
    let shown = try show(page, role, condition)
    if role == "emailMessageLabel" { try shown.screen.tap("primaryActionButton") }
    if condition == .focused {
      for case let field as UITextField in shown.views("emailTextField") {
        field.becomeFirstResponder()
      }
    }
    return shown
  }

  @MainActor private static func openConsent(
    _ role: String, _ condition: Condition?
  ) throws -> Shown {
    let isLong = ["navigationBar", "nextButton", "backButton"].contains(role)
    let gate = Gate()
    gate.isClosed = condition == .disabled && role != "backButton"
    let page = ConsentPage(
      pages: isLong ? 2 : 1, isRequired: role != "notNowButton", gate: gate)
    guard role == "backButton" else { return try show(page, role, condition) }
    let shown = try show(page, role, nil)
    try shown.screen.tap("nextButton")
    gate.isClosed = condition == .disabled
    return try hold(role, condition, in: shown)
  }

  @MainActor static func show<Content: SwiftUI.View>(
    _ content: Content, _ role: String, _ condition: Condition?
  ) throws -> Shown {
    try hold(
      role, condition, in: Shown(screen: Screen(UIHostingController(rootView: content), size: size))
    )
  }

  @MainActor static func hold(
    _ role: String, _ condition: Condition?, in shown: Shown
  ) throws -> Shown {
    var shown = shown
    let screen = shown.screen
    switch condition {
    case .highlighted:
      let view = try screen.find(role)
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      shown.keeps.append(Held(try screen.press(at: middle)))
    case .selected: try screen.tap(role)
    case .disabled, .focused, .empty, .scrolled, nil: break
    }
    return shown
  }

  /// A press that is held.
  private final class Held {
    let touch: Screen.Touch
    init(_ touch: Screen.Touch) { self.touch = touch }
  }
}

private struct WelcomePage: SwiftUI.View {
  let isBusy: Bool
  let isDisabled: Bool
  @State var input: String

  var body: some SwiftUI.View {
    // On top of another page, so that the bar has an item of its own.
    NavigationStack(path: .constant([1])) {
      Text("First").navigationDestination(for: Int.self) { _ in page }
    }
  }

  private var page: some SwiftUI.View {
    WelcomeScreen(
      title: { Text(Words.title) }, description: { Text(Words.text) },
      icon: { Image(systemName: "camera") }, footnote: { Text(Words.text) },
      action: { button }, secondaryAction: { button },
      headlineImage: { Image(systemName: "camera") }, inputText: $input,
      legalText: { Text(Words.text) }, isLegalAgreementRequired: true,
      options: [.discoveryService], isDemoAvailable: true, footerText: { Text(Words.text) }
    )
    .legalAgreement(isAccepted: .constant(true))
    .welcomeScreenLoading(isBusy, message: AttributedString(Words.text)) {}
    .disabled(isDisabled)
    .navigationTitle(Text("Title"))
  }

  private var button: FioriButton {
    FioriButton(isSelectionPersistent: true, title: AttributedString(Words.action)) { _ in }
  }
}

@MainActor private let button = FioriButton(
  isSelectionPersistent: true, title: AttributedString(Words.action)
) { _ in }

private struct ActivationPage: SwiftUI.View {
  let isBusy: Bool
  let isDisabled: Bool
  @State var input: String

  var body: some SwiftUI.View {
    NavigationStack(path: .constant([1])) {
      Text("First").navigationDestination(for: Int.self) { _ in
        ActivationScreen(
          title: { Text(Words.title) }, descriptionText: { Text(Words.text) },
          footnote: { Text(Words.text) }, action: { button }, secondaryAction: { button },
          inputText: $input
        )
        .welcomeScreenLoading(isBusy, message: AttributedString(Words.text)) {}
        .disabled(isDisabled)
        .navigationTitle(Text("Title"))
      }
    }
  }
}

private struct LicencePage: SwiftUI.View {
  let isDisabled: Bool
  let isRead: Bool
  /// Only a text can be printed, no view.
  let isPrinted: Bool

  var body: some SwiftUI.View {
    if isPrinted {
      EULAView(title: "", bodyText: AttributedString(Words.text)).disabled(isDisabled)
    } else {
      EULAView(
        title: { Text(Words.title) },
        bodyText: { Text(String(repeating: Words.text + " ", count: isRead ? 1 : 200)) },
        agreeAction: { button }, disagreeAction: { button }, cancelAction: { button }
      )
      .licenceRequiresReading(!isRead)
      .disabled(isDisabled)
    }
  }
}

/// Says whether a page can be used.
@MainActor @Observable private final class Gate { var isClosed = false }

private struct ConsentPage: SwiftUI.View {
  let pages: Int
  let isRequired: Bool
  let gate: Gate

  var body: some SwiftUI.View {
    UserConsentForm(
      allowAction: button, denyAction: button, notNowAction: button,
      userConsentPages: (0..<pages).map { _ in
        UserConsentPage(
          title: AttributedString(Words.title), bodyText: AttributedString(Words.text),
          action: button)
      }, isRequired: isRequired, alertConfiguration: { _ in nil }
    )
    .disabled(gate.isClosed)
  }
}

private struct InfoPage: SwiftUI.View {
  let isDisabled: Bool

  var body: some SwiftUI.View {
    InfoView(
      title: { Text(Words.title) }, descriptionText: { Text(Words.text) }, action: { button },
      secondaryAction: { button }, image: { Image(systemName: "camera") }
    )
    .disabled(isDisabled)
  }
}

private struct SignInPage: SwiftUI.View {
  let isDisabled: Bool

  var body: some SwiftUI.View {
    Authentication(
      title: { Text(Words.title) }, authInput: { Text(Words.text) }, signInAction: { button },
      isDisabled: isDisabled)
  }
}

private struct MessagePage: SwiftUI.View {
  let isDisabled: Bool

  var body: some SwiftUI.View {
    IllustratedMessage(
      detailImage: { Image(systemName: "camera") }, title: { Text(Words.title) },
      description: { Text(Words.text) }, action: { button }, secondaryAction: { button },
      isActionVerticallyAligned: true
    )
    .disabled(isDisabled)
  }

  private var button: FioriButton {
    FioriButton(isSelectionPersistent: true, title: AttributedString(Words.action)) { _ in }
  }
}
