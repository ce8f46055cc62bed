/// A stored property of a view that brings a value from elsewhere before the body runs.
///
/// A structure of its own may hold others: they are installed first, then `update()` is called.
///
/// ```swift
/// struct Focus: DynamicProperty {
///   @State var isOn = false
/// }
/// ```
public protocol DynamicProperty {
  /// Called before the body runs, when the properties inside have their values.
  mutating func update()
  /// Connects the property with what it keeps.
  @MainActor static func _install(_ property: inout Self, in installation: _Installation)
  /// Whether two values of the property are the same input of a view.
  @MainActor static func _isSame(_ one: Self, _ other: Self) -> Bool
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Installs the dynamic properties inside, then updates.
  @MainActor public static func _install(_ property: inout Self, in installation: _Installation) {
    ViewFields.of(Self.self).install(&property, installation)
    property.update()
  }

  /// Compares the properties inside.
  @MainActor public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    ViewFields.of(Self.self).areSame(one, other)
  }
}
