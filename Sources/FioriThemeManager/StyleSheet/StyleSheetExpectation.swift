/// What should have been at a place in a style sheet.
public enum StyleSheetExpectation: Hashable, Sendable {
  /// A class, a variable or `@media`.
  case rule
  /// The name of a class.
  case className
  /// The name of a property, or the end of the block.
  case propertyName
  /// The name of a variable after its `@`.
  case variableName
  /// One of these signs or words.
  case sign(String)
  /// A condition such as `(device: ipad)` or `(orientation: landscape)`.
  case mediaCondition
  /// Any value.
  case value
  /// A value of a type.
  case valueOfType(StyleValueType)
  /// A variable or a colour of the palette with this name: nothing has it.
  case definition(name: String)
  /// A variable that does not lead back to itself, as this one does.
  case variableWithoutCircle(name: String)
}

extension StyleSheetExpectation: CustomStringConvertible {
  /// Words that go after "expected".
  public var description: String {
    switch self {
    case .rule: "a class, a variable or @media"
    case .className: "the name of a class"
    case .propertyName: "the name of a property, or }"
    case .variableName: "the name of a variable"
    case .sign(let sign): sign
    case .mediaCondition:
      "a condition: (device: ipad or iphone) or (orientation: landscape or portrait)"
    case .value: "a value"
    case .valueOfType(let type): type.description
    case .definition(let name): "@\(name) to be defined, or to be the name of a palette colour"
    case .variableWithoutCircle(let name): "@\(name) not to be defined by itself"
    }
  }
}
