import Onboarding
import Testing

@Suite("The order of an onboarding")
struct OnboardingPlanTests {
  typealias Item = OnboardingPlan.Item
  static let licence = Item.licence(OnboardingPlan.licence)
  static let passcode = Item.passcode(OnboardingPlan.terms)

  @Test(
    "An order that would harm a person is refused",
    arguments: [
      ([.activation, .welcome], .welcomeNotFirst),
      ([licence, .welcome], .welcomeNotFirst),
      ([.authentication, .activation], .authenticationBeforeActivation),
      ([passcode, licence], .licenceAfterPasscode(document: "licence")),
      ([.welcome, .biometrics], .biometricsWithoutPasscode),
      ([.biometrics, passcode], .biometricsBeforePasscode),
      ([.welcome, .welcome], .repeated(item: "welcome")),
      (
        [licence, .licence(LegalDocument(id: "licence", version: 9))],
        .repeated(item: "document licence")
      ),
      (
        [licence, .consent(LegalDocument(id: "licence"), isRequired: false)],
        .repeated(item: "document licence")
      ),
      ([.info(id: "a"), .own(id: "a", canReturn: true)], .repeated(item: "page a")),
      ([.info(id: "")], .missingIdentifier(kind: .info)),
      ([.licence(LegalDocument(id: ""))], .missingIdentifier(kind: .licence)),
      (
        [.consent(LegalDocument(id: "x", version: 0), isRequired: true)],
        .invalidVersion(document: "x")
      ),
    ] as [([Item], OnboardingPlanError)])
  func refused(items: [Item], error: OnboardingPlanError) {
    #expect(throws: error) { try OnboardingPlan(items) }
  }

  @Test("Persons who cannot be told apart are refused")
  func severalUsers() {
    #expect(throws: OnboardingPlanError.severalUsersWithoutAuthentication) {
      try OnboardingPlan([.welcome, Self.passcode], allowsSeveralUsers: true)
    }
  }

  @Test(
    "What a person can do without is left out, and the rest reordered",
    arguments: [
      [], [.welcome], [licence], [passcode], [.authentication, passcode],
      [passcode, .authentication], [passcode, .consent(OnboardingPlan.location, isRequired: true)],
      [.consent(OnboardingPlan.location, isRequired: true), licence, .info(id: "a"), passcode],
      [.own(id: "a", canReturn: false), .activation, .own(id: "b", canReturn: true)],
    ] as [[Item]])
  func lawful(items: [Item]) throws {
    #expect(try OnboardingPlan(items).items == items)
  }

  @Test("A refusal says what to do")
  func words() {
    let errors: [OnboardingPlanError] = [
      .welcomeNotFirst, .authenticationBeforeActivation, .licenceAfterPasscode(document: "licence"),
      .biometricsWithoutPasscode, .biometricsBeforePasscode, .severalUsersWithoutAuthentication,
      .repeated(item: "welcome"), .missingIdentifier(kind: .info), .invalidVersion(document: "x"),
    ]
    for error in errors {
      let sentence = error.description
      #expect(sentence.hasSuffix(".") && sentence.contains(": "), "\(sentence)")
      let advice = sentence.split(separator: ": ").last ?? ""
      #expect(["put", "leave", "add", "give", "count"].contains { advice.hasPrefix($0) })
    }
    #expect(Set(errors.map(\.description)).count == errors.count)
  }

  @Test("The app is what comes after the last step, whatever the plan")
  func main() {
    for plan in OnboardingPlan.all + [.lawful([])] {
      var device = FlowDevice(plan)
      _ = device.start()
      device.goOn(to: "main")
      #expect(device.step.name == "main")
    }
  }

  @Test(
    "A person meets the steps in the order of the plan, each once",
    arguments: OnboardingPlan.all.indices)
  func order(index: Int) {
    let plan = OnboardingPlan.all[index]
    var device = FlowDevice(plan)
    _ = device.start()
    let met = device.goOn(to: "main") + [device.step.name]
    let planned: [String] = plan.items.map { item in
      switch item {
      case .licence(let document): "licence \(document.id)"
      case .consent(let document, _): "consent \(document.id)"
      case .info(let id): "info \(id)"
      case .own(let id, _): "own \(id)"
      default: item.kind.rawValue
      }
    }
    #expect(met == planned + ["main"])
  }
}
