/// Not there: sheets of Linux have one height.
@available(
  *, unavailable,
  message: "Sheets of Linux are a card, or fill a narrow window: give their content a frame."
)
public struct PresentationDetent {}

extension View {
  /// Not there: sheets of Linux have one height.
  @available(
    *, unavailable,
    message: "Sheets of Linux are a card, or fill a narrow window: give their content a frame."
  )
  public func presentationDetents(_ detents: Never) -> some View { self }

  /// Not there: sheets of Linux are not dragged.
  @available(
    *, unavailable,
    message: "Sheets of Linux are not dragged: give them a Button that calls dismiss()."
  )
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}
