/// What an app keeps of an onboarding, so that nothing is asked twice. No secret is in it.
///
/// Whether there is a store of secrets is not in it either: the store itself is asked.
public struct OnboardingRecord: Hashable, Sendable, Codable {
  /// The server that the app has learned.
  public internal(set) var server: DiscoveredConfiguration?
  /// Whether the person has gone on from the welcome screen.
  public internal(set) var hasBegun = false
  /// The persons who use the app, in the order in which they came.
  public internal(set) var users: [User] = []
  /// The number of the person whose turn it is; nil when nobody's.
  public internal(set) var current: Int?
  /// What an administrator asks of passcodes in place of the plan.
  public internal(set) var terms: PasscodeTerms?
  /// A removal that has begun and not ended.
  public internal(set) var pendingReset: OnboardingReset?
  /// What was agreed to and consented to, the earliest first.
  public internal(set) var audit: [AuditEntry] = []

  /// Makes the record of an app that was never started.
  public init() {}

  /// Whether nothing is in it that would have to be kept.
  var isUntouched: Bool {
    var fresh = OnboardingRecord()
    if !users.isEmpty { fresh.addUser() }
    return self == fresh
  }

  /// The person whose turn it is.
  public var user: User? { users.first { $0.number == current } }

  /// Adds a person, whose turn it is now.
  mutating func addUser() {
    let number = (users.map(\.number).max() ?? 0) + 1
    users.append(User(number: number))
    current = number
  }

  mutating func change(_ body: (inout User) -> Void) {
    guard let place = users.firstIndex(where: { $0.number == current }) else { return }
    body(&users[place])
  }

  /// Takes persons out.
  mutating func removeUsers(_ numbers: some Sequence<Int>) {
    let gone = Set(numbers)
    users.removeAll { gone.contains($0.number) }
    if let current, gone.contains(current) { self.current = nil }
  }
}

extension OnboardingRecord {
  /// What is kept of one person.
  public struct User: Hashable, Sendable, Codable, Identifiable {
    /// A number that no other person on the device has; the name of the person's store.
    public let number: Int
    /// The name that the person signed in with.
    public internal(set) var name: String?
    /// Whether the person has signed in. It counts where what the person signed in with is kept.
    public internal(set) var isSignedIn = false
    /// The answers about documents, by the identifiers of these.
    public internal(set) var answers: [String: Answer] = [:]
    /// The pages and own steps that are done with, sorted.
    public internal(set) var finished: [String] = []
    /// What was said about the finger.
    public internal(set) var finger: FingerAnswer?
    /// The fingers that did not match.
    public internal(set) var fingerTries = BiometricAttempts()
    /// When the passcode was chosen, and by which policy.
    public internal(set) var passcode: PasscodeFacts?
    /// Whether the person was in the app.
    public internal(set) var hasArrived = false

    /// The same as ``number``.
    public var id: Int { number }
  }

  /// The answer about a document.
  public struct Answer: Hashable, Sendable, Codable {
    /// The version that was answered.
    public let version: Int
    /// Whether the person agreed.
    public let isAgreed: Bool
  }

  /// What came of the finger.
  public enum FingerAnswer: String, Hashable, Sendable, Codable, CaseIterable {
    /// It stands for the passcode.
    case enabled
    /// The person does not want it.
    case declined
    /// There is no reader.
    case unavailable
  }
}

extension OnboardingRecord.User {
  /// Whether the person has answered a version of a document, or a higher one, as is needed.
  func hasAnswered(_ document: LegalDocument, agreeing: Bool) -> Bool {
    guard let answer = answers[document.id] else { return false }
    return answer.version >= document.version && (answer.isAgreed || !agreeing)
  }

  mutating func finish(_ id: String) {
    if !finished.contains(id) { finished = (finished + [id]).sorted() }
  }
}
