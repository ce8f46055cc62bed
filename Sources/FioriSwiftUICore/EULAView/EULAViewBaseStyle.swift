import FioriThemeManager
import SwiftUI

/// The kit's own layout of a licence view: the title, the text, and a row of answers below them.
public struct EULAViewBaseStyle: EULAViewStyle {
  /// Makes the style.
  public init() {}

  /// Puts the parts together.
  public func makeBody(_ configuration: EULAViewConfiguration) -> some View {
    EULAViewLayout(configuration: configuration)
      .modifier(
        ScreenBars(of: .licenceScreen) {
          configuration.cancelAction
        } trailing: {
          configuration.printAction
        } bottom: {
          VStack(spacing: 0) {
            if let hint = configuration.hint { HintLine(text: hint) }
            AnswerRow {
              configuration.disagreeAction
            } agreeing: {
              configuration.agreeAction
            }
          }
        })
  }
}

/// What to do before a person can agree.
private struct HintLine: View {
  let text: String

  var body: some View {
    Text(text)
      .modifier(
        TextLook(
          part: StyledPart("hintLabel", of: .licenceScreen), font: .footnote,
          color: .secondaryLabel)
      )
      .padding(.vertical, 6)
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity)
  }
}

private struct EULAViewLayout: View {
  let configuration: EULAViewConfiguration
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    if configuration.bodyText.isEmpty {
      ReadingColumn { configuration.title.padding(.vertical, 30) }
    } else {
      LicenceScroll(
        title: configuration.title, text: configuration.bodyText,
        scrollsItself: configuration.bodyScrolls,
        side: dynamicTypeSize.isAccessibilitySize ? 16 : 32)
    }
  }
}
