/// Which rows of a list are chosen, and what a press on one does.
@MainActor struct ListSelection {
  /// The tags of the rows that are chosen.
  let chosen: () -> Set<AnyHashable>
  /// Chooses a row, or no longer; false where the tag is none of the list's.
  let press: (AnyHashable) -> Void
  /// Whether any number of rows can be chosen.
  let isMany: Bool
  /// Whether a tag is one of the list's.
  let accepts: (AnyHashable) -> Bool

  /// One row or none.
  init<Value: Hashable>(_ selection: Binding<Value?>) {
    chosen = { selection.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    press = { tag in
      guard let value = Self.value(tag, Value.self), selection.wrappedValue != value else { return }
      selection.wrappedValue = value
    }
    accepts = { Self.value($0, Value.self) != nil }
    isMany = false
  }

  /// Any number of rows.
  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    chosen = { Set(selection.wrappedValue.map { AnyHashable($0) }) }
    press = { tag in
      guard let value = Self.value(tag, Value.self) else { return }
      var values = selection.wrappedValue
      if values.remove(value) == nil { values.insert(value) }
      selection.wrappedValue = values
    }
    accepts = { Self.value($0, Value.self) != nil }
    isMany = true
  }

  /// A tag may be an optional of the value.
  private static func value<Value: Hashable>(_ tag: AnyHashable, _ type: Value.Type) -> Value? {
    (tag.base as? Value) ?? (tag.base as? Value?).flatMap { $0 }
  }
}

/// The part of a row that is pressed to choose it: all of it, below what is in it.
final class SelectionControl: UIControl {
  var onPress: @MainActor () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .button
    addAction(UIAction { [weak self] _ in self?.onPress() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
