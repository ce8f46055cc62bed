// Licences and consent.
extension OnboardingFlow {
  mutating func handleDocument(_ event: Event, at now: ClockReading) -> Refusal? {
    switch (event, step) {
    case (.agreed(let document), .licence(let licence)):
      guard document == licence.document else { return .otherPage }
      answer(.licence, document, .agreed, at: now)
    case (.disagreed(let document), .licence(let licence)):
      guard document == licence.document else { return .otherPage }
      answer(.licence, document, .declined, at: now)
      return decline(document)
    case (.answered(let document, let answer), .consent(let consent)):
      guard document == consent.document else { return .otherPage }
      return take(answer, to: consent, at: now)
    case (.consentChanged(let document, let isAgreed), .main):
      return change(document, isAgreed: isAgreed, at: now)
    default: return .outOfPlace
    }
    return nil
  }

  private mutating func take(
    _ answer: ConsentForm.Answer, to consent: Consent, at now: ClockReading
  ) -> Refusal? {
    switch answer {
    case .allowed: self.answer(.consent, consent.document, .agreed, at: now)
    case .denied:
      self.answer(.consent, consent.document, .declined, at: now)
      if consent.isRequired { return decline(consent.document) }
    case .cancelled: return leave(.left)
    }
    return nil
  }

  /// The app cannot go on without it: back to the beginning, or, without one, on the same page.
  private mutating func decline(_ document: LegalDocument) -> Refusal? {
    visit.declined = document
    return plan.hasWelcome ? leave(.declined(document)) : nil
  }

  private mutating func change(
    _ document: LegalDocument, isAgreed: Bool, at now: ClockReading
  ) -> Refusal? {
    let isConsent = plan.items.contains { item in
      if case .consent(document, _) = item { true } else { false }
    }
    guard isConsent else { return .otherPage }
    let answer: AuditEntry.Answer = isAgreed ? .agreed : .withdrawn
    self.answer(.consent, document, answer, at: now)
    return nil
  }

  private mutating func answer(
    _ kind: AuditEntry.Kind, _ document: LegalDocument, _ answer: AuditEntry.Answer,
    at now: ClockReading
  ) {
    record.audit.append(
      AuditEntry(
        kind, document, answer, user: record.user?.name, at: now,
        shownFor: visit.shownFor(at: now)))
    let isAgreed = answer == .agreed
    // A licence that was declined in a new version is still agreed to in the old one.
    guard isAgreed || kind == .consent else { return }
    visit.declined = nil
    record.change {
      $0.answers[document.id] = OnboardingRecord.Answer(
        version: document.version, isAgreed: isAgreed)
    }
  }
}
