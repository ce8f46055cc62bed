import Onboarding
import SwiftUI
import UIKit

/// What assistive technology is told of a drawing of progress: its name, and how much is done as a
/// value.
struct ProgressElement: UIViewRepresentable {
  let name: String
  let fraction: ProgressFraction?
  let identifier: String
  let texts: OnboardingTexts

  func makeUIView(context: Context) -> UIProgressView {
    let view = UIProgressView(frame: .zero)
    view.isDrawn = false
    view.isUserInteractionEnabled = false
    view.accessibilityIdentifier = identifier
    view.accessibilityTraits = .updatesFrequently
    return view
  }

  func updateUIView(_ view: UIProgressView, context: Context) {
    let done = Float(fraction?.value ?? 0)
    if view.progress != done { view.progress = done }
    if view.accessibilityLabel != name { view.accessibilityLabel = name }
    let value = fraction.map { texts.text(for: $0) } ?? ""
    if view.accessibilityValue != value { view.accessibilityValue = value }
  }
}
