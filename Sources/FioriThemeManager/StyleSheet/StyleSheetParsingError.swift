/// Why a style sheet was not taken. The theme in force stays as it was.
public enum StyleSheetParsingError: Error, Hashable, Sendable {
  /// The text breaks the grammar, or a value is none that its property takes.
  case invalidStyleSheet(StyleSheetFault)
  /// There is a file, and it cannot be read, or is no UTF-8 text.
  case unreadableFile(path: String)
  /// No bundle has a style sheet of this name.
  case missingStyleSheet(name: String)
}

extension StyleSheetParsingError: CustomStringConvertible {
  /// One line for a developer, which begins with the place as compilers write it.
  public var description: String {
    switch self {
    case .invalidStyleSheet(let fault): fault.description
    case .unreadableFile(let path): "\(path): the file cannot be read as text in UTF-8"
    case .missingStyleSheet(let name): "there is no style sheet named \"\(name)\" in the app"
    }
  }
}

/// A place in a style sheet, and what should have been there.
public struct StyleSheetFault: Hashable, Sendable {
  /// The file's path, or its name; nil for a style sheet that was given as text.
  public let file: String?
  /// The line, from 1.
  public let line: Int
  /// The column in Unicode scalars, from 1.
  public let column: Int
  /// What should have been there.
  public let expected: StyleSheetExpectation

  init(file: String?, at place: StylePlace, expected: StyleSheetExpectation) {
    (self.file, line, column, self.expected) = (file, place.line, place.column, expected)
  }
}

extension StyleSheetFault: CustomStringConvertible {
  /// `Brand.nss:3:15: expected a colour`.
  public var description: String {
    "\(file ?? "style sheet"):\(line):\(column): expected \(expected)"
  }
}
