/// Something in a style sheet that its author should know of.
public struct StyleSheetFinding: Hashable, Sendable {
  /// What it is.
  public enum Problem: Hashable, Sendable {
    /// No part has the class; perhaps the other name was meant.
    case unknownClass(name: String, similar: String?)
    /// The class is of a screen that the kit does not have yet.
    case classWithoutScreen(name: String)
    /// There is no such property; perhaps the other name was meant.
    case unknownProperty(name: String, similar: String?)
    /// The parts of a class do not know the property.
    case propertyOfOtherParts(property: String, className: String)
    /// The property changes nothing here.
    case propertyWithoutEffect(property: String, reason: String)
    /// Text is hard to read: WCAG 2 asks for a ratio of 4.5.
    case lowContrast(LowContrast)
  }

  /// A text and its ground that are too much alike.
  public struct LowContrast: Hashable, Sendable {
    /// The classes of the parts with the text, at least one.
    public let classNames: [String]
    /// Where it is so, at least one of `light`, `dark`, `high-contrast light`, `high-contrast dark`.
    public let modes: [String]
    /// `normal` or `highlighted` for buttons, `placeholder` for fields; nil for other text.
    public let state: String?
    /// The text's colour as `RRGGBB`.
    public let ink: String
    /// The ground's colour as `RRGGBB`.
    public let ground: String
    /// The contrast ratio, from 1 to 4.5.
    public let ratio: Double
  }

  /// What it is.
  public let problem: Problem
  /// The file's path, or its name; nil for a sheet that was given as text.
  public let file: String?
  /// The line, from 1.
  public let line: Int
  /// The column in Unicode scalars, from 1.
  public let column: Int

  init(_ problem: Problem, file: String?, at place: StylePlace) {
    (self.problem, self.file, line, column) = (problem, file, place.line, place.column)
  }
}

extension StyleSheetFinding: CustomStringConvertible {
  /// One line, which begins with the place as compilers write it.
  public var description: String {
    "\(file ?? "style sheet"):\(line):\(column): \(problem)"
  }
}

extension StyleSheetFinding.Problem: CustomStringConvertible {
  /// What it is, in words.
  public var description: String {
    switch self {
    case .unknownClass(let name, let similar):
      "no part has the class \(name)" + Self.hint(similar)
    case .classWithoutScreen(let name): "the screen of \(name) is not in the kit yet"
    case .unknownProperty(let name, let similar):
      "there is no property \(name)" + Self.hint(similar)
    case .propertyOfOtherParts(let property, let className):
      "\(className) does not know \(property)"
    case .propertyWithoutEffect(let property, let reason): "\(property) changes nothing: \(reason)"
    case .lowContrast(let contrast): contrast.description
    }
  }

  private static func hint(_ similar: String?) -> String {
    similar.map { "; is \($0) meant?" } ?? ""
  }
}

extension StyleSheetFinding.LowContrast: CustomStringConvertible {
  /// What it is, in words.
  public var description: String {
    // Cut, not rounded: 4.49 is not 4.5.
    let shown = (ratio * 100).rounded(.down) / 100
    let others = classNames.count > 1 ? " and \(classNames.count - 1) more" : ""
    let circumstances = (modes + [state].compactMap { $0 }).joined(separator: ", ")
    return "\(classNames.first ?? "")\(others) (\(circumstances)): #\(ink) on #\(ground) "
      + "has a contrast of \(shown) : 1; 4.5 : 1 is the least"
  }
}
