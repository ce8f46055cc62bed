/// A line and a column in a style sheet, both from 1; columns count Unicode scalars.
package struct StylePlace: Hashable, Sendable {
  package var line = 1
  package var column = 1
}

/// What a style sheet says, as it is written: no variable is replaced, no value understood yet.
package struct StyleSheet: Hashable, Sendable {
  /// The text of a value, and where it begins.
  package struct Value: Hashable, Sendable {
    package var text: String
    package var place: StylePlace
    /// Whether the whole value stands in quotation marks, which are left out.
    package var isQuoted = false
  }

  /// `@name: value;`
  package struct Variable: Hashable, Sendable {
    package let name: String
    package let place: StylePlace
    package let value: Value
  }

  /// `property: value;`
  package struct Declaration: Hashable, Sendable {
    package let property: String
    package let place: StylePlace
    package let value: Value
  }

  /// The name of a class, in which a dot counts as an underscore.
  package struct ClassName: Hashable, Sendable {
    package let name: String
    package let place: StylePlace
  }

  /// Classes and what they are to look like.
  package struct Rule: Hashable, Sendable {
    package let classes: [ClassName]
    package let media: StyleMedia
    package let declarations: [Declaration]
  }

  /// The path of the file, or a name for it.
  package let file: String?
  /// In the order of the text.
  package let variables: [Variable]
  /// In the order of the text.
  package let rules: [Rule]

  /// Reads a style sheet.
  ///
  /// - Parameters:
  ///   - text: The style sheet.
  ///   - file: Where it comes from, for errors and for pictures beside it.
  package init(_ text: some StringProtocol, file: String? = nil) throws(StyleSheetParsingError) {
    var parser = StyleSheetParser(Array(text.utf8), file: file)
    self = try parser.parse()
  }

  /// Reads a style sheet and counts how often a byte was looked at, for tests of how the work grows.
  package static func reading(
    _ text: String
  ) -> (sheet: Result<StyleSheet, StyleSheetParsingError>, steps: Int) {
    var parser = StyleSheetParser(Array(text.utf8))
    let sheet = Result { () throws(StyleSheetParsingError) in try parser.parse() }
    return (sheet, parser.steps)
  }

  init(file: String?, variables: [Variable], rules: [Rule]) {
    (self.file, self.variables, self.rules) = (file, variables, rules)
  }
}

/// Where a rule counts. Nil is everywhere.
package struct StyleMedia: Hashable, Sendable {
  package enum Device: String, CaseIterable, Hashable, Sendable { case ipad, iphone }
  package enum Orientation: String, CaseIterable, Hashable, Sendable { case landscape, portrait }

  package var device: Device?
  package var orientation: Orientation?

  package static let everywhere = StyleMedia()

  package init(device: Device? = nil, orientation: Orientation? = nil) {
    (self.device, self.orientation) = (device, orientation)
  }

  /// Whether a rule with these conditions counts where `situation` is known in full.
  package func holds(in situation: StyleMedia) -> Bool {
    (device == nil || device == situation.device)
      && (orientation == nil || orientation == situation.orientation)
  }
}
