/// A form that asks a person for one thing, on one or more pages.
@MainActor public protocol FUIUserConsentForm: AnyObject {
  /// Whether the onboarding needs the consent.
  var isRequired: Bool { get set }
  /// Whether there is consent. The screen sets it when a person has answered.
  var isUserAccepted: Bool { get set }
  /// The pages, in the order in which they are read.
  var pages: [FUIUserConsentPage] { get }
}

/// A form of one page.
///
/// ```swift
/// let form = FUISinglePageUserConsentForm()
/// form.isRequired = true
/// form.page.title.text = "Location Data"
/// ```
open class FUISinglePageUserConsentForm: FUIUserConsentForm {
  /// Whether the onboarding needs the consent.
  public var isRequired = false
  /// Whether there is consent. The screen sets it when a person has answered.
  public var isUserAccepted = false
  /// The page.
  public let page: FUIUserConsentPage
  /// The page, as a list.
  public var pages: [FUIUserConsentPage] { [page] }

  /// Makes a form of an empty page.
  public convenience init() { self.init(page: FUIUserConsentPage()) }

  /// Makes a form of a page.
  public init(page: FUIUserConsentPage) { self.page = page }
}

/// A form of several pages, which are answered as a whole on the last one.
open class FUIMultiPageUserConsentForm: FUIUserConsentForm {
  /// Whether the onboarding needs the consent.
  public var isRequired = false
  /// Whether there is consent. The screen sets it when a person has answered.
  public var isUserAccepted = false
  /// The pages, in the order in which they are read.
  public let pages: [FUIUserConsentPage]

  /// Makes a form.
  public init(pages: [FUIUserConsentPage]) { self.pages = pages }
}
