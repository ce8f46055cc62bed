/// The change of a passcode: the present one, a new one, the new one again. Where a finger stands for
/// a passcode that the kit made, the kit makes another one and there is nothing to type.
///
/// The present passcode is a ``PasscodeEntry``, the new one a ``PasscodeCreation``: this is what comes
/// after what.
public struct PasscodeChange: Hashable, Sendable {
  /// What is on the screen, or is being done.
  public enum Step: Hashable, Sendable {
    /// The present passcode is asked for.
    case current
    /// A new passcode is chosen, with the same once more.
    case new
    /// The kit makes a new passcode in place of the one that it made before.
    case replacing
    /// The passcode is another one.
    case done
  }

  /// Something that happened.
  public enum Event: Hashable, Sendable {
    /// The present passcode is right; `isGenerated` says whether the kit made it.
    case matched(isGenerated: Bool)
    /// The kit's new passcode was taken, or not.
    case replaced(Bool)
    /// The new passcode was taken.
    case changed
    /// The person goes back to the present passcode.
    case back
  }

  /// What is on the screen, or is being done.
  public private(set) var step = Step.current
  /// Why the last event changed nothing; nil when it was taken.
  public private(set) var refusal: PasscodeRefusal?

  /// Makes a change that has not begun.
  public init() {}

  /// Takes an event.
  ///
  /// - Returns: The step after it.
  @discardableResult public mutating func receive(_ event: Event) -> Step {
    refusal = nil
    switch (step, event) {
    case (.current, .matched(let isGenerated)): step = isGenerated ? .replacing : .new
    case (.replacing, .replaced(let isTaken)): step = isTaken ? .done : .current
    case (.new, .changed): step = .done
    case (.new, .back): step = .current
    case (.replacing, _): refusal = .busy
    default: refusal = .outOfPlace
    }
    return step
  }
}
