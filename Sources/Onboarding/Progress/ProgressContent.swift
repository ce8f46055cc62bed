/// What a progress indicator draws and says in a state.
///
/// ```swift
/// let content = ProgressContent(.loadingPausable, fraction: ProgressFraction(0.5))
/// print(content.sign == .pause, content.action == .pauseAction)  // true true
/// ```
public struct ProgressContent: Hashable, Sendable {
  /// The arc over the track.
  public enum Arc: Hashable, Sendable {
    /// None.
    case none
    /// As long as what is done.
    case done(ProgressFraction)
    /// Of one length, turning round.
    case turning
  }

  /// What is drawn in the middle.
  public enum Sign: Hashable, Sendable, CaseIterable {
    /// Two upright bars.
    case pause
    /// A square.
    case stop
    /// An arrow that points down.
    case resume
  }

  /// The arc.
  public let arc: Arc
  /// Whether the whole circle is drawn beneath the arc.
  public let hasTrack: Bool
  /// What is drawn in the middle, nil for nothing.
  public let sign: Sign?
  /// What the indicator is called.
  public let name: OnboardingText
  /// How much is done, nil where nobody knows.
  public let fraction: ProgressFraction?
  /// What a press does, in words; nil where there is nothing to press.
  public let action: OnboardingText?

  /// Computes the content.
  public init(_ state: ProgressDisplayState, fraction: ProgressFraction) {
    hasTrack = state != .inProgress
    switch state {
    case .started:
      (arc, sign, name, action) = (.none, nil, .progressNotStarted, nil)
    case .inProgress:
      (arc, sign, name, action) = (.turning, nil, .progressProcessing, nil)
    case .loadingPausable:
      (arc, sign, name) = (.done(fraction), .pause, .progressPausable)
      action = .pauseAction
    case .loadingStoppable:
      (arc, sign, name) = (.done(fraction), .stop, .progressStoppable)
      action = .stopAction
    case .paused:
      (arc, sign, name) = (.done(fraction), .resume, .progressPaused)
      action = .resumeAction
    }
    if case .done(let fraction) = arc { self.fraction = fraction } else { self.fraction = nil }
  }
}

extension OnboardingTexts {
  /// All that is said of a progress indicator at once: "Progress halted, 50%".
  public func announcement(for content: ProgressContent) -> String {
    guard let fraction = content.fraction else { return self[content.name] }
    return text(.progressAnnouncement, self[content.name], text(for: fraction))
  }
}
