/// Why the catalogue cannot do what its command line asks for.
enum CatalogError: Error, Hashable, Sendable {
  /// No page has this name.
  case unknownPage(name: String)
  /// There is no such option.
  case unknownOption(String)
  /// The option is not followed by a value that it can use.
  case badValue(option: String, expected: String)
}

extension CatalogError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownPage(let name):
      "there is no page \"\(name)\"; Catalog --list prints the names"
    case .unknownOption(let option): "unknown option \(option)\n\(CatalogOptions.usage)"
    case .badValue(let option, let expected):
      "\(option) needs \(expected)\n\(CatalogOptions.usage)"
    }
  }
}
