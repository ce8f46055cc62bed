import FioriThemeManager
import SwiftUI
import UIKit

/// A licence as a text that scrolls by itself.
struct LicenceText: View {
  enum Source: Equatable {
    case swift(AttributedString)
    case foundation(NSAttributedString)
  }
  private let source: Source
  @Environment(\.licenceReading) private var reading
  @Environment(\.licenceTop) private var top

  init(_ source: Source) { self.source = source }

  var body: some View {
    LongText(
      source: source, top: top?.height ?? 0, side: top?.side ?? 0, reading: reading,
      onScroll: top?.onScroll)
  }
}

/// What lies above a text and moves with it.
struct LicenceTop {
  let height: CGFloat
  let side: CGFloat
  let onScroll: @MainActor (CGFloat) -> Void
}

private enum LicenceTopKey: EnvironmentKey {
  static var defaultValue: LicenceTop? { nil }
}

extension EnvironmentValues {
  var licenceTop: LicenceTop? {
    get { self[LicenceTopKey.self] }
    set { self[LicenceTopKey.self] = newValue }
  }
}

/// UIKit's text view, which lays out what is seen.
private struct LongText: UIViewRepresentable {
  let source: LicenceText.Source
  let top: CGFloat
  let side: CGFloat
  let reading: LicenceReading?
  let onScroll: (@MainActor (CGFloat) -> Void)?
  /// Room below the last line, which nobody has to see.
  private static let bottom: CGFloat = 24

  @MainActor final class Coordinator {
    var shown: LicenceText.Source?
    var reading: LicenceReading?
    var onScroll: (@MainActor (CGFloat) -> Void)?
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView(frame: .zero)
    view.isEditable = false
    view.backgroundColor = .clear
    view.font = .preferredFioriFont(forTextStyle: .body)
    view.textColor = .preferredFioriColor(forStyle: .primaryLabel)
    view.tintColor = .preferredFioriColor(forStyle: .tintColor2)
    view.adjustsFontForContentSizeCategory = true
    StyledParts.shared.add(view, as: "eulaTextView", of: .licenceScreen, font: .body)
    let coordinator = context.coordinator
    view.onReading = { [weak coordinator] in coordinator?.reading?.note($0, $1 - Self.bottom) }
    view.onScroll = { [weak coordinator] in coordinator?.onScroll?($0.y) }
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    let coordinator = context.coordinator
    coordinator.reading = reading
    coordinator.onScroll = onScroll
    let inset = UIEdgeInsets(top: top, left: side, bottom: Self.bottom, right: side)
    if view.textContainerInset != inset { view.textContainerInset = inset }
    guard coordinator.shown != source else { return }
    coordinator.shown = source
    switch source {
    case .swift(let text): view.attributedText = NSAttributedString(text)
    case .foundation(let text): view.attributedText = text
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }
}
