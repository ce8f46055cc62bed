/// Several consent forms, one after another.
///
/// ```swift
/// var forms = ConsentSequence(count: 2)
/// print(forms.handle(.allowed, isRequired: true))  // [allowed(0)]
/// print(forms.handle(.denied, isRequired: false))  // [denied(1, isRequired: false), finished([0])]
/// ```
public struct ConsentSequence: Hashable, Sendable {
  /// What the app is told, in order. Numbers are those of forms, from 0.
  public enum Event: Hashable, Sendable {
    /// There is consent to a form.
    case allowed(Int)
    /// There is no consent to a form.
    case denied(Int, isRequired: Bool)
    /// The person has left at a form.
    case cancelled(Int)
    /// There are no more forms; these were allowed, in their order.
    case finished([Int])
  }

  /// How many forms there are.
  public let count: Int
  /// The form that is shown, from 0.
  public private(set) var index = 0
  /// The forms to which there is consent, in their order.
  public private(set) var allowed: [Int] = []
  /// Whether the last form has been answered, or a person has left.
  public private(set) var isFinished = false

  /// Makes a sequence at its first form; less than none is none.
  public init(count: Int) { self.count = max(0, count) }

  /// Takes the answer to the form that is shown, and goes on. After the end nothing happens.
  public mutating func handle(_ answer: ConsentForm.Answer, isRequired: Bool) -> [Event] {
    guard !isFinished, index < count else { return [] }
    let form = index
    switch answer {
    case .allowed:
      allowed.append(form)
      return [.allowed(form)] + goOn()
    case .denied:
      let denied = Event.denied(form, isRequired: isRequired)
      return [denied] + (isRequired ? finish() : goOn())
    case .cancelled: return [.cancelled(form)] + finish()
    }
  }

  /// A sequence without forms is at its end from the start: the app is told when it appears.
  public mutating func start() -> [Event] { count == 0 && !isFinished ? finish() : [] }

  private mutating func goOn() -> [Event] {
    guard index + 1 < count else { return finish() }
    index += 1
    return []
  }

  private mutating func finish() -> [Event] {
    isFinished = true
    return [.finished(allowed)]
  }
}
