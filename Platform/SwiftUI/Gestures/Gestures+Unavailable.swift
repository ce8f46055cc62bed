extension ForEach {
  /// Not there: lists have no edit mode.
  @available(*, unavailable, message: "Lists cannot be edited on Linux: put a Button into the row.")
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some View { self }

  /// Not there: lists have no edit mode.
  @available(*, unavailable, message: "Lists cannot be edited on Linux: put a Button into the row.")
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { self }
}
