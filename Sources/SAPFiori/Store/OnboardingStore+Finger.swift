import Onboarding
import Secrets

extension OnboardingStore {
  /// What screens need to ask for a finger that opens the store; nil without a reader.
  ///
  /// The screens that the store makes have it. Where an app makes its own, it sets their `fingerUnlock`.
  /// No passcode is kept for a finger: the store has a key of its own for it. A store belongs to one
  /// person, so the `userIdentifier` of a screen makes no difference.
  public var fingerUnlock: FingerUnlock? {
    sensor.map { FingerUnlock(sensor: StoreReader($0, of: self), store: StoreFinger(self)) }
  }

  /// What is known about the finger, for the screen that asks for it; nil where it would open nothing.
  func fingerFacts() async -> FingerPasscode? {
    await start()
    let keys = phase.keys
    guard keys.contains(.biometrics), fingerAttempts.remaining > 0 else { return nil }
    let isGenerated = !keys.contains(.passcode)
    guard case .ready(let enrolment) = await sensor?.state() else {
      // The screen says what is wrong with the reader.
      return FingerPasscode(enrolment: StoreFinger.other, isGenerated: isGenerated)
    }
    do throws(SecretStoreError) {
      switch try await secrets.obstacle(toMatchOf: enrolment) {
      case nil: return FingerPasscode(enrolment: enrolment, isGenerated: isGenerated)
      case .enrolmentChanged:
        return FingerPasscode(enrolment: StoreFinger.other, isGenerated: isGenerated)
      case .restarted, .tooManyTries, .notEnabled: return nil
      }
    } catch {
      // The passcode meets the same trouble, and says it.
      return nil
    }
  }

  /// A finger has matched that is to open the store from now on.
  func keepFinger(_ facts: FingerPasscode) async throws {
    await start()
    if case .unlocked = phase {
      if facts.enrolment != StoreFinger.other { try await enableFinger(facts.enrolment) }
    } else if facts.isGenerated {
      try await create(forMatchOf: facts.enrolment)
    } else {
      pendingFinger = facts.enrolment
    }
  }

  /// Lets a finger open the open store. One that does so already needs nothing.
  private func enableFinger(_ enrolment: BiometricEnrolment) async throws(SecretStoreError) {
    hasLostFinger = false
    do throws(SecretStoreError) {
      if try await secrets.obstacle(toMatchOf: enrolment) == nil { return }
      try await secrets.enableBiometrics(for: enrolment)
    } catch {
      hasLostFinger = true
      await handle(.retried)
      throw error
    }
    await handle(.retried)
  }

  /// A finger is not to open the store.
  ///
  /// - Throws: Where the store does not let go of it: the finger stays, and ``phase`` says so.
  func forgetFinger() async throws(SecretStoreError) {
    pendingFinger = nil
    guard case .unlocked(let keys) = phase, keys.contains([.biometrics, .passcode]) else { return }
    do throws(SecretStoreError) {
      try await secrets.disableBiometrics()
    } catch {
      await handle(.retried)
      throw error
    }
    await handle(.retried)
  }

  /// Lets the fingers that are enrolled now open the store, once the passcode was right, where others
  /// did before. Where that fails it is the passcode again the next time, and the person is told.
  func renewFinger() async {
    guard case .ready(let enrolment) = await sensor?.state() else { return }
    do throws(SecretStoreError) {
      guard try await secrets.obstacle(toMatchOf: enrolment) == .enrolmentChanged else { return }
      try await secrets.enableBiometrics(for: enrolment)
    } catch {
      news = .fingerNotSaved
    }
  }
}

/// Answers the passcode screens about the finger of a store.
@MainActor final class StoreFinger: FingerPasscodeStore {
  /// Stands for fingers that are not those that are enrolled now.
  static let other = BiometricEnrolment(reader: "", fingers: [])

  private weak var store: OnboardingStore?

  init(_ store: OnboardingStore) { self.store = store }

  isolated deinit {}

  func facts(for user: String) async -> FingerPasscode? { await store?.fingerFacts() }

  /// What stands for a match between the screen and the store: bytes that open nothing.
  func passcode(for user: String) async throws -> SecretBytes {
    guard let token = Secret.generated() else { throw StoreFailure(reason: .noMemory) }
    return try token.bytes.withUnsafeBytes { try SecretBytes(copying: $0) }
  }

  func keep(
    _ passcode: borrowing SecretBytes, facts: FingerPasscode, for user: String
  ) async throws {
    guard let store else { throw PasscodeNotHandled() }
    try await store.keepFinger(facts)
  }

  func forget(_ user: String) async throws { try await store?.forgetFinger() }
}
