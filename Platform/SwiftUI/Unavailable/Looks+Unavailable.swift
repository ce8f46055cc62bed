extension View {
  /// Not there: symbols stand still.
  @available(
    *, unavailable,
    message: "Symbols stand still on Linux: use rotationEffect or opacity with an animation."
  )
  public func symbolEffect(_ effect: some Any, isActive: Bool = true) -> some View { self }

  /// Not there: symbols stand still.
  @available(
    *, unavailable,
    message: "Symbols stand still on Linux: use rotationEffect or opacity with an animation."
  )
  public func symbolEffect<U: Equatable>(_ effect: some Any, value: U) -> some View { self }

  /// Not there: content changes as a whole.
  @available(*, unavailable, message: "Content changes as a whole on Linux: use transition(_:).")
  public func contentTransition(_ transition: some Any) -> some View { self }

  /// Not there: colours are not mixed with what is below.
  @available(
    *, unavailable, message: "Colours are not mixed with what is below on Linux: use opacity(_:)."
  )
  public func blendMode(_ blendMode: some Any) -> some View { self }

  /// Not there: texts keep their size.
  @available(
    *, unavailable, message: "Texts keep their size on Linux: use ViewThatFits, or a lineLimit."
  )
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Not there: fonts keep their distance of lines.
  @available(*, unavailable, message: "Fonts keep their own distance of lines on Linux.")
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// Not there: texts keep their case.
  @available(
    *, unavailable, message: "Texts keep their case on Linux: use uppercased() or lowercased()."
  )
  public func textCase(_ textCase: some Any) -> some View { self }

  /// Not there: bars keep their ground.
  @available(
    *, unavailable, message: "Bars keep their ground on Linux: set UINavigationBarAppearance."
  )
  public func toolbarBackground<S: ShapeStyle>(_ style: S) -> some View { self }
}
