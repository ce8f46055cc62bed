/// Where an app stands with its store, and what it has to do next.
///
/// The value decides and does nothing itself: it is told what has happened and answers with what is
/// to be done. From trouble with the keyring or the disk no way leads to the first run, and a wish
/// to lock is never lost, not even while the store is being opened.
///
/// ```swift
/// var state = OnboardingStoreState()
/// print(state.handle(.started))  // [.readStatus]
/// _ = state.handle(.statusRead(.noVault))
/// print(state.phase)  // noVault
/// ```
public struct OnboardingStoreState: Hashable, Sendable {
  /// Where the app stands.
  public enum Phase: Hashable, Sendable {
    /// The store has not been asked yet.
    case unknown
    /// There is no store: the first run.
    case noVault
    /// The store is closed, and a passcode may be tried.
    case locked(SecretStoreKeys, triesLeft: Int)
    /// A try, or the making of a store, is under way.
    case unlocking
    /// The store is open.
    case unlocked(SecretStoreKeys)
    /// The store is closed, and a passcode may be tried in so much time.
    case throttled(SecretStoreKeys, wait: Duration)
    /// No passcode is taken any more.
    case disabled(SecretStoreKeys)
    /// The passcode alone opens nothing.
    case needsRecovery(SecretStoreKeys)
    /// The store could not be asked, or could not do its work.
    case trouble(SecretStoreError)
  }

  /// A way to an open store.
  public enum Attempt: Hashable, Sendable, CaseIterable {
    /// Making a store.
    case create
    /// A passcode.
    case passcode
    /// A finger.
    case biometrics
    /// The recovery code.
    case recoveryCode
  }

  /// What has happened.
  public enum Event: Hashable, Sendable {
    /// The app has started.
    case started
    /// The store has said what there is.
    case statusRead(SecretStoreStatus)
    /// A try begins; it counts only where ``OnboardingStoreState/mayBegin(_:)`` allows it.
    case began(Attempt)
    /// The try has ended.
    case ended(UnlockOutcome)
    /// What the store was asked for ended in an error.
    case failed(SecretStoreError)
    /// The store is to be closed: the session is locked, the machine goes to sleep, the time is up
    /// or the app asks.
    case lockWanted
    /// The time to wait is over.
    case waitEnded
    /// The person wants the store asked again.
    case retried
    /// The store has been removed.
    case wiped
  }

  /// What is to be done.
  public enum Effect: Hashable, Sendable {
    /// Ask the store what there is, and tell the answer.
    case readStatus
    /// Close the store.
    case lock
    /// Tell when so much time has passed.
    case wait(Duration)
  }

  /// Where the app stands.
  public private(set) var phase: Phase = .unknown
  private var before: Phase = .unknown
  private var isLockWanted = false

  /// Begins where nothing is known.
  public init() {}

  /// Whether a try may begin now.
  public func mayBegin(_ attempt: Attempt) -> Bool {
    switch (phase, attempt) {
    case (.noVault, .create): true
    case (.locked(let keys, _), .passcode): keys.contains(.passcode)
    case (.locked(let keys, _), .biometrics): keys.contains(.biometrics)
    case (.locked(let keys, _), .recoveryCode), (.throttled(let keys, _), .recoveryCode),
      (.disabled(let keys), .recoveryCode), (.needsRecovery(let keys), .recoveryCode):
      keys.contains(.recoveryCode)
    // Which ways there are, a store cannot say without its keyring; the code needs none.
    case (.trouble(.keyring(.absent)), .recoveryCode): true
    default: false
    }
  }

  /// Takes notice of what has happened.
  ///
  /// - Returns: What is to be done, in this order.
  public mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .started, .retried: return ask()
    case .statusRead(let status): return phase == .unlocking ? [] : move(to: Phase(status))
    case .began(let attempt):
      guard mayBegin(attempt) else { return [] }
      before = phase
      isLockWanted = false
      phase = .unlocking
      return []
    case .ended(let outcome): return phase == .unlocking ? end(outcome) : []
    case .failed(let error): return fail(error)
    case .lockWanted: return lock()
    case .waitEnded:
      if case .throttled = phase { return [.readStatus] }
      return []
    case .wiped: return move(to: .noVault)
    }
  }

  /// A store that is asked while it is open or being opened stays so until it has answered.
  private mutating func ask() -> [Effect] {
    switch phase {
    case .unlocking: return []
    case .unlocked: break
    default: phase = .unknown
    }
    return [.readStatus]
  }

  private mutating func end(_ outcome: UnlockOutcome) -> [Effect] {
    switch outcome {
    case .unlocked:
      // Which keys there are now, the store knows: a new one, or one that has just recovered.
      phase = .unlocked(before.keys.union(before == .noVault ? .passcode : []))
      return isLockWanted ? lock() : [.readStatus]
    case .rejected(let triesLeft, wait: .zero):
      return move(to: .locked(before.keys, triesLeft: triesLeft))
    case .rejected(_, let wait), .throttled(let wait):
      return move(to: .throttled(before.keys, wait: wait))
    case .disabled: return move(to: .disabled(before.keys))
    case .wiped: return move(to: .noVault)
    case .passcodeRequired, .wrongRecoveryCode, .mistypedRecoveryCode: return move(to: before)
    }
  }

  private mutating func fail(_ error: SecretStoreError) -> [Effect] {
    switch error {
    case .deviceKeyMissing:
      // The keys from before, or those that the store names when it is asked.
      return move(to: .needsRecovery(keysAtHand)) + [.readStatus]
    case .refused:
      return phase == .unlocking ? move(to: before) : []
    case .locked, .vaultExists, .noVault:
      // The store is not what it was thought to be.
      phase = .unknown
      return [.readStatus]
    case .keyring, .storage, .damaged, .newerVersion, .busy, .noMemory:
      if case .unlocked = phase { return [] }
      return move(to: .trouble(error))
    }
  }

  private mutating func lock() -> [Effect] {
    switch phase {
    case .unlocked:
      isLockWanted = false
      phase = .unknown
      return [.lock, .readStatus]
    case .unlocking:
      isLockWanted = true
      return []
    default: return []
    }
  }

  private mutating func move(to next: Phase) -> [Effect] {
    phase = next
    if case .throttled(_, let wait) = next { return [.wait(wait)] }
    return []
  }

  private var keysAtHand: SecretStoreKeys { phase == .unlocking ? before.keys : phase.keys }
}

extension OnboardingStoreState.Phase {
  init(_ status: SecretStoreStatus) {
    switch status {
    case .noVault: self = .noVault
    case .locked(let keys, let triesLeft): self = .locked(keys, triesLeft: triesLeft)
    case .throttled(let keys, let wait): self = .throttled(keys, wait: wait)
    case .disabled(let keys): self = .disabled(keys)
    case .needsRecovery(let keys): self = .needsRecovery(keys)
    case .unlocked(let keys): self = .unlocked(keys)
    }
  }

  /// The ways to open the store, as far as they are known.
  public var keys: SecretStoreKeys {
    switch self {
    case .unknown, .noVault, .unlocking, .trouble: []
    case .locked(let keys, _), .throttled(let keys, _), .disabled(let keys),
      .needsRecovery(let keys), .unlocked(let keys):
      keys
    }
  }
}
