import FioriSwiftUICore
import FioriThemeManager
import Localization
import Onboarding
import OnboardingTesting
import SAPFiori
import SwiftUI
import UIKit

private let size = ScreenSize(width: 320, height: 1_300)
private let lowSize = ScreenSize(width: 320, height: 360)

/// What has to happen for a part of a scanner to be seen.
private enum Scene {
  case scanning, readingPicture, typing, trouble, confirming, recent, noRecent

  init(_ role: String) {
    self =
      switch role {
      case let role where role.hasPrefix("loadingIndicatorView"): .readingPicture
      case "symbolImageView", "headlineLabel", "detailLabel", "retryButton", "addressTextField",
        "continueButton":
        .trouble
      case "scanButton": .typing
      case "recentPicturesView": .recent
      case "recentPicturesLabel": .noRecent
      default: .scanning
      }
  }

  @MainActor func scanner() -> FakeCodeScanner {
    let scanner = FakeCodeScanner(cameras: [
      ScannerCamera(id: "1", name: "Front", hasTorch: true), ScannerCamera(id: "2", name: "Back"),
    ])
    scanner.recent = self == .recent ? [RecentPicture(id: "a", name: "a.png")] : []
    switch self {
    case .readingPicture:
      scanner.startError = .busy
      scanner.holdsPictures = true
    case .trouble: scanner.startError = .busy
    case .confirming:
      let host = String(repeating: "аррӏе.", count: 5) + "com"
      scanner.script = [.codes([ScannedCode(text: "https://\(host)")])]
    case .scanning, .typing, .recent, .noRecent: break
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
      for case let label as UILabel in shown.views("detailLabel") {
        label.text = String(repeating: Words.text, count: condition == .scrolled ? 9 : 1)
      }
      await settle()
      try? shown.screen.choose(files: [])
      shown.screen.settle()
      if condition == .scrolled {
        shown.view(UIScrollView.self)?.contentOffset = CGPoint(x: 0, y: 60)
      }
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

  @MainActor private static func showRecentPictures(on screen: Screen, _ scene: Scene) async throws
  {
    guard scene == .recent || scene == .noRecent else { return }
    try screen.tap("recentPicturesButton")
    let part = scene == .recent ? "recentPicturesView" : "recentPicturesLabel"
    try await screen.wait(until: part) { screen.has(part) }
  }

  @MainActor private static func read(on screen: Screen) async throws {
    try screen.tap("choosePhotoButton")
    try screen.choose(files: [URL(filePath: #filePath)])
    try await screen.wait(until: "the wheel") { screen.has("loadingIndicatorView_textLabel") }
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
    if scene == .readingPicture { try? await read(on: shown.screen) }
    try? await showRecentPictures(on: shown.screen, scene)
    if isBar { shown.view(UIScrollView.self)?.contentOffset = CGPoint(x: 0, y: 60) }
    for case let field as UITextField in shown.views("addressTextField") {
      field.text = condition == .empty ? "" : Words.email
      field.sendActions(for: .editingChanged)
      if condition == .focused { field.becomeFirstResponder() }
    }
    for role in [
      "instructionLabel", "headlineLabel", "detailLabel", "titleLabel", "successMessageLabel",
      "hcpServerLabel", "asciiServerLabel", "warningLabel", "loadingIndicatorView_textLabel",
      "recentPicturesLabel",
    ] {
      for case let label as UILabel in shown.views(role) { label.text = Words.text }
    }
    screen.view.setNeedsLayout()
    setState(of: role, condition, in: shown)
    return shown
  }

  @MainActor private static func openView(
    _ scene: Scene, _ role: String, _ condition: Condition?
  ) async throws -> Shown {
    let scanner = scene.scanner()
    let gate = Gate()
    let shown = try show(ScannerPage(scanner: scanner, gate: gate), role, nil)
    await settle()
    shown.screen.settle()
    if scene == .typing {
      try shown.screen.tap("typeAddressButton")
      await settle()
    }
    if scene == .readingPicture { try await read(on: shown.screen) }
    try await showRecentPictures(on: shown.screen, scene)
    for case let field as UITextField in shown.views("addressTextField") {
      field.text = condition == .empty ? "" : Words.email
      field.sendActions(for: .editingChanged)
      if condition == .focused { field.becomeFirstResponder() }
    }
    gate.isClosed = condition == .disabled
    await settle()
    return try hold(role, condition, in: shown)
  }
}

@MainActor @Observable private final class Gate { var isClosed = false }

private struct ScannerPage: SwiftUI.View {
  let scanner: FakeCodeScanner
  let gate: Gate

  private static let texts = OnboardingTexts(
    table: StringTable(
      entries: [
        "scan.camera.busy.title": Words.text, "scan.confirmation.title": Words.text,
        "scan.confirmation.detail": Words.text, "scan.readingPicture": Words.text,
        "scan.instruction": Words.text, "scan.recent.none": Words.text,
      ], language: "en"))

  var body: some SwiftUI.View {
    OnboardingScanView(didCancel: {}, didTapContinue: {})
      .codeScanner(scanner)
      .onboardingTexts(Self.texts)
      .disabled(gate.isClosed)
  }
}
