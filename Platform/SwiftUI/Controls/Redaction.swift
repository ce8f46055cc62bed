/// Why what a view shows is covered.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes reasons from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not there yet: texts and pictures are bars of their size.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Others may look: what `privacySensitive()` marks is covered.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The values are old.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum PrivacyKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Why what views show is covered.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
  var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  /// Whether texts and pictures are shown as bars.
  var coversContent: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
  }
}

extension UIView {
  /// Shows a bar in place of the content, one a line of text, which assistive technology does not
  /// read; or no longer.
  func cover(_ covers: Bool) {
    if let label = self as? UILabel {
      guard covers || label.barColor != nil else { return }
      label.barColor = covers ? .systemFill : nil
    } else {
      // No other modifier gives a leaf a ground.
      guard covers || backgroundColor != nil else { return }
      backgroundColor = covers ? .systemFill : nil
      layer.cornerRadius = covers ? 4 : 0
    }
    AccessibilityRecord.of(self).set(
      AccessibilityNote(isHidden: covers), by: ObjectIdentifier(RedactionKey.self), on: self)
  }
}

extension View {
  /// Covers what the view shows, for a reason; reasons from around it stay.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Covers nothing in the view, whatever is said around it.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Says that others should not see what the view shows.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}
