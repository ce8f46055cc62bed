import FioriThemeManager
import Onboarding
import SwiftUI

/// A list that tells what a new version brings, with a bar of its own and a button that leads on.
///
/// ```swift
/// WhatsNewListView(
///   whatsNewListItems: {
///     WhatsNewListItem(title: "Faster", subtitle: "Orders open at once.")
///     WhatsNewListItem(title: "Offline", subtitle: "Orders are kept on the device.")
///   }, didClose: { print("closed") }, didFinish: { print("start") })
/// ```
public struct WhatsNewListView: View {
  private let items: [any View]
  private let didClose: (() -> Void)?
  private let didFinish: (() -> Void)?
  @Environment(\.onboardingTexts) private var texts

  /// Makes a list of any views.
  ///
  /// - Parameters:
  ///   - whatsNewListItems: The lines.
  ///   - didClose: Called when a person closes the list; without it there is no button for that.
  ///   - didFinish: Called when a person is through.
  public init(
    @WhatsNewPagesBuilder whatsNewListItems: () -> [any View], didClose: (() -> Void)? = nil,
    didFinish: (() -> Void)? = nil
  ) {
    items = whatsNewListItems()
    self.didClose = didClose
    self.didFinish = didFinish
  }

  /// Makes a list of lines that are there already; there may be none.
  public init(
    whatsNewListItems: [WhatsNewListItem] = [], didClose: (() -> Void)? = nil,
    didFinish: (() -> Void)? = nil
  ) {
    items = whatsNewListItems
    self.didClose = didClose
    self.didFinish = didFinish
  }

  /// The bar, the lines and the button.
  public var body: some View {
    VStack(spacing: 0) {
      WhatsNewBar(component: .whatsNewListView, didClose: didClose)
      ScrollView {
        VStack(alignment: .leading, spacing: 30) {
          ForEach(items.indices, id: \.self) { erased(items[$0]) }
        }
        .frame(maxWidth: 480, alignment: .leading)
        .padding(EdgeInsets(top: 50, leading: 30, bottom: 30, trailing: 30))
        .frame(maxWidth: .infinity)
      }
      FioriButton(title: AttributedString(texts[.startAction])) { _ in didFinish?() }
        .fioriButtonStyle(FioriPrimaryButtonStyle(200))
        .styledButton(StyledPart("startButton", of: .whatsNewListView))
        .keyboardShortcut(.defaultAction)
        .accessibilityIdentifier("startButton")
        .padding(EdgeInsets(top: 8, leading: 16, bottom: 34, trailing: 16))
    }
    .modifier(ScreenSurface(table: .whatsNewListView))
  }
}
