/// The variables of style sheets. One that is defined twice has the later value everywhere.
struct StyleVariables {
  private struct Entry {
    let value: StyleSheet.Value
    let file: String?
    /// The value once it is no variable; a chain of any length is followed once.
    var text: String?
  }
  private var entries: [String: Entry] = [:]

  /// Takes the variables of a sheet over those of the sheets before it.
  mutating func define(_ sheet: StyleSheet) throws(StyleSheetParsingError) {
    var names: [String] = []
    for variable in sheet.variables {
      entries[variable.name] = Entry(value: variable.value, file: sheet.file)
      names.append(variable.name)
    }
    for name in names { try follow(name) }
  }

  /// Finds the text of a variable, and of those on the way to it.
  private mutating func follow(_ first: String) throws(StyleSheetParsingError) {
    var chain: [String] = []
    var isOnTheWay: Set<String> = []
    var name = first
    var text: String
    while true {
      guard let entry = entries[name] else { throw undefined(name, chain) }
      if let known = entry.text {
        text = known
        break
      }
      guard isOnTheWay.insert(name).inserted else { throw circle(name, entry) }
      chain.append(name)
      // A palette name stays one, so that the colour follows light and dark mode even where the
      // sheet gives it others.
      guard let next = Self.reference(entry.value), StyleColor.palette(named: next) == nil else {
        text = entry.value.text
        break
      }
      name = next
    }
    for name in chain { entries[name]?.text = text }
  }

  private func undefined(_ name: String, _ chain: [String]) -> StyleSheetParsingError {
    let user = chain.last.flatMap { entries[$0] }
    return .invalidStyleSheet(
      StyleSheetFault(
        file: user?.file, at: user?.value.place ?? StylePlace(),
        expected: .definition(name: name)))
  }

  private func circle(_ name: String, _ entry: Entry) -> StyleSheetParsingError {
    .invalidStyleSheet(
      StyleSheetFault(
        file: entry.file, at: entry.value.place, expected: .variableWithoutCircle(name: name)))
  }

  /// The name in a value that is a variable as a whole.
  private static func reference(_ value: StyleSheet.Value) -> String? {
    guard !value.isQuoted, value.text.utf8.first == UInt8(ascii: "@") else { return nil }
    return String(value.text.dropFirst())
  }

  /// The text of a value, with a variable replaced and a palette name without its `@`.
  func replaced(
    _ value: StyleSheet.Value, in sheet: StyleSheet
  ) throws(StyleSheetParsingError) -> String {
    guard let name = Self.reference(value) else { return value.text }
    if StyleColor.palette(named: name) != nil { return name }
    guard let text = entries[name]?.text else {
      throw .invalidStyleSheet(
        StyleSheetFault(file: sheet.file, at: value.place, expected: .definition(name: name)))
    }
    return text.utf8.first == UInt8(ascii: "@") ? String(text.dropFirst()) : text
  }

  /// Each variable with its text and the place of its value.
  var all: [(name: String, text: String, file: String?, place: StylePlace)] {
    entries.compactMap { name, entry in
      entry.text.map { (name, $0, entry.file, entry.value.place) }
    }
  }
}
