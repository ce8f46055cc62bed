/// Closes the page that a view is on.
///
/// ```swift
/// struct Done: View {
///   @Environment(\.dismiss) private var dismiss
///   var body: some View { Button("Done") { dismiss() } }
/// }
/// ```
public struct DismissAction: Sendable {
  @MainActor final class Target {
    var act: @MainActor () -> Void = {}
    nonisolated init() {}
  }
  let target: Target

  init(_ target: Target = Target()) { self.target = target }

  /// Closes the page: a sheet is dismissed, a page on a stack is left.
  @MainActor public func callAsFunction() { target.act() }
}

/// Whether a page is shown.
public struct PresentationMode {
  /// Whether the view is on a page that can be closed.
  public private(set) var isPresented: Bool

  /// Closes the page.
  public mutating func dismiss() { isPresented = false }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction() }
}
private enum PresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Closes the page that the view is on.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  /// Whether the view is on a page that can be closed.
  public internal(set) var isPresented: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }
  /// Whether the view is on a page that can be closed, and a way to close it.
  @MainActor public var presentationMode: Binding<PresentationMode> {
    let isPresented = isPresented
    let dismiss = dismiss
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { mode in
        MainActor.assumeIsolated { if isPresented, !mode.isPresented { dismiss() } }
      })
  }
}

enum DismissDisabledKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
  /// Keeps Escape from closing the sheet that the view is on.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: DismissDisabledKey.self, value: isDisabled)
  }
}
