import SwiftUI

private enum WhatsNewPageIndexKey: EnvironmentKey {
  static var defaultValue: Binding<Int?> { .constant(nil) }
}

private enum WhatsNewPageDidFinishKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// The page that a ``WhatsNewPageView`` shows, for a page that turns to another one by itself.
  public var whatsNewPageIndex: Binding<Int?> {
    get { self[WhatsNewPageIndexKey.self] }
    set { self[WhatsNewPageIndexKey.self] = newValue }
  }

  /// What a ``WhatsNewPageView`` does when a person is through, for a page that ends by itself.
  public var whatsNewPageDidFinish: (() -> Void)? {
    get { self[WhatsNewPageDidFinishKey.self] }
    set { self[WhatsNewPageDidFinishKey.self] = newValue }
  }
}
