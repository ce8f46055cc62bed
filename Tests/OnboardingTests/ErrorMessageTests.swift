import Onboarding
import Testing

@Suite("Every error tells a person what to do next")
struct ErrorMessageTests {
  static let emailErrors: [EmailAddressError] = [
    .empty, .missingAtSign, .invalidLocalPart, .invalidDomain, .tooLong(maximumBytes: 254),
  ]

  static let discoveryErrors: [DiscoveryError] = [
    .unknownAccount, .unreachable(reason: .offline), .unreachable(reason: .nameNotFound),
    .unreachable(reason: .connectionRefused), .unreachable(reason: .connectionLost),
    .unreachable(reason: .transport(code: 56)), .timedOut(seconds: 10),
    .untrusted(reason: .wrongName), .untrusted(reason: .outdatedCertificate),
    .untrusted(reason: .unknownAuthority), .untrusted(reason: .unexpectedKey),
    .untrusted(reason: .insecureTransport), .untrusted(reason: .insecureRedirect),
    .untrusted(reason: .foreignRedirect), .untrusted(reason: .tooManyRedirects(limit: 3)),
    .refusedAddress, .tooLarge(limitBytes: 65_536), .malformedAnswer(reason: .notJSON),
    .malformedAnswer(reason: .otherApplication), .malformedAnswer(reason: .invalid(.host)),
    .server(status: 403), .server(status: 404), .server(status: 429), .server(status: 500),
    .server(status: 302), .helperMissing(lookedIn: ["/opt/secret-folder"]),
    .helperFailed(reason: .signalled(signal: 11)), .cancelled,
  ]

  /// A word that asks for a deed.
  static let deeds = [
    "Enter", "Check", "Try", "try again", "Ask", "ask", "Connect", "Wait", "Install", "Contact",
    "Use", "Update", "Choose",
  ]

  static let storeErrors: [SecretStoreError] = [
    .noVault, .vaultExists, .locked, .refused(reason: .emptyPasscode),
    .refused(reason: .longPasscode(maximum: 1024)), .refused(reason: .passcodeNotText),
    .refused(reason: .longValue(maximum: 9)), .keyring(reason: .absent), .keyring(reason: .locked),
    .keyring(reason: .notUnlocked), .keyring(reason: .died),
    .keyring(reason: .timedOut(seconds: 5)), .keyring(reason: .failed(code: 3)), .deviceKeyMissing,
    .storage(reason: .full), .storage(reason: .readOnly), .storage(reason: .system(code: 5)),
    .damaged(part: .index), .newerVersion(found: 2, known: 1), .busy(seconds: 5), .noMemory,
  ]

  @Test("An email address that was refused", arguments: emailErrors)
  func email(error: EmailAddressError) {
    let message = OnboardingTexts().message(for: error)
    #expect(Self.deeds.contains { message.advice.contains($0) }, "\(message.advice)")
    #expect(!message.title.isEmpty)
  }

  @Test("A look-up that failed", arguments: discoveryErrors)
  func discovery(error: DiscoveryError) {
    let message = OnboardingTexts().message(for: error)
    #expect(Self.deeds.contains { message.advice.contains($0) }, "\(message.advice)")
    #expect(!message.title.isEmpty)
    #expect(!message.advice.contains("%"))
    #expect(!message.advice.contains("secret-folder"))
  }

  @Test("A store that could not do its work", arguments: storeErrors)
  func store(error: SecretStoreError) {
    let message = OnboardingTexts().message(for: error)
    #expect(Self.deeds.contains { message.advice.contains($0) }, "\(message.advice)")
    #expect(!message.title.isEmpty)
  }

  @Test("The five refusals of an email address read differently")
  func emailTextsDiffer() {
    let texts = OnboardingTexts()
    #expect(Set(Self.emailErrors.map { texts.message(for: $0).advice }).count == 5)
  }

  @Test("Figures are in the text", arguments: [(10.0, "10 seconds"), (2.5, "2.5 seconds")])
  func figures(seconds: Double, expected: String) {
    let message = OnboardingTexts().message(for: DiscoveryError.timedOut(seconds: seconds))
    #expect(message.advice.contains(expected))
  }

  @Test("No screen tells whether an account exists", arguments: [404, 410])
  func hidesAccounts(status: Int) {
    let texts = OnboardingTexts()
    let unknown = texts.message(for: DiscoveryError.unknownAccount)
    #expect(texts.message(for: DiscoveryError.server(status: status)) == unknown)
  }

  @Test(
    "Statuses are told apart by what a person can do",
    arguments: [
      (401, .serverRefusedAdvice), (403, .serverRefusedAdvice), (429, .serverBusyAdvice),
      (503, .serverBusyAdvice), (500, .serverFailedAdvice), (302, .serverFailedAdvice),
    ] as [(Int, OnboardingText)])
  func statuses(status: Int, advice: OnboardingText) {
    let texts = OnboardingTexts()
    let message = texts.message(for: DiscoveryError.server(status: status))
    #expect(message.advice == texts.text(advice, String(status)))
  }
}
