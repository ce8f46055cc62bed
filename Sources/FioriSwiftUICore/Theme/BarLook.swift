import FioriThemeManager
import SwiftUI
import UIKit

/// The looks of the bar above a screen, which lies outside of the screen's own views.
struct BarLook: ViewModifier {
  let table: PartTable
  @Environment(\.styleSituation) private var situation

  @ViewBuilder func body(content: Content) -> some View {
    // Without a word about the bar, it is the app's.
    if hasWords {
      content.background {
        StyledBarReach(part: StyledPart("navigationBar", of: table)).frame(width: 0, height: 0)
      }
    } else {
      content
    }
  }

  private var hasWords: Bool {
    guard table.parts.contains(where: { $0.role == "navigationBar" }) else { return false }
    let part = StyledPart("navigationBar", of: table)
    return !styleValues(part.classes(), in: situation).isEmpty
  }
}

/// Reaches the bar of the page that it lies on.
private struct StyledBarReach: UIViewRepresentable {
  let part: StyledPart

  func makeUIView(context: Context) -> ReachingView { ReachingView(part) }
  func updateUIView(_ view: ReachingView, context: Context) {}
  static func dismantleUIView(_ view: ReachingView, coordinator: Void) { view.giveBack() }
}

/// Gives the bar its looks while it lies on a page.
private final class ReachingView: UIView {
  private let bar = StyledBar()
  private weak var item: UINavigationItem?
  private var appearanceBefore: UINavigationBarAppearance?

  init(_ part: StyledPart) {
    super.init(frame: .zero)
    accessibilityElementsHidden = true
    isUserInteractionEnabled = false
    bar.onChange = { [weak self] in self?.show() }
    StyledParts.shared.add(self, as: "", of: part.component)
    StyledParts.shared.add(bar, as: part.role, of: part.component, in: self)
    // The class of the screen is that of another view.
    StyledParts.shared.setClasses([StyleClass.none], of: self)
  }

  required init?(coder: NSCoder) { return nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    let controllers = sequence(first: self as UIResponder, next: \.next)
      .compactMap { $0 as? UIViewController }
    let page = controllers.first { $0.navigationController != nil }
    guard let page, page.navigationItem !== item else { return show() }
    giveBack()
    item = page.navigationItem
    appearanceBefore = page.navigationItem.standardAppearance
    show()
  }

  private func show() { item?.standardAppearance = bar.look.appearance(isScrolled: true) }

  func giveBack() {
    item?.standardAppearance = appearanceBefore
    item = nil
  }
}
