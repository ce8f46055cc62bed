import Onboarding

extension FUIProgressIndicatorControl {
  /// What the control shows.
  public enum DisplayState: Hashable, Sendable, CaseIterable {
    /// Nothing is done yet: an empty ring. There is nothing to press.
    case started
    /// Something is being done, nobody knows how much: an arc that turns. There is nothing to press.
    case inProgress
    /// Something is being done that a person can halt.
    case loadingPausable
    /// Something is being done that a person can end.
    case loadingStoppable
    /// What was being done is halted; a person can let it go on.
    case paused

    /// The former name of ``paused``.
    @available(*, deprecated, renamed: "paused")
    public static var loadingPaused: DisplayState { .paused }

    var rule: ProgressDisplayState {
      switch self {
      case .started: .started
      case .inProgress: .inProgress
      case .loadingPausable: .loadingPausable
      case .loadingStoppable: .loadingStoppable
      case .paused: .paused
      }
    }
  }
}
