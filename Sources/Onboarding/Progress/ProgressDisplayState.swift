/// What a progress indicator shows.
public enum ProgressDisplayState: Hashable, Sendable, CaseIterable {
  /// Nothing is done yet.
  case started
  /// Something is being done, nobody knows how much.
  case inProgress
  /// Something is being done that a person can halt.
  case loadingPausable
  /// Something is being done that a person can end.
  case loadingStoppable
  /// What was being done is halted; a person can let it go on.
  case paused
}
