import FioriThemeManager
import Onboarding
import SwiftUI
import UIKit

/// Pages that tell what a new version brings, one at a time, with a bar of their own.
///
/// ```swift
/// struct News: View {
///   @State private var page: Int? = 0
///   var body: some View {
///     WhatsNewPageView(
///       whatsNewPages: {
///         WhatsNewPage(title: "Faster", description: "Orders open at once.")
///         WhatsNewPage(title: "Offline", description: "Orders are kept on the device.")
///       }, currentIndex: $page, didClose: { print("closed") }, didFinish: { print("start") })
///   }
/// }
/// ```
///
/// Any view may be a page. A swipe, a press on a dot and the button below turn to another page; on
/// the last one the button ends.
public struct WhatsNewPageView: View {
  private let pages: [any View]
  @Binding private var currentIndex: Int?
  private let didClose: (() -> Void)?
  private let didFinish: (() -> Void)?
  @Environment(\.onboardingTexts) private var texts
  @Environment(\.layoutDirection) private var layoutDirection

  /// Makes the view.
  ///
  /// - Parameters:
  ///   - whatsNewPages: The pages.
  ///   - currentIndex: The page that is shown, from 0; nil is the first. What is outside counts as the
  ///     nearest page.
  ///   - didClose: Called when a person closes the pages; without it there is no button for that.
  ///   - didFinish: Called when a person is through.
  public init(
    @WhatsNewPagesBuilder whatsNewPages: () -> [any View], currentIndex: Binding<Int?>,
    didClose: (() -> Void)? = nil, didFinish: (() -> Void)? = nil
  ) {
    pages = whatsNewPages()
    _currentIndex = currentIndex
    self.didClose = didClose
    self.didFinish = didFinish
  }

  /// The bar, the page, the dots and the button.
  public var body: some View {
    VStack(spacing: 0) {
      WhatsNewBar(component: .whatsNewPageView, didClose: didClose)
      GeometryReader { room in
        ScrollView {
          if let page {
            page.frame(width: room.size.width)
              .environment(\.whatsNewPageIndex, $currentIndex)
              .environment(\.whatsNewPageDidFinish, didFinish)
              .environment(\.whatsNewHeight, WhatsNewMargins.inner(room.size.height))
          }
        }
      }
      .simultaneousGesture(DragGesture(minimumDistance: 24).onEnded(turn))
      if pages.count > 1 { WhatsNewDots(count: pages.count, index: index, turn: turn(to:)) }
      FioriButton(title: AttributedString(texts[isLast ? .startAction : .nextAction])) { _ in
        if isLast { didFinish?() } else { turn(to: index + 1) }
      }
      .fioriButtonStyle(FioriPrimaryButtonStyle(201))
      .styledButton(StyledPart("nextButton", of: .whatsNewPageView))
      .keyboardShortcut(.defaultAction)
      .accessibilityIdentifier("nextButton")
      .padding(EdgeInsets(top: 8, leading: 16, bottom: 34, trailing: 16))
    }
    .modifier(ScreenSurface(table: .whatsNewPageView))
    .onChange(of: index) {
      UIAccessibility.post(
        notification: .announcement,
        argument: WhatsNewDots.name(of: index, among: pages.count, texts))
    }
  }

  private var index: Int { min(max(currentIndex ?? 0, 0), max(pages.count - 1, 0)) }
  private var isLast: Bool { index >= pages.count - 1 }

  private var page: (some View)? {
    pages.isEmpty ? nil : WhatsNewPlace(page: pages[index]).id(index)
  }

  private func turn(to index: Int) {
    guard pages.indices.contains(index) else { return }
    currentIndex = index
  }

  /// A swipe along the line of reading leads back.
  private func turn(_ swipe: DragGesture.Value) {
    let (x, y) = (swipe.translation.width, swipe.translation.height)
    guard abs(x) > 48, abs(x) > 2 * abs(y) else { return }
    let isForward = (x < 0) == (layoutDirection == .leftToRight)
    turn(to: index + (isForward ? 1 : -1))
  }
}

/// A page with the room around it.
private struct WhatsNewPlace: View {
  let page: any View

  var body: some View {
    WhatsNewMargins {
      erased(page).frame(maxWidth: .infinity)
    }
  }
}

/// Sides of 32 points, and of 72 from a width of 540.
private struct WhatsNewMargins: Layout {
  private static let (top, bottom): (CGFloat, CGFloat) = (52, 16)

  /// The height of a page that is as high as the room for it.
  static func inner(_ height: CGFloat) -> CGFloat { max(0, height - top - bottom) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard let view = subviews.first else { return .zero }
    let side = side(proposal.width)
    let size = view.sizeThatFits(
      ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * side) }, height: nil))
    return CGSize(
      width: proposal.width ?? size.width + 2 * side, height: size.height + Self.top + Self.bottom)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let side = side(bounds.width)
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + side, y: bounds.minY + Self.top),
      proposal: ProposedViewSize(
        width: max(0, bounds.width - 2 * side), height: Self.inner(bounds.height)))
  }

  private func side(_ width: CGFloat?) -> CGFloat { (width ?? 0) < 540 ? 32 : 72 }
}

private enum WhatsNewHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// The height in points that a page can have without being scrolled; nil outside of pages.
  var whatsNewHeight: CGFloat? {
    get { self[WhatsNewHeightKey.self] }
    set { self[WhatsNewHeightKey.self] = newValue }
  }
}
