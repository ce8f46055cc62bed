import FioriThemeManager
import SwiftUI

/// The kit's own layout of a message: a line in its colour, the message, and the button that closes
/// it at the trailing side.
public struct BannerMessageBaseStyle: BannerMessageStyle {
  /// Makes the style.
  public init() {}

  /// Puts the parts into a bar.
  public func makeBody(_ configuration: BannerMessageConfiguration) -> some View {
    VStack(spacing: 0) {
      line(4)
        .modifier(
          ContainerLook(
            part: StyledPart("bannerDividerTop", of: .bannerMessage),
            ground: configuration.messageType.lineColor.map { .preferredColor($0) }))
      HStack(spacing: 0) {
        BannerMessageText(configuration: configuration)
        configuration.closeAction
      }
      .frame(minHeight: 44)
      line(1).background(Color.preferredColor(.separator))
    }
    .fixedSize(horizontal: false, vertical: true)
    // Every colour of a message can be read on it, in a sheet too.
    .modifier(
      ContainerLook(part: StyledPart("", of: .bannerMessage), ground: .preferredColor(.header))
    )
    .accessibilityElement(children: .contain)
  }

  private func line(_ height: CGFloat) -> some View {
    Color.clear.frame(height: height).accessibilityHidden(true)
  }
}

private struct BannerMessageText: View {
  let configuration: BannerMessageConfiguration

  var body: some View {
    if let press = configuration.bannerTapped {
      Button {
        press()
      } label: {
        row
      }
      .buttonStyle(BannerMessagePress())
    } else {
      row
    }
  }

  /// As much room before the message as the button takes after it.
  private var isCentred: Bool {
    configuration.alignment == .center && !configuration.closeAction.isEmpty
  }

  private var closeWidth: CGFloat { 48 }

  private var row: some View {
    HStack(spacing: 6) {
      configuration.icon
      configuration.title
    }
    .padding(.vertical, 8)
    .padding(.leading, isCentred ? closeWidth : 16)
    .padding(.trailing, configuration.closeAction.isEmpty ? 16 : 0)
    .frame(
      maxWidth: .infinity, minHeight: 44,
      alignment: Alignment(horizontal: configuration.alignment, vertical: .center))
  }
}

private struct BannerMessagePress: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}
