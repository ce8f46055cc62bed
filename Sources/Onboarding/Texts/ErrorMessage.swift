/// What a person reads about an error: what happened, and what to do next.
public struct ErrorMessage: Hashable, Sendable {
  /// What happened, in a few words; the title of an alert.
  public let title: String
  /// What it means and what to do next, in whole sentences.
  public let advice: String

  /// Makes a message from its two texts.
  public init(title: String, advice: String) {
    self.title = title
    self.advice = advice
  }
}
