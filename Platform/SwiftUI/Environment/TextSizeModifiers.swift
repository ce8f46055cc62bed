extension View {
  /// Sets the text size of the view, whatever the person has chosen.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the text size of the view within a range.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let sizes = DynamicTypeSize.allCases.filter(range.contains)
      guard let least = sizes.first, let greatest = sizes.last else { return }
      size = min(max(size, least), greatest)
    }
  }

  /// Sets the colour of the controls in the view.
  @available(*, deprecated, message: "Use tint(_:).")
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
