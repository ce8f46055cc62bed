import FioriSwiftUICore
import FioriThemeManager
import Onboarding
import OnboardingTesting
import SAPFiori
import SwiftUI
import UIKit

private let size = ScreenSize(width: 320, height: 1_300)
private let lowSize = ScreenSize(width: 320, height: 360)

/// What has to happen for a part of a scanner to be seen.
private enum Scene {
  case scanning, starting, typing, trouble, confirming

  init(_ role: String) {
    self =
      switch role {
      case let role where role.hasPrefix("loadingIndicatorView"): .starting
      case "symbolImageView", "headlineLabel", "detailLabel", "retryButton": .trouble
      case "addressTextField", "continueButton", "scanButton": .typing
      case "scanAgainButton": .confirming
      default: .scanning
      }
  }

  @MainActor func scanner() -> FakeCodeScanner {
    let scanner = FakeCodeScanner()
    switch self {
    case .starting: scanner.holdsStart = true
    case .trouble: scanner.startError = .busy
    case .confirming: scanner.script = [.codes([ScannedCode(text: "https://аррӏе.com")])]
    case .scanning, .typing: break
    }
    return scanner
  }
}

/// Accepts everything.
@MainActor private final class Delegate: FUIOnboardingScanViewControllerDelegate {
  isolated deinit {}
  func scanViewController(
    _ scanViewController: FUIOnboardingScanViewController,
    shouldValidateScanResult scanResult: String
  ) -> Bool { true }
}

extension Stage {
  static let scanStages = [
    Stage(table: .scanScreen, face: .uiKit) { role, condition in
      if role == "cancelButton" {
        let screen = FUIOnboardingScanViewController.createInstanceFromStoryboard()
        return openOnTop(screen, condition)
      }
      return await openScanner(Scene(role), role, condition)
    },
    Stage(table: .scanConfirmView, face: .uiKit) { role, condition in
      await openScanner(.confirming, role, condition)
    },
    Stage(table: .photoPicker, face: .uiKit) { role, condition in
      let picker = FUIOnboardingPhotoPicker()
      picker.scanner = FakeCodeScanner()
      let shown = show(picker, role, condition) {}
      for case let label as UILabel in shown.views("detailLabel") { label.text = Words.text }
      await settle()
      try? shown.screen.choose(files: [])
      setState(of: role, condition, in: shown)
      return shown
    },
  ]

  static let scanViewStages = [
    Stage(table: .scanScreen, face: .swiftUI) { role, condition in
      try await openView(Scene(role), role, condition)
    },
    Stage(table: .scanConfirmView, face: .swiftUI) { role, condition in
      try await openView(.confirming, role, condition)
    },
  ]

  @MainActor private static func settle() async {
    for _ in 0..<12 { await Screen.turn() }
  }

  @MainActor private static func openScanner(
    _ scene: Scene, _ role: String, _ condition: Condition?
  ) async -> Shown {
    let screen = FUIOnboardingScanViewController.createInstanceFromStoryboard()
    let delegate = Delegate()
    let scanner = scene.scanner()
    screen.scanner = scanner
    screen.delegate = delegate
    let isBar = condition == .scrolled
    let shown = show(screen, role, condition, keeps: [delegate, scanner]) {}
    await settle()
    if scene == .typing || isBar { try? shown.screen.tap("typeAddressButton") }
    if isBar { shown.view(UIScrollView.self)?.contentOffset = CGPoint(x: 0, y: 60) }
    for role in [
      "instructionLabel", "headlineLabel", "detailLabel", "titleLabel", "successMessageLabel",
      "hcpServerLabel", "asciiServerLabel", "warningLabel", "loadingIndicatorView_textLabel",
    ] {
      for case let label as UILabel in shown.views(role) { label.text = Words.text }
    }
    screen.view.setNeedsLayout()
    for case let field as UITextField in shown.views("addressTextField") {
      field.text = condition == .empty ? "" : Words.email
      field.sendActions(for: .editingChanged)
      if condition == .focused { field.becomeFirstResponder() }
    }
    setState(of: role, condition, in: shown)
    return shown
  }

  @MainActor private static func openView(
    _ scene: Scene, _ role: String, _ condition: Condition?
  ) async throws -> Shown {
    let scanner = scene.scanner()
    let shown = try show(
      ScannerPage(scanner: scanner, isDisabled: condition == .disabled), role, nil)
    await settle()
    shown.screen.settle()
    if scene == .typing {
      for case let control as UIControl in shown.views("typeAddressButton") {
        control.sendActions(for: .primaryActionTriggered)
      }
      await settle()
      for case let field as UITextField in shown.views("addressTextField") {
        field.text = condition == .empty ? "" : Words.email
        field.sendActions(for: .editingChanged)
        if condition == .focused { field.becomeFirstResponder() }
      }
      await settle()
    }
    return try hold(role, condition, in: shown)
  }
}

private struct ScannerPage: SwiftUI.View {
  let scanner: FakeCodeScanner
  let isDisabled: Bool
  private let context = OnboardingScanViewContext()

  var body: some SwiftUI.View {
    OnboardingScanView(scanViewContext: context, didCancel: {}, didTapContinue: {})
      .codeScanner(scanner)
      .disabled(isDisabled)
  }
}
