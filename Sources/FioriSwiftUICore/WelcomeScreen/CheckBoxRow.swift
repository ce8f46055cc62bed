import FioriThemeManager
import SwiftUI
import UIKit

/// A check box with its text beside it.
///
/// The whole row is one control, and its text is its name. Where the text has links, which a control
/// must not swallow, the box alone is the control and has a name of its own.
struct CheckBoxRow: View {
  @Binding var isOn: Bool
  let label: ConfigurationViewWrapper
  /// The name of a box that is a control by itself.
  let name: String?

  var body: some View {
    if let name {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        control { CheckBoxImage(isOn: isOn).frame(minWidth: 44, alignment: .leading) }
          .accessibilityLabel(Text(name))
          .accessibilityIdentifier("legalAgreement")
        label.frame(maxWidth: .infinity, alignment: .leading)
      }
    } else {
      control {
        HStack(alignment: .firstTextBaseline, spacing: 10) {
          CheckBoxImage(isOn: isOn)
          label.frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      .accessibilityIdentifier("legalAgreement")
    }
  }

  private func control<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    Button {
      isOn.toggle()
    } label: {
      content().padding(.vertical, 8).frame(minHeight: 44)
        .fixedSize(horizontal: false, vertical: true)
    }
    .buttonStyle(CheckBoxLooks())
    .accessibilityAddTraits(isOn ? [.isToggle, .isSelected] : .isToggle)
  }
}

/// The box: as high as a capital letter of the text and a little more.
private struct CheckBoxImage: View {
  let isOn: Bool
  @ScaledMetric private var side: CGFloat = 22

  init(isOn: Bool) { self.isOn = isOn }

  var body: some View {
    // A picture of UIKit has no name of its own to be read before the text.
    if let image = UIImage(systemName: isOn ? "checkmark.square.fill" : "square") {
      Image(uiImage: image)
        .renderingMode(.template)
        .resizable()
        .frame(width: side, height: side)
        .foregroundStyle(Color.preferredColor(isOn ? .tintColor2 : .secondaryLabel))
        .alignmentGuide(.firstTextBaseline) { $0[.bottom] - side * 0.22 }
    }
  }
}

private struct CheckBoxLooks: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed || !isEnabled ? 0.5 : 1)
  }
}
