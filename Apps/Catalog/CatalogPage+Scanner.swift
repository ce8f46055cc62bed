import FioriSwiftUICore
import Onboarding
import OnboardingTesting
import SAPFiori
import SwiftUI
import UIKit

extension CatalogPage {
  /// The scanner in every state, on both faces.
  static let scannerPages: [CatalogPage] = states.flatMap { [$0.uiKit, $0.swiftUI] } + otherPages

  /// A state of a scanner: what its camera does.
  @MainActor private struct State {
    let name: String
    var script: [ScannerEvent] = []
    var startError: ScannerError?
    var hasScanner = true
    var holdsStart = false
    var accepts = true
    /// How many cameras there are.
    var cameras = 1
    /// The recent pictures; nil is a scanner that knows none.
    var recent: [String]?
    /// The button that is pressed then.
    var press: String?

    private func scanner() -> FakeCodeScanner? {
      guard hasScanner else { return nil }
      let scanner = FakeCodeScanner(
        cameras: (1...cameras).map {
          ScannerCamera(id: "\($0)", name: $0 == 1 ? "Front Camera" : "Back Camera", hasTorch: true)
        })
      scanner.recent = recent?.map { RecentPicture(id: $0, name: $0) }
      scanner.startError = startError
      scanner.holdsStart = holdsStart
      scanner.script = [.frame(.sample(width: 480, height: 640))] + script
      return scanner
    }

    var uiKit: CatalogPage {
      CatalogPage(
        name, "Scanner",
        make: {
          let screen = FUIOnboardingScanViewController.createInstanceFromStoryboard()
          screen.scanner = scanner()
          screen.delegate = accepts ? ScanDelegate.accepting : ScanDelegate.refusing
          return UINavigationController(rootViewController: screen)
        },
        steps: { controller in
          if let press { controller.view.tap(press) }
        })
    }

    var swiftUI: CatalogPage {
      let page = name == "scanner" ? "swiftui-scanner" : "swiftui-\(name)"
      return CatalogPage(page, "OnboardingScanView (SwiftUI)", press: press) {
        OnboardingScanView(
          shouldValidateScanResult: { _ in accepts }, didCancel: {}, didTapContinue: {}
        )
        .codeScanner(scanner())
      }
    }
  }

  private static func code(_ texts: String...) -> ScannerEvent {
    .codes(texts.map { ScannedCode(text: $0) })
  }

  @MainActor private static let states = [
    State(name: "scanner", hasScanner: false),
    State(name: "scanner-camera"),
    State(name: "scanner-cameras", cameras: 2),
    State(
      name: "scanner-recent", cameras: 2, recent: (1...7).map { "photo-\($0).jpg" },
      press: "recentPicturesButton"),
    State(name: "scanner-no-recent", recent: [], press: "recentPicturesButton"),
    State(name: "scanner-starting", holdsStart: true),
    State(name: "scanner-typing", press: "typeAddressButton"),
    State(
      name: "scanner-several",
      script: [code("https://field.example.com", "https://depot.example.com")]),
    State(name: "scanner-refused", script: [code("https://elsewhere.example.com")], accepts: false),
    State(name: "scanner-confirm", script: [code("https://field.example.com")]),
    State(name: "scanner-confirm-letters", script: [code("https://аррӏе.com")]),
    State(name: "scanner-no-camera", startError: .noCamera),
    State(name: "scanner-busy", startError: .busy),
    State(name: "scanner-denied", startError: .denied),
    State(name: "scanner-unplugged", script: [.failed(.unplugged)]),
    State(name: "scanner-helper-failed", startError: .helperFailed("")),
    State(name: "scanner-helper-missing", startError: .helperMissing(places: [])),
  ]

  private static let otherPages = [
    CatalogPage(
      "photo-picker", "Scanner",
      make: {
        let picker = FUIOnboardingPhotoPicker()
        picker.scanner = FakeCodeScanner()
        return UINavigationController(rootViewController: picker)
      }),
    CatalogPage("swiftui-scanner-seed", "OnboardingScanView (SwiftUI)") {
      OnboardingScanView(
        title: "Scan QR code",
        instructionText: "Point your camera at the QR code provided by your administrator.",
        didScan: { _ in }
      )
      .codeScanner(seedScanner())
    },
  ]

  private static func seedScanner() -> FakeCodeScanner {
    let scanner = FakeCodeScanner()
    scanner.script = [.frame(.sample(width: 480, height: 640))]
    return scanner
  }
}

extension UIView {
  /// Presses the control with an identifier, in this view.
  fileprivate func tap(_ identifier: String) {
    if accessibilityIdentifier == identifier, let control = self as? UIControl {
      control.sendActions(for: .primaryActionTriggered)
    }
    for view in subviews { view.tap(identifier) }
  }
}

/// Says of every code the same.
@MainActor private final class ScanDelegate: FUIOnboardingScanViewControllerDelegate {
  static let accepting = ScanDelegate(true)
  static let refusing = ScanDelegate(false)
  private let accepts: Bool

  init(_ accepts: Bool) { self.accepts = accepts }
  isolated deinit {}

  func scanViewController(
    _ scanViewController: FUIOnboardingScanViewController,
    shouldValidateScanResult scanResult: String
  ) -> Bool { accepts }

  func shouldContinueOnboarding(_ scanViewController: FUIOnboardingScanViewController) {}
}
