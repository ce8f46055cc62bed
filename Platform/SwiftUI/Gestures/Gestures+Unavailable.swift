/// Not there: UIKit on Linux recognises taps.
@available(*, unavailable, message: "There are taps only on Linux: use TapGesture or a Button.")
public struct LongPressGesture {}

/// Not there: UIKit on Linux recognises taps.
@available(*, unavailable, message: "There are taps only on Linux: use a ScrollView or a control.")
public struct DragGesture {}

extension View {
  /// Not there: UIKit on Linux recognises taps.
  @available(*, unavailable, message: "There are taps only on Linux: use onTapGesture or a Button.")
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void
  ) -> some View { self }
}

extension ForEach {
  /// Not there: lists have no edit mode.
  @available(*, unavailable, message: "Lists cannot be edited on Linux: put a Button into the row.")
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some View { self }

  /// Not there: lists have no edit mode.
  @available(*, unavailable, message: "Lists cannot be edited on Linux: put a Button into the row.")
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { self }
}
