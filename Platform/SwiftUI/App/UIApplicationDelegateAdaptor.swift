/// A delegate of UIKit for a program of SwiftUI.
///
/// ```swift
/// struct Demo: App {
///   @UIApplicationDelegateAdaptor(DemoDelegate.self) private var delegate
///   var body: some Scene { WindowGroup { Text("Hello") } }
/// }
/// ```
/// It hears of the start before the first window is there, and of everything that a Linux app hears.
@propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate>: DynamicProperty
where Delegate: NSObject & UIApplicationDelegate {
  private let delegate: Delegate

  /// Makes the delegate, once for the program.
  @MainActor public init(_ delegateType: Delegate.Type = Delegate.self) {
    delegate = AppDelegate.own as? Delegate ?? ResponderMaker.makeObject(delegateType)
    AppDelegate.own = delegate
  }

  /// The delegate.
  @MainActor public var wrappedValue: Delegate { delegate }
}
