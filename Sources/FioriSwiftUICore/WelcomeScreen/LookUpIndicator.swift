import FioriThemeManager
import SwiftUI
import UIKit

/// A turning wheel, a text below it, and a way to end what is being done.
struct LookUpIndicator: View {
  let table: PartTable
  let message: AttributedString
  let cancelTitle: String?
  let cancel: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 12) {
      Wheel(table: table, label: String(message.characters))
      if !message.characters.isEmpty {
        Text(message)
          .modifier(
            TextLook(
              part: part("loadingIndicatorView_textLabel"), font: .subheadline,
              color: .secondaryLabel))
      }
      if let cancelTitle {
        FioriButton(title: AttributedString(cancelTitle)) { _ in cancel() }
          .fioriButtonStyle(FioriTertiaryButtonStyle(maxWidth: .infinity))
          .styledButton(part("cancelButton"))
          .keyboardShortcut(.cancelAction)
          .accessibilityIdentifier("cancelButton")
      }
    }
    .modifier(ContainerLook(part: part("loadingIndicatorView")))
  }

  private func part(_ role: String) -> StyledPart { StyledPart(role, of: table) }
}

/// A large wheel that says to assistive technology what is being done.
private struct Wheel: UIViewRepresentable {
  let table: PartTable
  let label: String

  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.accessibilityIdentifier = "loadingIndicatorView_activityIndicator"
    wheel.color = .preferredFioriColor(forStyle: .tintColor)
    let parts = StyledParts.shared
    parts.add(wheel, as: "activityIndicator", of: .loadingIndicator)
    parts.add(wheel, as: "loadingIndicatorView_activityIndicator", of: table)
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
