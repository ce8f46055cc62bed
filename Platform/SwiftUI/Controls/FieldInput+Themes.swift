import UIKit

private enum RevealsSecretsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum PlaceholderColorKey: EnvironmentKey { static var defaultValue: UIColor? { nil } }
private enum FieldMinHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension EnvironmentValues {
  /// Whether secure fields show what is in them. They keep it from assistive technology all the same.
  package var revealsSecrets: Bool {
    get { self[RevealsSecretsKey.self] }
    set { self[RevealsSecretsKey.self] = newValue }
  }

  /// The least height of fields in points, for themes: one that is as high as the control beside it
  /// comes before that by Tab.
  package var fieldMinHeight: CGFloat {
    get { self[FieldMinHeightKey.self] }
    set { self[FieldMinHeightKey.self] = newValue }
  }

  /// The colour of what an empty field shows, for themes; nil is the system's.
  package var placeholderColor: UIColor? {
    get { self[PlaceholderColorKey.self] }
    set { self[PlaceholderColorKey.self] = newValue }
  }
}
