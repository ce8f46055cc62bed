extension OnboardingPlan {
  /// A step of a plan.
  public enum Item: Hashable, Sendable {
    /// The welcome screen.
    case welcome
    /// The app learns its server: by an email address, a code, a typed address or a link.
    case activation
    /// The person signs in.
    case authentication
    /// A licence, which has to be agreed to.
    case licence(LegalDocument)
    /// Consent; the app cannot go on without it where it is required.
    case consent(LegalDocument, isRequired: Bool)
    /// A passcode is chosen, and a store made that it opens.
    case passcode(PasscodeTerms)
    /// A finger may stand for the passcode.
    case biometrics
    /// A page to read.
    case info(id: String)
    /// A step of the app's own. Where `canReturn` is false there is no way back to it.
    case own(id: String, canReturn: Bool)

    /// What an item is, without its particulars.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The welcome screen.
      case welcome
      /// The app learns its server.
      case activation
      /// The person signs in.
      case authentication
      /// A licence.
      case licence
      /// Consent.
      case consent
      /// A passcode is chosen.
      case passcode
      /// A finger.
      case biometrics
      /// A page to read.
      case info
      /// A step of the app's own.
      case own
    }

    /// What the item is.
    public var kind: Kind {
      switch self {
      case .welcome: .welcome
      case .activation: .activation
      case .authentication: .authentication
      case .licence: .licence
      case .consent: .consent
      case .passcode: .passcode
      case .biometrics: .biometrics
      case .info: .info
      case .own: .own
      }
    }

    /// The document that is answered.
    var document: LegalDocument? {
      switch self {
      case .licence(let document), .consent(let document, _): document
      default: nil
      }
    }

    /// What tells the item apart in its plan; nil where the app gave it no name.
    var id: String? {
      switch self {
      case .licence(let document), .consent(let document, _):
        document.id.isEmpty ? nil : "document \(document.id)"
      case .info(let id), .own(let id, _): id.isEmpty ? nil : "page \(id)"
      default: kind.rawValue
      }
    }
  }
}
