/// Not there: sheets of Linux have one height.
@available(
  *, unavailable,
  message: "Sheets of Linux are a card, or fill a narrow window: give their content a frame."
)
public struct PresentationDetent: Hashable, Sendable {
  /// Not there.
  public static let medium = PresentationDetent()
  /// Not there.
  public static let large = PresentationDetent()
  /// Not there.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
  /// Not there.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
}

/// Not there: what is behind a sheet cannot be used.
@available(*, unavailable, message: "What is behind a sheet of Linux cannot be used: leave it out.")
public struct PresentationBackgroundInteraction {
  /// Not there.
  public static var automatic: PresentationBackgroundInteraction { fatalError() }
  /// Not there.
  public static var enabled: PresentationBackgroundInteraction { fatalError() }
  /// Not there.
  public static var disabled: PresentationBackgroundInteraction { fatalError() }
}

extension View {
  /// Not there: sheets of Linux have one height.
  @available(
    *, unavailable,
    message: "Sheets of Linux are a card, or fill a narrow window: give their content a frame."
  )
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Not there: sheets of Linux have one height.
  @available(
    *, unavailable,
    message: "Sheets of Linux are a card, or fill a narrow window: give their content a frame."
  )
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Not there: sheets of Linux are not dragged.
  @available(
    *, unavailable,
    message: "Sheets of Linux are not dragged: give them a Button that calls dismiss()."
  )
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Not there: what is behind a sheet cannot be used.
  @available(
    *, unavailable, message: "What is behind a sheet of Linux cannot be used: leave it out."
  )
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Not there: sheets have one ground.
  @available(
    *, unavailable, message: "Sheets of Linux have one ground: give their content a background."
  )
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Not there: sheets have corners of their own.
  @available(*, unavailable, message: "Sheets of Linux have corners of their own: leave it out.")
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Not there: sheets are what the window's width makes them.
  @available(
    *, unavailable, message: "Sheets of Linux are a card, or fill a narrow window: leave it out."
  )
  public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }
}

/// Not there: sheets are what the window's width makes them.
@available(
  *, unavailable, message: "Sheets of Linux are a card, or fill a narrow window: leave it out."
)
public struct PresentationAdaptation {
  /// Not there.
  public static var automatic: PresentationAdaptation { fatalError() }
  /// Not there.
  public static var none: PresentationAdaptation { fatalError() }
  /// Not there.
  public static var popover: PresentationAdaptation { fatalError() }
  /// Not there.
  public static var sheet: PresentationAdaptation { fatalError() }
  /// Not there.
  public static var fullScreenCover: PresentationAdaptation { fatalError() }
}
