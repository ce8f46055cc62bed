/// Opens addresses: with the desktop, or as `environment(\.openURL, …)` says.
@preconcurrency @MainActor public struct OpenURLAction {
  /// What has become of an address.
  public struct Result {
    enum Outcome {
      case handled, discarded
      case system(URL?)
    }
    let outcome: Outcome
    /// It has been opened.
    public static var handled: Result { Result(outcome: .handled) }
    /// It is not to be opened.
    public static var discarded: Result { Result(outcome: .discarded) }
    /// The desktop is to open it.
    public static var systemAction: Result { Result(outcome: .system(nil)) }
    /// The desktop is to open another address.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result

  /// Makes an action that decides about each address.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens an address and says whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).outcome {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      UIApplication.shared.open(other ?? url, completionHandler: completion)
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// What opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
