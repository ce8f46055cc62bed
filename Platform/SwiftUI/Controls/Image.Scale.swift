extension Image {
  /// How large symbols are beside the text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than the text.
    case small
    /// As the text.
    case medium
    /// Larger than the text.
    case large

    var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .medium: 1
      case .large: 1.28
      }
    }
  }
}

private struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

extension EnvironmentValues {
  /// How large symbols are beside the text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets how large the symbols in the view are beside the text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
