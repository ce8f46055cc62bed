/// Which of a view's fields and controls has the keyboard.
///
/// Setting it moves the keyboard; when a person moves it, the value follows.
///
/// ```swift
/// struct SignIn: View {
///   enum Field { case name, passcode }
///   @State private var name = ""
///   @State private var passcode = ""
///   @FocusState private var field: Field?
///
///   var body: some View {
///     VStack {
///       TextField("Name", text: $name).focused($field, equals: .name)
///       SecureField("Passcode", text: $passcode).focused($field, equals: .passcode)
///     }
///     .onSubmit { field = field == .name ? .passcode : nil }
///   }
/// }
/// ```
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A way to the value for another view.
  @propertyWrapper public struct Binding: DynamicProperty {
    fileprivate let resting: Value
    let location: FocusLocation<Value>?

    /// The value.
    public var wrappedValue: Value {
      get { location?.state.read() ?? resting }
      nonmutating set { write(newValue, to: location) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }

    /// Nothing is kept.
    @MainActor public static func _install(
      _ property: inout Self, in installation: _Installation
    ) {}

    /// Two bindings are the same input when they lead to the same place.
    @MainActor public static func _isSame(_ one: Self, _ other: Self) -> Bool {
      one.location === other.location
    }
  }

  private let resting: Value
  private var location: FocusLocation<Value>?

  /// Makes the property for one field or control.
  public init() where Value == Bool { resting = false }

  /// Makes the property for several, which values tell apart; nil while none of them has the
  /// keyboard.
  public init<T: Hashable>() where Value == T? { resting = nil }

  /// The value. It is changed on the main actor, while the view is on the screen.
  public var wrappedValue: Value {
    get { location?.state.read() ?? resting }
    nonmutating set { write(newValue, to: location) }
  }

  /// A way to the value, for `focused(_:)` and for other views.
  public var projectedValue: Binding { Binding(resting: resting, location: location) }

  /// Keeps the value.
  @MainActor public static func _install(_ property: inout Self, in installation: _Installation) {
    let resting = property.resting
    property.location = installation.slot { FocusLocation(resting) }
  }

  /// The value is no input: the view hears of changes by itself.
  @MainActor public static func _isSame(_ one: Self, _ other: Self) -> Bool { true }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

private func write<Value: Hashable>(_ value: Value, to location: FocusLocation<Value>?) {
  guard let location else {
    Log.warning(
      "The focus was moved before its view was on the screen, so nothing was done. Move it in an "
        + "action or in onAppear, or give it to defaultFocus(_:_:).")
    return
  }
  location.write(value)
}
