import SwiftUI

/// Makes the button of the system that a ``FioriButton`` is made of. It is given what a press does,
/// which the button has to do.
public typealias ButtonCreator =
  @MainActor (_ press: @escaping @MainActor () -> Void) -> Button<
    EmptyView
  >

/// A ``ButtonCreator`` in the values around views.
struct StandardButton {
  let create: ButtonCreator
}

private enum StandardButtonKey: EnvironmentKey {
  static var defaultValue: StandardButton? { nil }
}

extension EnvironmentValues {
  var standardButton: StandardButton? {
    get { self[StandardButtonKey.self] }
    set { self[StandardButtonKey.self] = newValue }
  }
}

extension View {
  /// Has the ``FioriButton``s here made of a button of the app's, which may have a role or do more.
  ///
  /// ```swift
  /// FioriButton(title: "Delete") { _ in print("deleted") }
  ///   .configureStandardButton { press in
  ///     Button(role: .destructive, action: press) {}
  ///   }
  /// ```
  ///
  /// Label, picture and looks stay the ``FioriButton``'s. The nearest creator counts.
  public func configureStandardButton(_ creator: @escaping ButtonCreator) -> some View {
    environment(\.standardButton, StandardButton(create: creator))
  }
}
