import Onboarding
import Secrets
import UIKit

// MARK: - PasscodeStoreDelegate

extension OnboardingStore: PasscodeStoreDelegate {
  /// What is asked of a passcode: ``policy``.
  public func passcodePolicy() -> FUIPasscodePolicy { policy }

  /// Says of a passcode that is among the first that somebody would try that it is.
  public func objection(to secret: borrowing SecretBytes) -> String? {
    let reason = secret.withUnsafeBytes { CommonPasscode.reason(for: $0) }
    return reason.map { _ in ScreenTexts.current[.passcodeCommon] }
  }

  /// Makes the store, opens it, or gives it another passcode.
  ///
  /// - Parameters:
  ///   - secret: The passcode in UTF-8.
  ///   - inputMode: What the passcode was asked for.
  ///   - passcodeController: The screen that asks; it is dismissed when the passcode was right, or was
  ///     taken, where it was presented.
  /// - Throws: What the screen says.
  public func trySecret(
    _ secret: borrowing SecretBytes, forInputMode inputMode: FUIPasscodeInputMode,
    fromController passcodeController: FUIPasscodeController
  ) async throws {
    let isFinger = passcodeController.passcodeSource == .device
    await start()
    switch inputMode {
    case .create:
      if !isFinger { try await create(secret, on: passcodeController) }
      return leaveCreation(passcodeController)
    case .match where isFinger: try await openByFinger()
    case .match:
      if case .unlocked = phase {
        try await verify(secret)
      } else {
        try await open(by: secret, on: passcodeController)
      }
    case .matchForChange: if isFinger { try await verifyFinger() } else { try await verify(secret) }
    case .change: if !isFinger { try await change(to: secret, on: passcodeController) }
    }
    if inputMode != .matchForChange { passcodeController.dismiss(animated: true) }
  }

  /// Dismisses the screen where it was presented.
  public func didCancelPasscodeEntry(fromController passcodeController: FUIPasscodeController) {
    passcodeController.dismiss(animated: true)
  }

  /// Asks whether everything is to be removed, or does what ``onReset`` says.
  public func shouldResetPasscode(fromController passcodeController: FUIPasscodeController) {
    resetWanted(on: passcodeController)
  }
}

extension OnboardingStore {
  // MARK: - Making

  private func create(
    _ secret: borrowing SecretBytes, on screen: FUIPasscodeController
  ) async throws {
    if let reason = objection(to: secret) {
      throw FUIPasscodeControllerError.failedToMeetPolicy(message: reason)
    }
    try await begin(.create)
    do throws(SecretStoreError) {
      try await secrets.create(passcode: secret)
    } catch {
      throw await failed(error)
    }
    await enablePendingFinger()
    let window = screen.viewIfLoaded?.window
    await handle(.ended(.unlocked))
    showNews(in: window)
  }

  /// Where the keyring does not keep what a finger needs, the passcode is the only way, and the person
  /// is told.
  private func enablePendingFinger() async {
    guard let finger = pendingFinger else { return }
    pendingFinger = nil
    do throws(SecretStoreError) {
      try await secrets.enableBiometrics(for: finger)
    } catch {
      news = .fingerNotSaved
    }
  }

  /// Makes a store that only a finger opens.
  func create(forMatchOf enrolment: BiometricEnrolment) async throws {
    try await begin(.create)
    do throws(SecretStoreError) {
      try await secrets.create(forMatchOf: enrolment)
    } catch {
      throw await failed(error)
    }
    await handle(.ended(.unlocked))
  }

  // MARK: - Opening

  private func open(
    by secret: borrowing SecretBytes, on screen: FUIPasscodeController
  ) async throws {
    try await begin(.passcode)
    let outcome: UnlockOutcome
    do throws(SecretStoreError) {
      outcome = try await secrets.unlock(passcode: secret)
    } catch {
      throw await failed(error)
    }
    if outcome == .unlocked {
      fingerAttempts.reset()
      await renewFinger()
    }
    let window = screen.viewIfLoaded?.window
    await handle(.ended(outcome))
    try requireUnlocked(outcome)
    showNews(in: window)
  }

  private func openByFinger() async throws {
    guard case .ready(let enrolment) = await sensor?.state() else {
      throw refusal(ScreenTexts.current[.fingerReaderGone])
    }
    if case .unlocked = phase { return try await verifyFinger() }
    try await begin(.biometrics)
    let outcome: UnlockOutcome
    do throws(SecretStoreError) {
      outcome = try await secrets.unlock(afterMatchOf: enrolment)
    } catch {
      throw await failed(error)
    }
    await handle(.ended(outcome))
    try requireUnlocked(outcome)
  }

