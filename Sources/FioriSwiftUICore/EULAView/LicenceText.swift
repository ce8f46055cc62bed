import FioriThemeManager
import SwiftUI
import UIKit

/// A licence as a text that scrolls by itself.
struct LicenceText: View {
  enum Source: Equatable {
    case swift(AttributedString)
    case foundation(NSAttributedString)

    /// The same object is not compared letter by letter: that would take as long as to read a book.
    static func == (one: Source, other: Source) -> Bool {
      switch (one, other) {
      case (.swift(let one), .swift(let other)): one == other
      case (.foundation(let one), .foundation(let other)): one === other || one.isEqual(other)
      default: false
      }
    }

    var attributedText: NSAttributedString {
      switch self {
      case .swift(let text): NSAttributedString(text)
      case .foundation(let text): text
      }
    }
  }
  private let source: Source
  @Environment(\.licenceReading) private var reading
  @Environment(\.licenceTop) private var top
  @Environment(\.licenceName) private var name

  private let takesFocus: Bool

  /// - Parameters:
  ///   - source: The text.
  ///   - takesFocus: Whether it has the keyboard's focus once it is there.
  init(_ source: Source, takesFocus: Bool = false) {
    self.source = source
    self.takesFocus = takesFocus
  }

  var body: some View {
    LongText(
      source: source, name: name, takesFocus: takesFocus, top: top?.height ?? 0,
      side: top?.side ?? 0, reading: reading, onScroll: top?.onScroll)
  }

  /// The text as UIKit has it.
  var attributedText: NSAttributedString { source.attributedText }
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
  /// What readers call the text.
  let name: String?
  let takesFocus: Bool
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
    view.nameForReaders = name
    let inset = UIEdgeInsets(top: top, left: side, bottom: Self.bottom, right: side)
    if view.textContainerInset != inset { view.textContainerInset = inset }
    guard coordinator.shown != source else { return }
    coordinator.shown = source
    view.attributedText = source.attributedText
    // The view is put into its window first.
    if takesFocus { DispatchQueue.main.async { view.becomeFirstResponder() } }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }
}
