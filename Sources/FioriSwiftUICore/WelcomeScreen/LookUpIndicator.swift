import FioriThemeManager
import SwiftUI
import UIKit

/// A turning wheel, a text below it, and a way to end what is being done.
struct LookUpIndicator: View {
  let message: AttributedString
  let cancelTitle: String?
  let cancel: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 12) {
      Wheel(label: String(message.characters))
      if !message.characters.isEmpty {
        Text(message)
          .font(.fiori(forTextStyle: .subheadline))
          .foregroundStyle(Color.preferredColor(.secondaryLabel))
          .multilineTextAlignment(.center)
          .accessibilityIdentifier("loadingIndicatorView_textLabel")
      }
      if let cancelTitle {
        FioriButton(title: AttributedString(cancelTitle)) { _ in cancel() }
          .fioriButtonStyle(FioriTertiaryButtonStyle(maxWidth: .infinity))
          .keyboardShortcut(.cancelAction)
          .accessibilityIdentifier("cancelButton")
      }
    }
  }
}

/// A large wheel that says to assistive technology what is being done.
private struct Wheel: UIViewRepresentable {
  let label: String

  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.accessibilityIdentifier = "loadingIndicatorView_activityIndicator"
    wheel.color = .preferredFioriColor(forStyle: .tintColor)
    wheel.startAnimating()
    UIAccessibility.post(notification: .announcement, argument: label)
    return wheel
  }

  func updateUIView(_ wheel: UIActivityIndicatorView, context: Context) {
    if wheel.accessibilityLabel != label { wheel.accessibilityLabel = label }
  }

  static func dismantleUIView(_ wheel: UIActivityIndicatorView, coordinator: Void) {
    wheel.stopAnimating()
  }
}
