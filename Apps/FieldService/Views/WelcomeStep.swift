import FioriSwiftUICore
import Onboarding
import SwiftUI

/// The welcome screen, and what it asks for.
struct WelcomeStep: View {
  let accounts: DemoAccounts
  let found: @MainActor (_ server: String) -> Void
  let activate: @MainActor () -> Void
  let scan: @MainActor () -> Void
  let demo: @MainActor () -> Void
  @State private var email = ""
  @State private var failure: ErrorMessage?

  var body: some View {
    WelcomeScreen(
      title: "Field Service", inputText: $email, options: LaunchArguments.viewOptions
    )
    .onPrimaryAction { action in
      switch action {
      case .openActivation: activate()
      case .openScanner: scan()
      default: failure = await accounts.lookUp(email, found: found)
      }
    }
    .onDemoMode(demo)
    .modifier(FailureAlert(failure: $failure))
  }
}

/// The activation screen, and what it asks for.
struct ActivationStep: View {
  let accounts: DemoAccounts
  let found: @MainActor (_ server: String) -> Void
  let scan: @MainActor () -> Void
  let back: @MainActor () -> Void
  @State private var email = ""
  @State private var failure: ErrorMessage?

  var body: some View {
    ActivationScreen(
      title: "Activation", inputText: $email, options: [.discoveryService, .barcodeScanner]
    )
    .onPrimaryAction { action in
      if action == .openScanner {
        scan()
      } else {
        failure = await accounts.lookUp(email, found: found)
      }
    }
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Back", action: back) }
    }
    .modifier(FailureAlert(failure: $failure))
  }
}

/// The scanner, and the server that it finds.
struct ScannerStep: View {
  let found: @MainActor (_ server: String) -> Void
  let back: @MainActor () -> Void
  @State private var host: String?

  var body: some View {
    OnboardingScanView(
      shouldValidateScanResult: { code in
        host = DemoAccounts.host(inCode: code)
        return host != nil
      },
      didCancel: back, didTapContinue: { if let host { found(host) } })
  }
}

extension DemoAccounts {
  /// Looks an account up; gives back what to tell the person when it was not found.
  @MainActor func lookUp(
    _ email: String, found: (_ server: String) -> Void
  ) async -> ErrorMessage? {
    do {
      let configuration = try await configuration(for: EmailAddress(email))
      if !Task.isCancelled { found(configuration.host) }
      return nil
    } catch DiscoveryError.cancelled {
      return nil
    } catch {
      return OnboardingTexts().message(forLookUp: error)
    }
  }
}

/// Says what went wrong.
private struct FailureAlert: ViewModifier {
  @Binding var failure: ErrorMessage?

  func body(content: Content) -> some View {
    content.alert(
      Text(failure?.title ?? ""),
      isPresented: Binding(get: { failure != nil }, set: { if !$0 { failure = nil } })
    ) {
      Button(OnboardingTexts()[.okAction]) { failure = nil }
    } message: {
      Text(failure?.advice ?? "")
    }
  }
}
