import FioriThemeManager

/// Reads style sheets in tests.
enum Sheets {
  /// What one sheet, or several after one another, say.
  static func theme(_ texts: String...) throws -> StyleTheme {
    try StyleTheme(texts.map { try StyleSheet($0, file: "Brand.nss") })
  }

  /// The value of a property of `Label`, in a sheet with nothing else.
  static func value(of property: String, _ text: String) throws -> StyleValue? {
    let theme = try theme("Label { \(property): \(text); }")
    guard let property = StyleProperty(rawValue: property) else { return nil }
    return theme.values(for: ["Label"], in: .everywhere)[property]
  }

  /// The fault of sheets that cannot be taken; nil for others.
  static func fault(_ texts: String...) -> StyleSheetFault? {
    do {
      _ = try StyleTheme(texts.map { try StyleSheet($0, file: "Brand.nss") })
      return nil
    } catch StyleSheetParsingError.invalidStyleSheet(let fault) {
      return fault
    } catch {
      return nil
    }
  }
}
