import FioriSwiftUICore
import FioriThemeManager
import Localization
import Onboarding
import OnboardingTesting
import SwiftUI
import UIKit

/// Views of SwiftUI that apps use by themselves, and the pages that tell what is new.
extension Stage {
  static let swiftUIPartStages = [
    Stage(table: .bannerMessage, face: .swiftUI) { role, condition in
      try show(
        BannerMessage(
          icon: { Image(systemName: "camera") }, title: { Text(Words.text) },
          messageType: .informative), role, condition)
    },
    Stage(table: .progressIndicator, face: .swiftUI) { role, condition in
      try show(
        ProgressIndicator(progress: .constant(0.5)).progressIndicatorStyle(.stoppable), role,
        condition)
    },
    Stage(table: .linearProgressIndicator, face: .swiftUI) { role, condition in
      try show(
        LinearProgressIndicator(indicatorProgress: .constant(0.5)).padding(20), role, condition)
    },
    Stage(table: .textFieldFormView, face: .swiftUI) { role, condition in
      let shown = try show(
        // Short enough to stand at either side of the field, beside its button.
        FieldPage(
          isSecure: role == "revealButton", text: condition == .empty ? "" : "jane"), role,
        condition)
      if condition == .focused { shown.view(UITextField.self)?.becomeFirstResponder() }
      return shown
    },
    Stage(table: .whatsNewPage, face: .swiftUI) { role, condition in try show(page, role, condition)
    },
    Stage(table: .whatsNewListItem, face: .swiftUI) { role, condition in
      try show(line, role, condition)
    },
    Stage(table: .whatsNewPageView, face: .swiftUI) { role, condition in
      try show(
        WhatsNewPageView(
          whatsNewPages: {
            page
            page
          }, currentIndex: .constant(0), didClose: {}, didFinish: {}
        )
        .onboardingTexts(texts)
        .disabled(condition == .disabled), role, condition)
    },
    Stage(table: .whatsNewListView, face: .swiftUI) { role, condition in
      try show(
        WhatsNewListView(whatsNewListItems: { line }, didClose: {}, didFinish: {})
          .onboardingTexts(texts)
          .disabled(condition == .disabled), role, condition)
    },
  ]

  @MainActor private static var page: WhatsNewPage {
    WhatsNewPage(
      detailImage: { Image(systemName: "camera") }, title: { Text(Words.text) },
      description: { Text(Words.text) })
  }

  @MainActor private static var line: WhatsNewListItem {
    WhatsNewListItem(
      detailImage: { Image(systemName: "camera") }, title: { Text(Words.text) },
      subtitle: { Text(Words.text) })
  }

  /// A title of several lines.
  private static let texts = OnboardingTexts(
    table: StringTable(entries: ["whatsNew.title": Words.text], language: "en"))
}

private struct FieldPage: SwiftUI.View {
  let isSecure: Bool
  @State var text: String

  var body: some SwiftUI.View {
    TextFieldFormView(
      title: { Text(Words.text) }, text: $text, isSecureEnabled: isSecure,
      placeholder: "Address", maxTextLength: 40, hintText: AttributedString(Words.text),
      isCharCountEnabled: true, isAINoticeEnabled: true, actionIcon: Image(systemName: "camera"),
      actionIconAccessibilityLabel: "Scan"
    )
    .padding(20)
  }
}
