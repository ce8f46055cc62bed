/// A value that a view keeps as long as it is on the screen.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///   var body: some View {
///     Button("Count: \(count)") { count += 1 }
///   }
/// }
/// ```
@propertyWrapper public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var location: StateLocation<Value>?

  /// Makes state with its first value.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Makes state with its first value.
  public init(initialValue: Value) { initial = initialValue }

  /// The value. It is changed on the main actor, while or after the view is on the screen.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set {
      guard let location else {
        Log.warning(
          "State was changed before its view was on the screen; the new value is lost. Give it in "
            + "the initialiser, or change it in an action or in onAppear.")
        return
      }
      location.write(newValue)
    }
  }

  /// A way to the value for another view.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(LocationSource(location))
  }

  /// Keeps the value.
  @MainActor public static func _install(_ property: inout Self, in installation: _Installation) {
    let initial = property.initial
    property.location = installation.slot { StateLocation(initial) }
  }

  /// The first value is no input: it counts once.
  @MainActor public static func _isSame(_ one: Self, _ other: Self) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes state that begins as nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
