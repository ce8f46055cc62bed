import UIKit

/// A text for people, plain or with looks.
///
/// ```swift
/// let page = FUIUserConsentPage()
/// page.title.text = "Location Data"
/// ```
@MainActor public final class FUIText {
  private enum Content {
    case plain(String?)
    case looks(NSAttributedString?)
  }
  private var content = Content.plain(nil)

  /// Makes an empty text.
  public init() {}

  /// The text without looks; nil is none.
  public var text: String? {
    get {
      switch content {
      case .plain(let text): text
      case .looks(let text): text?.string
      }
    }
    set { content = .plain(newValue) }
  }

  /// The text with looks; nil is none.
  public var attributedText: NSAttributedString? {
    get {
      switch content {
      case .plain(let text): text.map { NSAttributedString(string: $0) }
      case .looks(let text): text
      }
    }
    set { content = .looks(newValue) }
  }

  var isEmpty: Bool { (text ?? "").isEmpty }

  /// Shows the text in a label, which keeps its own looks where the text has none.
  func show(in label: UILabel) {
    switch content {
    case .plain(let text): label.text = text
    case .looks(let text): label.attributedText = text
    }
    label.isHidden = isEmpty
  }

  /// Shows the text as the title of a button, which is hidden without one.
  func show(in button: UIButton) {
    switch content {
    case .plain(let text): button.setTitle(text, for: .normal)
    case .looks(let text): button.setAttributedTitle(text, for: .normal)
    }
    button.isHidden = isEmpty
  }
}
