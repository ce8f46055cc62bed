/// The steps of an app, in the order in which a person meets them. The app itself comes after the
/// last, whatever the plan.
///
/// ```swift
/// let plan = try OnboardingPlan([
///   .welcome, .activation, .authentication,
///   .licence(LegalDocument(id: "licence", version: 2)),
///   .consent(LegalDocument(id: "location"), isRequired: true),
///   .passcode(PasscodeTerms()), .biometrics, .info(id: "sync"),
/// ])
/// ```
///
/// An app leaves out what it does not need, changes the order, and adds steps of its own. An order
/// that would harm a person, such as a licence after the passcode, is refused here, before anybody
/// meets it.
public struct OnboardingPlan: Hashable, Sendable {
  /// The steps.
  public let items: [Item]
  /// Whether several persons use the app on one device, each with a store of their own.
  public let allowsSeveralUsers: Bool
  /// Whether the list of what was agreed to stays when a person's traces are removed.
  public let keepsAudit: Bool

  /// Checks an order.
  ///
  /// - Throws: ``OnboardingPlanError``, which says what to do about the first fault.
  public init(
    _ items: [Item], allowsSeveralUsers: Bool = false, keepsAudit: Bool = false
  ) throws(OnboardingPlanError) {
    self.items = items
    self.allowsSeveralUsers = allowsSeveralUsers
    self.keepsAudit = keepsAudit
    try checkNames()
    try checkOrder()
  }

  private func checkNames() throws(OnboardingPlanError) {
    var seen: Set<String> = []
    for item in items {
      guard let id = item.id else { throw .missingIdentifier(kind: item.kind) }
      guard seen.insert(id).inserted else { throw .repeated(item: id) }
      if let document = item.document, document.version < 1 {
        throw .invalidVersion(document: document.id)
      }
    }
  }

  private func checkOrder() throws(OnboardingPlanError) {
    func place(_ kind: Item.Kind) -> Int? { items.firstIndex { $0.kind == kind } }
    if let welcome = place(.welcome), welcome > 0 { throw .welcomeNotFirst }
    if let activation = place(.activation), let sign = place(.authentication), sign < activation {
      throw .authenticationBeforeActivation
    }
    if place(.biometrics) != nil, place(.passcode) == nil { throw .biometricsWithoutPasscode }
    if let passcode = place(.passcode) {
      if let finger = place(.biometrics), finger < passcode { throw .biometricsBeforePasscode }
      let late = items[passcode...].first { $0.kind == .licence }
      if let document = late?.document { throw .licenceAfterPasscode(document: document.id) }
    }
    if allowsSeveralUsers, place(.authentication) == nil {
      throw .severalUsersWithoutAuthentication
    }
  }

  /// What is asked of a passcode; nil when there is none.
  var terms: PasscodeTerms? {
    for case .passcode(let terms) in items { return terms }
    return nil
  }

  var hasWelcome: Bool { items.contains(.welcome) }
  var hasActivation: Bool { items.contains(.activation) }
}
