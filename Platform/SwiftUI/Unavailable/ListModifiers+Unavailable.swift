extension View {
  /// Not there: rows have the same margins.
  @available(
    *, unavailable, message: "Rows of Linux have one margin: give the row's views a padding."
  )
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Not there: rows follow one another.
  @available(
    *, unavailable, message: "Rows of Linux follow one another: give their views a padding."
  )
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Not there: sections keep their distance.
  @available(*, unavailable, message: "Sections of Linux keep their distance: leave it out.")
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Not there: lists keep their ground.
  @available(
    *, unavailable, message: "Lists of Linux keep their ground: use a ScrollView with a LazyVStack."
  )
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Not there: lines are those of rows.
  @available(*, unavailable, message: "Say listRowSeparator(_:) on the rows.")
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Not there: lines have one colour.
  @available(*, unavailable, message: "Lines of Linux have one colour: use listRowSeparator(_:).")
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Not there: scroll views do not snap.
  @available(
    *, unavailable,
    message: "Scroll views of Linux stop where a person lets go: use ScrollViewReader to move them."
  )
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }

  /// Not there: scroll views do not snap.
  @available(
    *, unavailable,
    message: "Scroll views of Linux stop where a person lets go: use ScrollViewReader to move them."
  )
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Not there: a scroll view does not tell what it shows.
  @available(*, unavailable, message: "Use ScrollViewReader to scroll to a view.")
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View
  { self }

  /// Not there: scroll views do not bounce.
  @available(*, unavailable, message: "Scroll views do not bounce with GTK: leave it out.")
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Not there: there is no keyboard on the screen.
  @available(*, unavailable, message: "The keyboard is the compositor's: leave it out.")
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Not there: what is scrolled is cut off at the edges.
  @available(*, unavailable, message: "Scroll views of Linux cut off what is scrolled.")
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Not there: views do not change while they are scrolled.
  @available(*, unavailable, message: "Views do not change while scrolled on Linux: leave it out.")
  public func scrollTransition<V>(
    _ transition: @escaping (EmptyView, Int) -> V
  ) -> some View { self }
}

/// Not there: scroll views do not snap.
@available(
  *, unavailable,
  message: "Scroll views of Linux stop where a person lets go: use ScrollViewReader to move them."
)
public struct ScrollTargetBehavior {
  /// Not there.
  public static var paging: ScrollTargetBehavior { fatalError() }
  /// Not there.
  public static var viewAligned: ScrollTargetBehavior { fatalError() }
}

/// Not there: scroll views do not bounce.
@available(*, unavailable, message: "Scroll views do not bounce with GTK: leave it out.")
public struct ScrollBounceBehavior {
  /// Not there.
  public static var automatic: ScrollBounceBehavior { fatalError() }
  /// Not there.
  public static var always: ScrollBounceBehavior { fatalError() }
  /// Not there.
  public static var basedOnSize: ScrollBounceBehavior { fatalError() }
}

/// Not there: there is no keyboard on the screen.
@available(*, unavailable, message: "The keyboard is the compositor's: leave it out.")
public struct ScrollDismissesKeyboardMode {
  /// Not there.
  public static var automatic: ScrollDismissesKeyboardMode { fatalError() }
  /// Not there.
  public static var immediately: ScrollDismissesKeyboardMode { fatalError() }
  /// Not there.
  public static var interactively: ScrollDismissesKeyboardMode { fatalError() }
  /// Not there.
  public static var never: ScrollDismissesKeyboardMode { fatalError() }
}
