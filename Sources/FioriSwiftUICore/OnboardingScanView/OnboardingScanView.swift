import Onboarding
import ScanPictures
import SwiftUI

/// A scanner for the code that sets up an app.
///
/// ```swift
/// OnboardingScanView(
///   title: "Scan QR Code", instructionText: "Point your camera at the code.",
///   didScan: { text in print(text) })
/// ```
///
/// Pictures are chosen, dropped or pasted as well, and where there is no camera the address is typed:
/// each trouble has its own words and its own way out. Several codes in view are offered for choice.
/// What is scanned is untrusted; see `ActivationPayload` for reading it.
///
/// It reads codes with the cameras of this machine, or with what ``codeScanner(_:)`` gives it. It never
/// dismisses itself.
public struct OnboardingScanView: View {
  /// What a view says about itself to styles, unless it is given another identifier.
  public static let identifier = "fiori_onboardingscanview_component"

  private enum Source {
    case slots(OnboardingScanViewSlots)
    case configuration(OnboardingScanViewConfiguration)
  }
  private let source: Source

  /// Makes a scanner that gives an app the first text that is read or typed, one time, and is over
  /// then: nothing is confirmed.
  ///
  /// - Parameters:
  ///   - title: The title in the bar.
  ///   - instructionText: What to do, over the camera's picture; nil is a text of the kit.
  ///   - didScan: Called with the text, exactly once.
  ///   - didCancel: Called when the person leaves; without it there is no button for that.
  public init(
    title: AttributedString, instructionText: AttributedString? = nil,
    didScan: @escaping (String) -> Void, didCancel: (() -> Void)? = nil
  ) {
    source = .slots(
      OnboardingScanViewSlots(
        title: String(title.characters), instruction: instructionText, ending: .delivery,
        didScan: didScan, didCancel: didCancel, componentIdentifier: Self.identifier))
  }

  /// Makes a scanner that asks the app about a code and lets the person confirm the server.
  ///
  /// - Parameters:
  ///   - scanViewContext: The texts.
  ///   - shouldValidateScanResult: Whether the app can use a text that was scanned or typed; nil takes
  ///     every text.
  ///   - didCancel: Called when the person leaves; without it there is no button for that.
  ///   - usesCameraOnly: Whether no pictures are taken in place of the camera's.
  ///   - scanConfirmationView: The page to confirm; nothing is the kit's, which names the server.
  ///   - didTapContinue: Called when the person confirms on the kit's page, and when an address that
  ///     was typed is accepted.
  ///   - componentIdentifier: What styles ask for; nil is ``identifier``.
  public init(
    scanViewContext: OnboardingScanViewContext? = nil,
    shouldValidateScanResult: ((String) -> Bool)? = nil,
    didCancel: (() -> Void)? = nil, usesCameraOnly: Bool = false,
    @ViewBuilder scanConfirmationView: () -> any View,
    didTapContinue: (() -> Void)? = nil,
    componentIdentifier: String? = OnboardingScanView.identifier
  ) {
    source = .slots(
      OnboardingScanViewSlots(
        context: scanViewContext, ending: .confirmation, validate: shouldValidateScanResult,
        didCancel: didCancel, usesCameraOnly: usesCameraOnly,
        confirmation: scanConfirmationView(), didTapContinue: didTapContinue,
        componentIdentifier: componentIdentifier ?? Self.identifier))
  }

  /// Makes a scanner whose page to confirm is the kit's, or one that is made of texts.
  ///
  /// Parameters are those of the initialiser with a view builder.
  public init(
    scanViewContext: OnboardingScanViewContext? = nil,
    shouldValidateScanResult: ((String) -> Bool)? = nil,
    didCancel: (() -> Void)? = nil, usesCameraOnly: Bool = false,
    scanConfirmationView: OnboardingScanConfirmView? = nil,
    didTapContinue: (() -> Void)? = nil
  ) {
    self.init(
      scanViewContext: scanViewContext, shouldValidateScanResult: shouldValidateScanResult,
      didCancel: didCancel, usesCameraOnly: usesCameraOnly,
      scanConfirmationView: { scanConfirmationView }, didTapContinue: didTapContinue)
  }

  /// Makes the view again, inside a style, with what is left of the styles around it.
  public init(_ configuration: OnboardingScanViewConfiguration) {
    source = .configuration(configuration)
  }

  /// The view in the styles around it.
  public var body: some View {
    switch source {
    case .slots(let slots): OnboardingScanViewParts(slots: slots)
    case .configuration(let configuration):
      StyledComponent(configuration, base: OnboardingScanViewBaseStyle())
    }
  }
}

/// What an app has given a scanner.
struct OnboardingScanViewSlots {
  var context: OnboardingScanViewContext?
  var title: String?
  var instruction: AttributedString?
  let ending: ScanSession.Ending
  var validate: ((String) -> Bool)?
  var didScan: ((String) -> Void)?
  var didCancel: (() -> Void)?
  var usesCameraOnly = false
  var confirmation: any View = EmptyView()
  var didTapContinue: (() -> Void)?
  let componentIdentifier: String
}

private enum CodeScannerKey: EnvironmentKey {
  static var defaultValue: CodeScannerChoice { .standard }
}

/// What a scanner screen reads codes with.
enum CodeScannerChoice {
  case standard
  case chosen((any CodeScanner)?)

  @MainActor var scanner: (any CodeScanner)? {
    switch self {
    case .standard: StandardScanner.scannerForScreen()
    case .chosen(let scanner): scanner
    }
  }
}

extension EnvironmentValues {
  var codeScanner: CodeScannerChoice {
    get { self[CodeScannerKey.self] }
    set { self[CodeScannerKey.self] = newValue }
  }
}

extension View {
  /// Says what the scanners below read codes with; nil is nothing, and an address is typed then.
  ///
  /// Without it that is what `StandardScanner` says: the cameras of this machine.
  public func codeScanner(_ scanner: (any CodeScanner)?) -> some View {
    environment(\.codeScanner, .chosen(scanner))
  }
}
