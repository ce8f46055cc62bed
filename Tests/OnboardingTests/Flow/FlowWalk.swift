import Onboarding

/// What must hold whatever happens, looked at after each event.
enum FlowRules {
  /// What does not hold; nil when all does.
  static func violation(
    _ flow: OnboardingFlow, after event: OnboardingFlow.Event, from before: OnboardingFlow
  ) -> String? {
    if flow.refusal != nil { return refused(flow, before) }
    return main(flow) ?? closed(flow) ?? kept(flow, event, before) ?? agreed(flow, event, before)
      ?? back(flow, event, before) ?? audit(flow, before)
  }

  private static func refused(_ flow: OnboardingFlow, _ before: OnboardingFlow) -> String? {
    let isSame =
      flow.step == before.step && flow.record == before.record && flow.store == before.store
      && flow.isCovered == before.isCovered && flow.effects.isEmpty
    return isSame ? nil : "a refused event changed something"
  }

  /// Nobody is in the app who has not done all that the plan asks for.
  private static func main(_ flow: OnboardingFlow) -> String? {
    guard case .main = flow.step else { return nil }
    guard let user = flow.record.user else { return "main without a person" }
    if flow.record.pendingReset != nil { return "main while traces are removed" }
    for item in flow.plan.items {
      switch item {
      case .welcome: if !flow.record.hasBegun { return "main before the welcome screen" }
      case .activation: if flow.record.server == nil { return "main without a server" }
      case .authentication: if !user.isSignedIn { return "main without signing in" }
      case .licence(let document):
        guard let answer = user.answers[document.id], answer.isAgreed,
          answer.version >= document.version
        else { return "main without the licence" }
      case .consent(let document, let isRequired):
        guard let answer = user.answers[document.id], answer.version >= document.version,
          answer.isAgreed || !isRequired
        else { return "main without consent to \(document.id)" }
      case .passcode(let planned):
        guard case .unlocked = flow.store.phase else { return "main while the store is closed" }
        let terms = flow.record.terms ?? planned
        guard let facts = user.passcode, !terms.policy.asksForMore(than: facts.policy) else {
          return "main with a passcode that misses the policy"
        }
      case .biometrics:
        if user.finger == nil, flow.record.terms?.allowsFinger ?? true {
          return "main without an answer about the finger"
        }
      case .info(let id), .own(let id, _):
        if !user.finished.contains(id) { return "main before \(id)" }
      }
    }
    return nil
  }

  /// While the store is closed nothing of what is behind it is shown.
  private static func closed(_ flow: OnboardingFlow) -> String? {
    switch flow.store.phase {
    case .locked, .throttled, .disabled, .needsRecovery: break
    default: return nil
    }
    switch flow.step {
    case .starting, .unlock, .confirmReset, .resetting, .users, .trouble: return nil
    default: return "\(flow.step.name) while the store is closed"
    }
  }

  /// What has changed is handed over to be kept.
  private static func kept(
    _ flow: OnboardingFlow, _ event: OnboardingFlow.Event, _ before: OnboardingFlow
  ) -> String? {
    guard flow.record != before.record else { return nil }
    switch (event, flow.effects.first) {
    case (.recordLoaded, _), (_, .removeRecord): return nil
    case (.recordSaved, _) where before.step == .starting: return nil
    case (_, .saveRecord(let record)): return record == flow.record ? nil : "another record is kept"
    default: return "a change is not kept"
    }
  }

  /// Who agreed to a licence has agreed, unless another record is read.
  private static func agreed(
    _ flow: OnboardingFlow, _ event: OnboardingFlow.Event, _ before: OnboardingFlow
  ) -> String? {
    if case .recordLoaded = event { return nil }
    if event == .recordSaved, before.step == .starting { return nil }
    for user in flow.record.users {
      guard let earlier = before.record.users.first(where: { $0.number == user.number }) else {
        continue
      }
      guard before.record.pendingReset == nil else { continue }
      for case .licence(let document) in flow.plan.items {
        guard let answer = earlier.answers[document.id] else { continue }
        guard let now = user.answers[document.id], now.isAgreed, now.version >= answer.version
        else {
          return "an agreement is lost"
        }
      }
    }
    return nil
  }

  /// No way back leads over what was answered.
  private static func back(
    _ flow: OnboardingFlow, _ event: OnboardingFlow.Event, _ before: OnboardingFlow
  ) -> String? {
    guard event == .back, let from = place(before), let to = place(flow) else { return nil }
    guard to < from else { return "back leads on" }
    for item in flow.plan.items[to..<from] {
      if let document = document(item), before.record.user?.answers[document.id] != nil {
        return "back leads over \(document.id)"
      }
    }
    return nil
  }

  private static func audit(_ flow: OnboardingFlow, _ before: OnboardingFlow) -> String? {
    guard before.record.pendingReset == nil, before.step != .starting else { return nil }
    if case .trouble = before.step { return nil }
    return flow.record.audit.starts(with: before.record.audit)
      ? nil : "the audit has lost something"
  }

  private static func document(_ item: OnboardingPlan.Item) -> LegalDocument? {
    switch item {
    case .licence(let document), .consent(let document, _): document
    default: nil
    }
  }

  /// The place of the step in its plan.
  private static func place(_ flow: OnboardingFlow) -> Int? {
    flow.plan.items.firstIndex { item in
      switch (item, flow.step) {
      case (.welcome, .welcome), (.activation, .activation), (.authentication, .authentication),
        (.passcode, .passcode), (.biometrics, .biometrics):
        true
      case (.licence(let document), .licence(let shown)): document == shown.document
      case (.consent(let document, _), .consent(let shown)): document == shown.document
      case (.info(let id), .info(let shown)): id == shown
      case (.own(let id, _), .own(let shown)): id == shown.id
      default: false
      }
    }
  }
}
