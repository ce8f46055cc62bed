/// A program with windows.
///
/// ```swift
/// struct Demo: App {
///   var body: some Scene { WindowGroup("Demo") { Text("Hello") } }
/// }
/// ```
/// With `@main` on the type the program begins there.
@preconcurrency @MainActor public protocol App {
  /// The windows.
  associatedtype Body: Scene
  /// The windows.
  @SceneBuilder var body: Body { get }
  /// Makes the program.
  init()
}

extension App {
  /// Begins the program and runs it until its last window is closed.
  public static func main() {
    AppDelegate.makeApp = {
      var app = Self()
      ViewFields.of(Self.self).install(&app, AppDelegate.installation)
      return { app.body._open() }
    }
    AppDelegate.main()
  }
}

/// A kind of window.
@preconcurrency @MainActor public protocol Scene {
  /// Opens the window.
  func _open()
}

/// Puts scenes together.
@resultBuilder public enum SceneBuilder {
  /// One kind of window.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// Windows that show the same views.
///
/// On Linux one window is opened when the program starts.
public struct WindowGroup<Content: View>: Scene {
  private let title: Text?
  private let content: () -> Content

  /// Makes windows.
  public init(@ViewBuilder content: @escaping () -> Content) {
    title = nil
    self.content = content
  }

  /// Makes windows with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    title = Text(titleKey)
    self.content = content
  }

  /// Makes windows with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping () -> Content
  ) {
    self.title = Text(title)
    self.content = content
  }

  /// Opens a window.
  public func _open() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIHostingController(rootView: WindowContent(content: content))
    let looks = TextEnvironment(EnvironmentValues())
    window.rootViewController?.title = title?.resolved(in: looks).string
    window.makeKeyAndVisible()
    AppDelegate.windows.append(window)
  }
}

/// What a window shows: it hears of changes to the state of its program.
private struct WindowContent<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}
