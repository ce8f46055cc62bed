import Foundation
import Onboarding

extension OnboardingPlan {
  static let licence = LegalDocument(id: "licence", version: 2)
  static let location = LegalDocument(id: "location")
  static let crashes = LegalDocument(id: "crashes", version: 3)
  static let terms = PasscodeTerms(policy: PasscodePolicy(minimumLength: 6))

  /// A plan that the tests know to be lawful.
  static func lawful(_ items: [Item], severalUsers: Bool = false, keepsAudit: Bool = false) -> Self
  {
    do {
      return try OnboardingPlan(items, allowsSeveralUsers: severalUsers, keepsAudit: keepsAudit)
    } catch {
      fatalError("\(error)")
    }
  }

  static let wholeItems: [Item] = [
    .welcome, .activation, .authentication, .licence(licence),
    .consent(location, isRequired: true), .consent(crashes, isRequired: false),
    .passcode(terms), .biometrics, .info(id: "sync"), .own(id: "tour", canReturn: true),
  ]

  /// Every kind of step.
  static let whole = lawful(wholeItems)
  /// The same for several persons.
  static let shared = lawful(wholeItems, severalUsers: true)
  /// The flow of the seed: no secrets are kept.
  static let seed = lawful([
    .welcome, .activation, .licence(licence), .consent(location, isRequired: true),
    .info(id: "sync"),
  ])
  /// Other lawful orders, without a welcome screen, and with the passcode first.
  static let bare = lawful([.licence(licence), .consent(location, isRequired: true)])
  static let passcodeFirst = lawful([
    .welcome, .licence(licence), .passcode(terms), .biometrics, .activation, .authentication,
    .consent(location, isRequired: true), .own(id: "tour", canReturn: false), .info(id: "sync"),
  ])

  static let all: [OnboardingPlan] = [whole, shared, seed, bare, passcodeFirst]
}

extension DiscoveredConfiguration {
  static func server(_ host: String = "field.example.com") -> Self {
    do {
      return try DiscoveredConfiguration(host: host)
    } catch {
      fatalError("\(error)")
    }
  }
}

extension ClockReading {
  static let firstBoot = UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

  /// So many seconds after the test began.
  static func after(_ seconds: Int) -> ClockReading {
    ClockReading(
      boot: firstBoot, uptime: .seconds(1000 + seconds), wall: .seconds(1_780_000_000 + seconds))
  }
}

extension OnboardingFlow.Step {
  /// The name of the step, without what it carries; of documents and pages with theirs.
  var name: String {
    switch self {
    case .licence(let licence): "licence \(licence.document.id)"
    case .consent(let consent): "consent \(consent.document.id)"
    case .info(let id): "info \(id)"
    case .own(let own): "own \(own.id)"
    default: String("\(self)".prefix { $0 != "(" })
    }
  }
}
