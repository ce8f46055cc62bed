import SwiftUI

/// A text, a picture, or both.
public enum TextOrIcon {
  /// A text alone.
  case text(AttributedString)
  /// A picture alone.
  case icon(Image)
  /// A text, and a picture after it.
  case both(AttributedString, Image)

  var text: AttributedString? {
    switch self {
    case .text(let text), .both(let text, _): text
    case .icon: nil
    }
  }

  var icon: Image? {
    switch self {
    case .icon(let icon), .both(_, let icon): icon
    case .text: nil
    }
  }
}
