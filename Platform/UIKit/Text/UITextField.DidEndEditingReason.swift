extension UITextField {
  /// Why editing ended. On Linux it always ends with the text kept.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
}
