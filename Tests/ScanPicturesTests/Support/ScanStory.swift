import FioriSwiftUICore
import Onboarding
import OnboardingTesting
import SAPFiori
import SwiftUI
import UIKit

/// A scan screen on a display, on one of its faces, and the app behind it, which accepts every text.
@MainActor struct ScanStory {
  /// Writes down what the app is asked and told.
  final class App: FUIOnboardingScanViewControllerDelegate {
    private(set) var diary: [String] = []
    isolated deinit {}

    func note(_ line: String) { diary.append(line) }

    func scanViewController(
      _ scanViewController: FUIOnboardingScanViewController,
      shouldValidateScanResult scanResult: String
    ) -> Bool {
      note("validate \(scanResult)")
      return true
    }

    func shouldContinueOnboarding(_ scanViewController: FUIOnboardingScanViewController) {
      note("continue")
    }
  }

  /// What the screen reads codes with.
  enum Source {
    /// What the kit gives a screen that is given nothing.
    case standard
    case scanner(any CodeScanner)
  }

  let app = App()
  let screen: Screen

  init(
    _ face: ScanFace, _ source: Source, size: ScreenSize = .handheld, look: ScreenLook = .standard
  ) {
    let controller = face == .uiKit ? Self.controller(app, source) : Self.view(app, source)
    screen = Screen(controller, size: size, look: look)
  }

  init(
    _ face: ScanFace, _ scanner: any CodeScanner, size: ScreenSize = .handheld,
    look: ScreenLook = .standard
  ) {
    self.init(face, .scanner(scanner), size: size, look: look)
  }

  private static func controller(_ app: App, _ source: Source) -> UIViewController {
    let screen = FUIOnboardingScanViewController.createInstanceFromStoryboard()
    if case .scanner(let scanner) = source { screen.scanner = scanner }
    screen.delegate = app
    return UINavigationController(rootViewController: screen)
  }

  private static func view(_ app: App, _ source: Source) -> UIViewController {
    let view = OnboardingScanView(
      shouldValidateScanResult: { text in
        app.note("validate \(text)")
        return true
      },
      didTapContinue: { app.note("continue") })
    switch source {
    case .standard: return UIHostingController(rootView: view)
    case .scanner(let scanner): return UIHostingController(rootView: view.codeScanner(scanner))
    }
  }

  func wait(for name: String) async throws {
    try await screen.wait(until: name) { screen.has(name) }
  }

  /// Waits until the camera's picture can be seen and codes count.
  func wait(forCamera scanner: FakeCodeScanner) async throws {
    try await screen.wait(until: "the camera runs") {
      scanner.isRunning && screen.has("flashButton")
    }
  }

  func tap(_ name: String) async throws {
    try screen.tap(name)
    await settle()
  }

  /// Lets what was done take effect.
  func settle() async {
    for _ in 0..<4 { await Screen.turn() }
    screen.settle()
  }

  func frame(_ name: String) throws -> CGRect {
    let view = try screen.find(name)
    return view.convert(view.bounds, to: nil)
  }

  /// Whether a part, or what lies in it, has the focus.
  func hasFocus(_ name: String) throws -> Bool {
    func holds(_ view: UIView) -> Bool {
      view.isFirstResponder || view.subviews.contains(where: holds)
    }
    return holds(try screen.find(name))
  }
}

extension FakeCodeScanner {
  /// One with two cameras, four recent pictures, and the same code in every picture.
  static func withChoices() -> FakeCodeScanner {
    let scanner = FakeCodeScanner(cameras: [
      ScannerCamera(id: "1", name: "Front Camera", hasTorch: true),
      ScannerCamera(id: "2", name: "Back Camera", hasTorch: true),
    ])
    scanner.recent = (1...4).map { RecentPicture(id: "/p/\($0).png", name: "\($0).png") }
    scanner.read = { _ in .success([ScannedCode(text: "https://a.example.com")]) }
    return scanner
  }
}

/// What has been tried of every page: windows and looks.
enum Looks {
  static let all: [(ScreenSize, ScreenLook)] = [
    (.small, .largeText), (.small, .standard), (.handheld, .rightToLeft), (.landscape, .dark),
    (.desktop, .largeText), (.tablet, .highContrast),
  ]
}
