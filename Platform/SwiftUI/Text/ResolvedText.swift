/// What a label shows of a text.
package enum ResolvedText: Equatable {
  /// A string with one font and one colour.
  case plain(String, font: UIFont, color: UIColor)
  /// A string with looks for its parts.
  case attributed(NSAttributedString)

  /// The text without looks.
  package var string: String {
    switch self {
    case .plain(let string, _, _): string
    case .attributed(let text): text.string
    }
  }
}
