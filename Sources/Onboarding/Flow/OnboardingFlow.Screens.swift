// What the screens of the steps need.
extension OnboardingFlow {
  /// How far a look-up of the server is.
  public enum LookUp: Hashable, Sendable {
    /// None was begun.
    case idle
    /// It goes on.
    case busy
    /// It has ended without a server.
    case failed(DiscoveryError)
  }

  /// Why a person is at the welcome screen again.
  public enum Notice: Hashable, Sendable {
    /// A licence, or consent that is required, was not given.
    case declined(LegalDocument)
    /// The person has left.
    case left
    /// Traces were removed.
    case reset(OnboardingReset.Reason)
  }

  /// The welcome screen.
  public struct Welcome: Hashable, Sendable {
    /// Whether the app knows its server.
    public let state: WelcomeState
    /// How far a look-up is that was begun here.
    public let lookUp: LookUp
    /// Why the person is here again; nil for the first time.
    public let notice: Notice?

    /// Makes the state, as for a test or a preview.
    public init(state: WelcomeState, lookUp: LookUp = .idle, notice: Notice? = nil) {
      self.state = state
      self.lookUp = lookUp
      self.notice = notice
    }
  }

  /// Signing in.
  public struct Authentication: Hashable, Sendable {
    /// How far the form is.
    public let phase: AuthenticationForm.Phase
    /// The name of a person who has to sign in once more.
    public let name: String?
    /// The server.
    public let server: DiscoveredConfiguration?

    /// Makes the state, as for a test or a preview.
    public init(
      phase: AuthenticationForm.Phase, name: String? = nil, server: DiscoveredConfiguration? = nil
    ) {
      self.phase = phase
      self.name = name
      self.server = server
    }
  }

  /// A licence.
  public struct Licence: Hashable, Sendable {
    /// The licence, and its version.
    public let document: LegalDocument
    /// The version that the person agreed to before; nil for the first time.
    public let agreedVersion: Int?
    /// Whether the person has just declined it, in an app without a welcome screen.
    public let isDeclined: Bool

    /// Makes the state, as for a test or a preview.
    public init(document: LegalDocument, agreedVersion: Int? = nil, isDeclined: Bool = false) {
      self.document = document
      self.agreedVersion = agreedVersion
      self.isDeclined = isDeclined
    }
  }

  /// Consent.
  public struct Consent: Hashable, Sendable {
    /// What consent is asked for.
    public let document: LegalDocument
    /// Whether the app cannot go on without it.
    public let isRequired: Bool
    /// What the person said about an earlier version; nil for the first time.
    public let earlier: OnboardingRecord.Answer?
    /// Whether the person has just refused it, in an app without a welcome screen.
    public let isDeclined: Bool

    /// Makes the state, as for a test or a preview.
    public init(
      document: LegalDocument, isRequired: Bool, earlier: OnboardingRecord.Answer? = nil,
      isDeclined: Bool = false
    ) {
      self.document = document
      self.isRequired = isRequired
      self.earlier = earlier
      self.isDeclined = isDeclined
    }
  }

  /// The choice of a passcode.
  public struct Passcode: Hashable, Sendable {
    /// What is asked of it.
    public let terms: PasscodeTerms
    /// Whether the store is being made.
    public let isBusy: Bool
    /// Why the store refused it the last time.
    public let failure: SecretStoreError?

    /// Makes the state, as for a test or a preview.
    public init(terms: PasscodeTerms, isBusy: Bool = false, failure: SecretStoreError? = nil) {
      self.terms = terms
      self.isBusy = isBusy
      self.failure = failure
    }
  }

  /// The finger's page.
  public struct Biometrics: Hashable, Sendable {
    /// Whether other fingers are enrolled than those that stood for the passcode.
    public let isChanged: Bool

    /// Makes the state, as for a test or a preview.
    public init(isChanged: Bool = false) {
      self.isChanged = isChanged
    }
  }

  /// A step of the app's own.
  public struct Own: Hashable, Sendable {
    /// Its name.
    public let id: String
    /// Why it could not be done; the person may try again, go on or leave.
    public let failure: ErrorMessage?

    /// Makes the state, as for a test or a preview.
    public init(id: String, failure: ErrorMessage? = nil) {
      self.id = id
      self.failure = failure
    }
  }

  /// The app.
  public struct Main: Hashable, Sendable {
    /// The person's name, where the person signed in.
    public let user: String?
    /// The server.
    public let server: DiscoveredConfiguration?

    /// Makes the state, as for a test or a preview.
    public init(user: String? = nil, server: DiscoveredConfiguration? = nil) {
      self.user = user
      self.server = server
    }
  }

  /// A locked app.
  public struct Unlock: Hashable, Sendable {
    /// Whether a finger is to be asked for.
    public enum Finger: Hashable, Sendable {
      /// It opens nothing.
      case none
      /// When the person wants it: it was asked for once.
      case onRequest
      /// As soon as the app is in front.
      case whenActive
      /// Now.
      case now
      /// It is being asked for.
      case asked
    }

    /// Where the store stands.
    public let phase: OnboardingStoreState.Phase
    /// Whether a finger is to be asked for.
    public let finger: Finger
    /// How the last try ended; nil before the first since the lock.
    public let outcome: UnlockOutcome?
    /// Why the store did not take the last try; nil where it did.
    public let failure: SecretStoreError?
    /// The person's name.
    public let user: String?
    /// Whether another person may take their turn.
    public let canChangeUser: Bool

    /// Makes the state, as for a test or a preview.
    public init(
      phase: OnboardingStoreState.Phase, finger: Finger = .none, outcome: UnlockOutcome? = nil,
      failure: SecretStoreError? = nil, user: String? = nil, canChangeUser: Bool = false
    ) {
      self.phase = phase
      self.finger = finger
      self.outcome = outcome
      self.failure = failure
      self.user = user
      self.canChangeUser = canChangeUser
    }

    /// Whether the recovery code opens the store.
    public var canRecover: Bool { phase.keys.contains(.recoveryCode) }
  }

  /// The removal of traces.
  public struct Resetting: Hashable, Sendable {
    /// What is removed.
    public let reset: OnboardingReset
    /// What was found after the last try; empty while it goes on.
    public let remaining: Set<OnboardingReset.Trace>

    /// Makes the state, as for a test or a preview.
    public init(reset: OnboardingReset, remaining: Set<OnboardingReset.Trace> = []) {
      self.reset = reset
      self.remaining = remaining
    }
  }

  /// What cannot be used.
  public enum Trouble: Hashable, Sendable {
    /// The store.
    case store(SecretStoreError)
    /// The record could not be read.
    case notLoaded(OnboardingRecordError)
    /// The record could not be kept; it is in memory.
    case notSaved(OnboardingRecordError)
  }
}
