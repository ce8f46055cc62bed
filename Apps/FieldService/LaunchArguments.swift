import FioriSwiftUICore
import Foundation
import SAPFiori
import Vault

/// What the demo was asked for on its command line.
enum LaunchArguments {
  /// `--views` shows the face of views in place of that of controllers.
  static var wantsViews: Bool { CommandLine.arguments.contains("--views") }

  /// `--steps` goes on over licence, consent and signing in before it shows the work; the face of views
  /// always does.
  static var wantsSteps: Bool { CommandLine.arguments.contains("--steps") }

  /// `--without-keyring` keeps the passcode's part of the key in no keyring, for a machine that has none
  /// or whose keyring nobody has unlocked.
  static var vaultOptions: VaultOptions {
    VaultOptions(
      keyring: CommandLine.arguments.contains("--without-keyring") ? .never : .whenPresent)
  }

  /// `--lock-after 20` locks when nobody has used the app for so many seconds, in place of five minutes.
  static var timeLimit: Duration? {
    value(of: "--lock-after").flatMap { Double($0) }.map { .seconds($0) } ?? .seconds(300)
  }

  /// `--recovery` offers a recovery code once a passcode was chosen.
  static var offersRecoveryCode: Bool { CommandLine.arguments.contains("--recovery") }

  /// `--activation` shows both ways to configure the app, `--scanner` one; the default is by e-mail.
  static var configurationOptions: FUIWelcomeControllerConfigurationOption {
    let arguments = CommandLine.arguments
    if arguments.contains("--activation") { return [.discoveryService, .barcodeScanner] }
    if arguments.contains("--scanner") { return .barcodeScanner }
    return .discoveryService
  }

  /// The same for the face of views.
  static var viewOptions: Set<WelcomeScreenOption> {
    var options: Set<WelcomeScreenOption> = []
    if configurationOptions.contains(.discoveryService) { options.insert(.discoveryService) }
    if configurationOptions.contains(.barcodeScanner) { options.insert(.barcodeScanner) }
    return options
  }

  /// `--camera /folder/%04d.png` plays pictures in place of a camera; `%04d` is their number, from 0.
  static var recording: String? { value(of: "--camera") }

  private static func value(of option: String) -> String? {
    let arguments = CommandLine.arguments
    return arguments.firstIndex(of: option).flatMap { arguments.dropFirst($0 + 1).first }
  }
}
