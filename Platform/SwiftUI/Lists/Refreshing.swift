/// Brings what views show up to date.
public struct RefreshAction {
  let action: @Sendable @MainActor () async -> Void

  /// Does it, and waits until it is done.
  @MainActor public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// What brings the views up to date, where `refreshable(action:)` says so.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// The button that brings views up to date, in the bar of their page or above them.
private struct RefreshableModifier: ViewModifier {
  let action: @Sendable @MainActor () async -> Void
  @Environment(\.navigationContext) private var context

  func body(content: Content) -> some View {
    let refreshing = content.environment(\.refresh, RefreshAction(action: action))
    if context == nil {
      refreshing.safeAreaInset(edge: .top, alignment: .trailing) {
        RefreshButton(action: action).padding(.horizontal, 16).padding(.vertical, 8)
      }
    } else {
      refreshing.toolbar {
        ToolbarItem(placement: .primaryAction) { RefreshButton(action: action) }
      }
    }
  }
}

private struct RefreshButton: View {
  let action: @Sendable @MainActor () async -> Void
  @State private var isRunning = false

  var body: some View {
    Button {
      guard !isRunning else { return }
      isRunning = true
      Task {
        await action()
        isRunning = false
      }
    } label: {
      if isRunning {
        ProgressView()
      } else {
        Image(systemName: "arrow.clockwise").accessibilityLabel("Refresh")
      }
    }
    .keyboardShortcut("r")
    .disabled(isRunning)
    .help(Text(verbatim: "Refresh (Ctrl+R)"))
  }
}

extension View {
  /// Lets a person bring the view up to date. Lists of Linux are not pulled: there is a button in the
  /// bar of the page, or above the view where it is on no navigation stack, and the keys Control and
  /// R. While the action runs the button shows that it does.
  public func refreshable(action: @escaping @Sendable @MainActor () async -> Void) -> some View {
    modifier(RefreshableModifier(action: action))
  }
}
