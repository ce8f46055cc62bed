import SwiftUI

/// Shows what is typed in another form, such as a number in groups.
///
/// ```swift
/// final class Groups: FormattedStringEditing {
///   func string(
///     for string: String, cursorPosition: Int
///   ) -> (formattedString: String?, adjustedCursorPosition: Int)? {
///     let groups = stride(from: 0, to: string.count, by: 4).map {
///       String(string.dropFirst($0).prefix(4))
///     }
///     return (groups.joined(separator: " "), cursorPosition + max(0, cursorPosition - 1) / 4)
///   }
///   func editingString(for obj: Any) -> String? { (obj as? String)?.replacing(" ", with: "") }
/// }
/// ```
///
/// The app gets what was typed without the form.
@MainActor public protocol FormattedStringEditing: AnyObject {
  /// What is shown for a text, and where the caret stands in it; nil, or a nil text, shows it as it is.
  ///
  /// - Parameters:
  ///   - string: What was typed, without the form.
  ///   - cursorPosition: Where the caret stands in it, in characters from its start.
  func string(
    for string: String, cursorPosition: Int
  ) -> (formattedString: String?, adjustedCursorPosition: Int)?

  /// What was typed, from what is shown; nil where nothing was.
  ///
  /// - Parameter obj: What is shown, a `String`.
  func editingString(for obj: Any) -> String?

  /// Whether a text, without the form, may be what a person has typed so far; one that may not is not
  /// taken. On iOS this function has two pointers besides, which nobody used.
  func isPartialStringValid(_ partialString: String) -> Bool
}

extension FormattedStringEditing {
  /// Takes every text.
  public func isPartialStringValid(_ partialString: String) -> Bool { true }

  var fieldFormat: FieldFormat {
    FieldFormat(
      shown: { text, caret in
        guard let result = self.string(for: text, cursorPosition: caret),
          let shown = result.formattedString
        else { return (text, caret) }
        return (shown, result.adjustedCursorPosition)
      }, plain: { self.editingString(for: $0) ?? "" }, accepts: { self.isPartialStringValid($0) })
  }
}
