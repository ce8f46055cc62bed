/// Whether lists show what takes their rows away and moves them.
public enum EditMode: Hashable, Sendable {
  /// They do not.
  case inactive
  /// They do for a while.
  case transient
  /// They do.
  case active

  /// Whether lists show it.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether lists show what takes their rows away and moves them. Each page of a navigation stack,
  /// each sheet and each window has a mode of its own unless an app sets another.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that turns the edit mode of its page on and off.
///
/// ```swift
/// List { ForEach(names, id: \.self) { Text($0) }.onDelete { _ in } }
///   .toolbar { EditButton() }
/// ```
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Makes the button.
  public init() {}

  /// "Edit", or "Done" while lists are edited.
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      mode?.wrappedValue = isEditing ? .inactive : .active
    }
    .disabled(mode == nil)
  }
}
