import Foundation

extension String {
  /// The part that a range of UTF-16 units names, from whole Unicode scalar to whole Unicode scalar;
  /// nil where the range reaches out of the text.
  ///
  /// `Range(_:in:)` has no range for one that begins or ends inside a letter, between a base and its
  /// accent for instance.
  package func part(at range: NSRange) -> Range<Index>? {
    guard
      range.location >= 0, range.length >= 0,
      let start = utf16.index(
        utf16.startIndex, offsetBy: range.location, limitedBy: utf16.endIndex),
      let end = utf16.index(start, offsetBy: range.length, limitedBy: utf16.endIndex)
    else { return nil }
    let scalars = unicodeScalars
    return scalars.beginning(of: start)..<scalars.beginning(of: end)
  }
}

extension String.UnicodeScalarView {
  /// The beginning of the scalar that an index lies in.
  fileprivate func beginning(of index: String.Index) -> String.Index {
    index < endIndex ? self.index(before: self.index(after: index)) : index
  }
}
