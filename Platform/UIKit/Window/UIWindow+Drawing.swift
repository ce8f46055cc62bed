extension UIWindow {
  /// Waits until what the window shows now has been drawn.
  ///
  /// - Parameter limit: Seconds that are waited at most: a window that nobody sees may not be drawn.
  /// - Returns: Whether it was drawn. True at once where there is nothing to draw on: the window is not
  ///   on the display.
  package func drawn(within limit: Double) async -> Bool {
    guard isShown, isMapped, let native else { return true }
    return await withCheckedContinuation { continuation in
      native.afterNextFrame(within: limit) { continuation.resume(returning: $0) }
    }
  }
}
