/// One style sheet, or several of which a later one counts more, with every value understood.
package struct StyleTheme: Sendable {
  /// What one rule says.
  private struct Block {
    let media: StyleMedia
    let values: StyleValues
  }

  private var blocks: [Block] = []
  /// The blocks of each class, in order. Classes of one rule share its block.
  private var classes: [String: [Int]] = [:]
  /// The colours of the palette that the style sheets replace.
  package private(set) var colors = StyleSheetColors()

  /// No style sheet.
  package init() {}

  /// Puts style sheets together.
  ///
  /// A variable counts in the sheet that defines it, wherever in it, and in the sheets after it.
  package init(_ sheets: [StyleSheet]) throws(StyleSheetParsingError) {
    var variables = StyleVariables()
    for sheet in sheets {
      try variables.define(sheet)
      let reader = StyleValueReader(folder: sheet.folder)
      for rule in sheet.rules {
        let values = try Self.values(of: rule, in: sheet, variables, reader)
        for name in rule.classes { classes[name.name, default: []].append(blocks.count) }
        blocks.append(Block(media: rule.media, values: values))
      }
    }
    colors = try StyleSheetColors(variables)
  }

  private static func values(
    of rule: StyleSheet.Rule, in sheet: StyleSheet, _ variables: StyleVariables,
    _ reader: StyleValueReader
  ) throws(StyleSheetParsingError) -> StyleValues {
    var values = StyleValues()
    for declaration in rule.declarations {
      // Unknown properties are for other programs; lint tells of them.
      guard let property = StyleProperty(rawValue: declaration.property) else { continue }
      let text = try variables.replaced(declaration.value, in: sheet)
      guard let value = reader.read(text, as: property.valueType) else {
        throw .invalidStyleSheet(
          StyleSheetFault(
            file: sheet.file, at: declaration.value.place,
            expected: .valueOfType(property.valueType)))
      }
      values[property] = value
    }
    return values
  }

  /// The names of the classes that there are rules for.
  package var classNames: Set<String> { Set(classes.keys) }

  /// What is said about a part with these classes, the last of which counts most.
  package func values(for names: [String], in situation: StyleMedia) -> StyleValues {
    var values = StyleValues()
    for name in names {
      for index in classes[name] ?? [] where blocks[index].media.holds(in: situation) {
        values.merge(blocks[index].values)
      }
    }
    return values
  }
}

extension StyleSheet {
  /// The folder that the file lies in.
  var folder: String? {
    file.flatMap { file in file.lastIndex(of: "/").map { String(file[..<$0]) } }
  }
}
