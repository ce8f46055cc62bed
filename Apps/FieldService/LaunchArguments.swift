import Foundation
import SAPFiori

/// What the demo was asked for on its command line.
enum LaunchArguments {
  /// `--activation` shows both ways to configure the app, `--scanner` one; the default is by e-mail.
  static var configurationOptions: FUIWelcomeControllerConfigurationOption {
    let arguments = CommandLine.arguments
    if arguments.contains("--activation") { return [.discoveryService, .barcodeScanner] }
    if arguments.contains("--scanner") { return .barcodeScanner }
    return .discoveryService
  }
}
