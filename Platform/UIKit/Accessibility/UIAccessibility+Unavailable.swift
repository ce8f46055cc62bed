extension UIAccessibility {
  /// Not there: screen readers do not tell programs that they run.
  @available(
    *, unavailable,
    message:
      "Screen readers do not tell programs that they run: behave the same with and without one."
  )
  public static var isVoiceOverRunning: Bool { fatalError() }
}
