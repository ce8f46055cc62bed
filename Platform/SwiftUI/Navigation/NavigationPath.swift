/// The values of the pages on a stack, of any types.
///
/// ```swift
/// var path = NavigationPath()
/// path.append(7)
/// path.append("details")
/// path.removeLast()
/// ```
public struct NavigationPath: Equatable {
  var values: [PathValue]

  /// Makes an empty path.
  public init() { values = [] }

  /// Makes a path of values, the lowest page's first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { PathValue($0) }
  }

  /// How many pages lie on the first one.
  public var count: Int { values.count }
  /// Whether only the first page is there.
  public var isEmpty: Bool { values.isEmpty }

  /// Leads on to a value's page.
  public mutating func append<V: Hashable>(_ value: V) { values.append(PathValue(value)) }

  /// Goes back by `k` pages, of which there must be as many.
  public mutating func removeLast(_ k: Int = 1) {
    precondition(
      0...values.count ~= k, "A path of \(values.count) values cannot be shortened by \(k).")
    values.removeLast(k)
  }

  /// Not there: a path does not know the types of its values before it is read.
  @available(
    *, unavailable,
    message: "Keep the path in an array of one Codable type, and write and read that array."
  )
  public var codable: Never? { nil }
}

/// A value of a path. A number is another value than the same number of another type.
struct PathValue: Equatable {
  let base: AnyHashable

  init<Value: Hashable>(_ value: Value) { base = AnyHashable(value) }

  var type: ObjectIdentifier { ObjectIdentifier(Swift.type(of: base.base)) }

  static func == (one: Self, other: Self) -> Bool {
    one.type == other.type && one.base == other.base
  }
}
