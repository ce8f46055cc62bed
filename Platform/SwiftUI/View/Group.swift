/// Several views that a modifier is meant for, each by itself.
public struct Group<Content: View>: View {
  private let content: Content

  /// Puts views together.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views.
  public var body: Content { content }
}
