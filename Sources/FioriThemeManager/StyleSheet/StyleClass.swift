/// Names of classes, and lists of them.
package enum StyleClass {
  /// The class that leaves a part as it is.
  package static let none = "none"

  /// A name as it is looked up: a dot is another way to write an underscore.
  static func normalized(_ name: String) -> String {
    name.utf8.contains(UInt8(ascii: ".")) ? String(name.map { $0 == "." ? "_" : $0 }) : name
  }

  /// The classes of a list such as `Label:fdlFUIWelcomeScreen_headlineLabel`; a later one counts more.
  package static func list(_ names: String) -> [String] {
    names.split(separator: ":").map { part in
      normalized(String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()))
    }
  }
}