  /// Looks at the passcode of a store that is open, which stays so.
  private func verify(_ secret: borrowing SecretBytes) async throws {
    let outcome: UnlockOutcome
    do throws(SecretStoreError) {
      outcome = try await secrets.unlock(passcode: secret)
    } catch {
      throw await failed(error)
    }
    if outcome == .wiped { await handle(.wiped) }
    try requireUnlocked(outcome)
  }

  private func verifyFinger() async throws {
    guard case .ready(let enrolment) = await sensor?.state() else {
      throw refusal(ScreenTexts.current[.fingerReaderGone])
    }
    let obstacle: UnlockOutcome.PasscodeReason?
    do throws(SecretStoreError) {
      obstacle = try await secrets.obstacle(toMatchOf: enrolment)
    } catch {
      throw await failed(error)
    }
    if let obstacle { throw refusal(words(for: obstacle)) }
  }

  // MARK: - Changing

  private func change(
    to secret: borrowing SecretBytes, on screen: FUIPasscodeController
  ) async throws {
    if let reason = objection(to: secret) { throw refusal(reason) }
    do throws(SecretStoreError) {
      try await secrets.changePasscode(to: secret)
    } catch {
      throw await failed(error)
    }
    if hasLostFinger { news = .fingerNotSaved }
    hasLostFinger = false
    showNews(in: screen.viewIfLoaded?.window)
  }

  // MARK: - Answers

  /// A try begins, where it may: what was true before may not be any more, so the store is asked.
  func begin(_ attempt: OnboardingStoreState.Attempt) async throws {
    if !state.mayBegin(attempt) { await handle(.retried) }
    guard state.mayBegin(attempt) else { throw hindrance(to: attempt) }
    _ = take(.began(attempt))
  }

  private func hindrance(to attempt: OnboardingStoreState.Attempt) -> any Error {
    let texts = ScreenTexts.current
    switch phase {
    case .throttled(_, let wait): return refusal(StoreNotice.advice(after: wait, texts))
    case .disabled: return noTriesLeft
    case .needsRecovery: return StoreFailure(reason: .deviceKeyMissing)
    case .trouble(let error): return StoreFailure(reason: error)
    case .noVault: return StoreFailure(reason: .noVault)
    case .unlocked:
      return StoreFailure(reason: attempt == .create ? .vaultExists : .busy(seconds: 0))
    case .locked(let keys, _):
      if attempt == .passcode, !keys.contains(.passcode) {
        return refusal(texts[.fingerEnterDetail])
      }
      return StoreFailure(reason: attempt == .create ? .vaultExists : .locked)
    case .unlocking, .unknown: return StoreFailure(reason: .busy(seconds: 0))
    }
  }

  private func requireUnlocked(_ outcome: UnlockOutcome) throws {
    let texts = ScreenTexts.current
    switch outcome {
    case .unlocked: break
    case .rejected(let triesLeft, wait: .zero):
      // The code that was typed is made into no text.
      throw FUIPasscodeControllerError.invalidPasscode(code: "", triesRemaining: triesLeft)
    case .rejected(let triesLeft, let wait):
      throw FUIPasscodeControllerError.failedToMatch(
        message: StoreNotice.advice(after: wait, texts), triesRemaining: triesLeft)
    case .throttled(let wait): throw refusal(StoreNotice.advice(after: wait, texts))
    case .disabled: throw noTriesLeft
    case .wiped: throw refusal(texts[.passcodeNoTriesTitle])
    case .passcodeRequired(let reason): throw refusal(words(for: reason))
    case .wrongRecoveryCode, .mistypedRecoveryCode: throw refusal(texts[.passcodeWrong])
    }
  }

  private func words(for reason: UnlockOutcome.PasscodeReason) -> String {
    let texts = ScreenTexts.current
    return switch reason {
    case .enrolmentChanged:
      texts[phase.keys.contains(.passcode) ? .fingerChanged : .fingerChangedNoPasscode]
    case .restarted: texts[.passcodeAfterRestart]
    case .tooManyTries: texts[.passcodeEnterDetail]
    case .notEnabled: texts[.fingerNotSaved]
    }
  }

  private var noTriesLeft: FUIPasscodeControllerError {
    .failedToMatch(message: FUIPasscodeController.enterCredentialsMessageString, triesRemaining: 0)
  }

  private func refusal(_ message: String) -> FUIPasscodeControllerError {
    .failedToMeetPolicy(message: message)
  }

  private func failed(_ error: SecretStoreError) async -> StoreFailure {
    await handle(.failed(error))
    return StoreFailure(reason: error)
  }
}
