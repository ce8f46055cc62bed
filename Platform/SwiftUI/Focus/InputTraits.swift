/// Which letters an on-screen keyboard makes large by itself.
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType

  private init(type: UITextAutocapitalizationType) { self.type = type }

  /// Takes UIKit's name for it.
  public init?(_ type: UITextAutocapitalizationType) { self.init(type: type) }

  /// None.
  public static var never: TextInputAutocapitalization { .init(type: .none) }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { .init(type: .words) }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(type: .sentences) }
  /// All.
  public static var characters: TextInputAutocapitalization { .init(type: .allCharacters) }
}

private enum TextCapitalsKey: EnvironmentKey {
  static var defaultValue: TextInputAutocapitalization? { nil }
}
private enum CorrectionDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var textCapitals: TextInputAutocapitalization? {
    get { self[TextCapitalsKey.self] }
    set { self[TextCapitalsKey.self] = newValue }
  }
  /// Whether typing errors in fields are left as they are.
  public var autocorrectionDisabled: Bool {
    get { self[CorrectionDisabledKey.self] }
    set { self[CorrectionDisabledKey.self] = newValue }
  }
}

extension View {
  /// Says which letters are made large by themselves; nil for the first of each sentence.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.textCapitals, autocapitalization)
  }

  /// Says whether typing errors in fields are left as they are.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Keeps what Return does around the view out of it, or lets it in again.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submit) { if isBlocking { $0 = nil } }
  }
}
