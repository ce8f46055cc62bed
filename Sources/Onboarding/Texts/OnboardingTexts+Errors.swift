extension OnboardingTexts {
  /// What a person reads about an email address that was not accepted.
  public func message(for error: EmailAddressError) -> ErrorMessage {
    let advice =
      switch error {
      case .empty: self[.emailEmpty]
      case .missingAtSign: self[.emailMissingAtSign]
      case .invalidLocalPart: self[.emailInvalidLocalPart]
      case .invalidDomain: self[.emailInvalidDomain]
      case .tooLong(let maximumBytes): text(.emailTooLong, count: Double(maximumBytes))
      }
    return ErrorMessage(title: self[.emailErrorTitle], advice: advice)
  }

  /// What a person reads when no settings were found.
  ///
  /// A service that says 404 and one that says that it does not know the account give the same
  /// message, so that nobody learns from the screen which accounts exist.
  public func message(for error: DiscoveryError) -> ErrorMessage {
    switch error {
    case .unknownAccount:
      message(.unknownAccountTitle, .unknownAccountAdvice)
    case .unreachable(let reason):
      message(for: reason)
    case .timedOut(let seconds):
      ErrorMessage(
        title: self[.timedOutTitle], advice: text(.timedOutAdvice, count: seconds))
    case .untrusted(let reason):
      message(.untrustedTitle, advice(for: reason))
    case .refusedAddress:
      message(.untrustedTitle, .refusedAddressAdvice)
    case .tooLarge:
      message(.badAnswerTitle, .badAnswerAdvice)
    case .malformedAnswer(let reason):
      message(
        .badAnswerTitle, reason == .otherApplication ? .otherApplicationAdvice : .badAnswerAdvice)
    case .server(let status):
      message(forStatus: status)
    case .helperMissing:
      message(.helperMissingTitle, .helperMissingAdvice)
    case .helperFailed:
      message(.helperFailedTitle, .helperFailedAdvice)
    case .cancelled:
      message(.cancelledTitle, .cancelledAdvice)
    }
  }

  /// What a person reads when the store of an app's secrets could not do its work.
  public func message(for error: SecretStoreError) -> ErrorMessage {
    switch error {
    case .keyring(.locked), .keyring(.notUnlocked):
      message(.keyringLockedTitle, .keyringLockedAdvice)
    case .keyring: message(.keyringMissingTitle, .keyringMissingAdvice)
    case .deviceKeyMissing: message(.keyMissingTitle, .keyMissingAdvice)
    case .storage(.full): message(.storeTitle, .storeFullAdvice)
    case .storage: message(.storeTitle, .storeDiskAdvice)
    case .damaged: message(.storeTitle, .storeDamagedAdvice)
    case .noMemory: message(.storeTitle, .storeMemoryAdvice)
    case .newerVersion: message(.storeNewerTitle, .storeNewerAdvice)
    case .busy, .noVault, .vaultExists, .locked: message(.storeBusyTitle, .storeBusyAdvice)
    case .refused(.emptyPasscode), .refused(.longPasscode), .refused(.passcodeNotText):
      message(.storeRefusedTitle, .storeRefusedAdvice)
    // An app has asked for what cannot be; nobody who reads this can change that.
    case .refused: message(.storeTitle, .storeDiskAdvice)
    }
  }

  private func message(for reason: DiscoveryError.UnreachableReason) -> ErrorMessage {
    switch reason {
    case .offline: message(.offlineTitle, .offlineAdvice)
    case .nameNotFound: message(.unreachableTitle, .nameNotFoundAdvice)
    case .connectionRefused, .transport: message(.unreachableTitle, .unreachableAdvice)
    case .connectionLost: message(.unreachableTitle, .connectionLostAdvice)
    }
  }

  private func advice(for reason: DiscoveryError.UntrustedReason) -> OnboardingText {
    switch reason {
    case .wrongName, .unknownAuthority, .unexpectedKey, .insecureTransport: .untrustedAdvice
    case .outdatedCertificate: .outdatedCertificateAdvice
    case .insecureRedirect, .foreignRedirect, .tooManyRedirects: .redirectAdvice
    }
  }

  private func message(forStatus status: Int) -> ErrorMessage {
    let advice: OnboardingText
    switch status {
    case 404, 410: return message(.unknownAccountTitle, .unknownAccountAdvice)
    case 429, 503: advice = .serverBusyAdvice
    case 400..<500: advice = .serverRefusedAdvice
    default: advice = .serverFailedAdvice
    }
    return ErrorMessage(title: self[.serverTitle], advice: text(advice, String(status)))
  }

  private func message(_ title: OnboardingText, _ advice: OnboardingText) -> ErrorMessage {
    ErrorMessage(title: self[title], advice: self[advice])
  }
}
