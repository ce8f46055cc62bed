/// Why a plan is refused. The description says what to do.
public enum OnboardingPlanError: Error, Hashable, Sendable {
  /// Something stands before the welcome screen.
  case welcomeNotFirst
  /// The person would sign in at a server that is not known yet.
  case authenticationBeforeActivation
  /// The person would choose a passcode, and then read what it is chosen for.
  case licenceAfterPasscode(document: String)
  /// A finger would stand for a passcode that is never chosen.
  case biometricsWithoutPasscode
  /// A finger would stand for a passcode that is not chosen yet.
  case biometricsBeforePasscode
  /// Nothing would tell the persons apart.
  case severalUsersWithoutAuthentication
  /// Two items have the same name, or there can be one of the kind only.
  case repeated(item: String)
  /// A document, a page or a step has an empty name.
  case missingIdentifier(kind: OnboardingPlan.Item.Kind)
  /// The version of a document is below 1.
  case invalidVersion(document: String)
}

// MARK: - CustomStringConvertible

extension OnboardingPlanError: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .welcomeNotFirst: "The welcome screen is not the first step: put .welcome first."
    case .authenticationBeforeActivation:
      "The person would sign in at a server that is not known: put .activation before .authentication."
    case .licenceAfterPasscode(let document):
      "The licence \"\(document)\" comes after the passcode: put .licence before .passcode."
    case .biometricsWithoutPasscode:
      "A finger stands for a passcode: put .passcode before .biometrics, or leave .biometrics out."
    case .biometricsBeforePasscode:
      "A finger stands for a passcode: put .passcode before .biometrics."
    case .severalUsersWithoutAuthentication:
      "Nothing tells several users apart: add .authentication, or leave allowsSeveralUsers out."
    case .repeated(let item):
      "There are two steps \"\(item)\": leave one out, or give it another identifier."
    case .missingIdentifier(let kind):
      "A step of the kind .\(kind.rawValue) has an empty identifier: give it one that stays."
    case .invalidVersion(let document):
      "The version of \"\(document)\" is below 1: count versions from 1."
    }
  }
}
