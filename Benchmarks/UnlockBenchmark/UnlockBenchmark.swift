import Foundation
import SAPFiori
import Secrets
import UIKit
import Vault

/// Enters a right passcode on the cover of a window, with keys that cost what they cost by default, and
/// has the window drawn all the while.
///
/// `UnlockBenchmark COUNT` does that so many times, and prints the median of the milliseconds that the
/// slowest frame of each took: one of 60 a second takes 16.7.
@main final class UnlockBenchmark: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let passcode = "Zq7!passw0rd"
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "unlock-\(UUID().uuidString)")
  private lazy var store = OnboardingStore(
    Vault(
      VaultLocation(application: "com.example.Unlock", folder: folder.path),
      options: VaultOptions(keyring: .never, keyDerivation: .withDeviceKey)))

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let count = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }), count > 0 else {
      exit(64)
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    Task {
      do {
        print(try await measure(count, in: window))
      } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(70)
      }
      exit(0)
    }
    return true
  }

  private func measure(_ count: Int, in window: UIWindow) async throws -> Double {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    try await store.secrets.create(passcode: SecretBytes(utf8: passcode))
    store.protect(window)
    await store.start()
    var slowest: [Duration] = []
    for _ in 0..<count { slowest.append(await unlock(window)) }
    try await store.secrets.wipe()
    try FileManager.default.removeItem(at: folder)
    return slowest.sorted()[count / 2] / .milliseconds(1)
  }

  /// The slowest frame from the press of Return to the first one of the content.
  private func unlock(_ window: UIWindow) async -> Duration {
    await store.lock()
    while screen(over: window) == nil { _ = await window.drawn(within: 1) }
    guard let screen = screen(over: window) else { return .zero }
    enter(on: screen)
    var slowest = Duration.zero
    while window.coverController != nil { slowest = max(slowest, await frame(of: window)) }
    return max(slowest, await frame(of: window))
  }

  private func frame(of window: UIWindow) async -> Duration {
    let began = ContinuousClock.now
    _ = await window.drawn(within: 5)
    return began.duration(to: .now)
  }

  private func screen(over window: UIWindow) -> FUIPasscodeController? {
    let top = (window.coverController as? UINavigationController)?.topViewController
    guard let screen = top as? FUIPasscodeController, let field = field(of: screen) else {
      return nil
    }
    return field.isHidden || !field.isEnabled ? nil : screen
  }

  private func field(of screen: UIViewController) -> UITextField? {
    var views = [screen.view as UIView]
    while let view = views.popLast() {
      if let field = view as? UITextField { return field }
      views += view.subviews
    }
    return nil
  }

  private func enter(on screen: FUIPasscodeController) {
    guard let field = field(of: screen) else { return }
    field.text = passcode
    field.sendActions(for: .editingChanged)
    _ = screen.textFieldShouldReturn(field)
  }
}
