import UIKit

/// The classes that style sheets may name.
enum KnownClasses {
  enum Answer: Hashable {
    /// Parts of the kit have it, and know these properties.
    case parts(Set<StyleProperty>)
    /// It is documented for a screen that the kit does not have yet.
    case later
    /// Nothing has it.
    case unknown(similar: String?)
  }

  static func lookUp(_ name: String) -> Answer {
    if let properties = known[name] { return .parts(properties) }
    if later.contains(name) { return .later }
    return .unknown(similar: Spelling.nearest(to: name, in: names))
  }

  private static let text: Set<StyleProperty> = PartKind.label.properties

  static let known: [String: Set<StyleProperty>] = {
    var known: [String: Set<StyleProperty>] = [:]
    for kind in PartKind.allCases {
      if let name = kind.plainClass { known[name, default: []].formUnion(kind.properties) }
    }
    for style in UIFont.FioriTextStyle.allCases { known["fdlFontStyle_\(style.rawValue)"] = text }
    for component in PartTable.all {
      for part in component.parts {
        known[component.styleClass(part.role)] = part.kind.properties
      }
    }
    return known
  }()

  private static let names = known.keys.sorted()

  static let propertyNames = StyleProperty.allCases.map(\.rawValue)

  /// Classes of the documented screens that are still to come. A screen that comes takes its names
  /// out of here and into `PartTable.all`.
  static let later: Set<String> = {
    let roles: [(String, [String])] = [
      ("FUIOnboardingScanViewController", ["arrowButton", "photoPicker_navigationBar"]),
      ("FUIOnboardingScanConfirmView", ["continueButton_touchDown"]),
    ]
    return Set(
      roles.flatMap { name, roles in
        roles.map { $0.isEmpty ? "fdl\(name)" : "fdl\(name)_\($0)" }
      })
  }()
}

/// Finds the name that was perhaps meant.
enum Spelling {
  /// The name that differs least, if it differs in few letters; nil where none comes near.
  static func nearest(to name: String, in names: [String]) -> String? {
    let letters = Array(name.utf8)
    // Longer names are none of ours, and comparing takes the product of both lengths.
    guard (3...100).contains(letters.count) else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in names {
      let other = Array(candidate.utf8)
      let limit = min((best?.distance ?? .max) - 1, max(2, min(4, letters.count / 4)))
      guard abs(other.count - letters.count) <= limit else { continue }
      let distance = distance(letters, other)
      if distance <= limit { best = (candidate, distance) }
    }
    return best?.name
  }

  /// How many letters must be put in, taken away or changed.
  private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var row = Array(0...other.count)
    for (i, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, otherLetter) in other.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (letter == otherLetter ? 0 : 1))
        diagonal = above
      }
    }
    return row[other.count]
  }
}
