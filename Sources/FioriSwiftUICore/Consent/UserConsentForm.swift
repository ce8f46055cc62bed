import Onboarding
import SwiftUI

/// A consent form of one or more pages.
///
/// One answer for the whole form, on its last page:
///
/// ```swift
/// UserConsentForm(userConsentPages: {
///   UserConsentPage(title: "Usage Data", bodyText: "It helps us to make the app better.")
/// }, isRequired: false, didAllow: { print("allowed") }, didDeny: { _ in print("denied") })
/// ```
///
/// An answer for each page:
///
/// ```swift
/// UserConsentForm(
///   isPresented: $asksForConsent,
///   userConsentPages: [
///     UserConsentPage(title: "Location Data", bodyText: "To show what is near.", isRequired: true),
///     UserConsentPage(title: "Crash Reports", bodyText: "To mend them.", isRequired: false),
///   ],
///   didAllow: { allowed in print(allowed.map(\.id)) },
///   didDeny: { denied, isRequiredOneDenied in print(denied.count, isRequiredOneDenied) })
/// ```
///
/// The form never leaves the screen by itself, except that the second kind sets `isPresented`.
public struct UserConsentForm: View {
  /// What a form says about itself to styles, unless it is given another identifier.
  public static let identifier = "fiori_userconsentform_component"

  enum Kind {
    case whole(UserConsentFormParts)
    case pageByPage(UserConsentSurveyParts)
  }
  private let kind: Kind

  /// Makes a form of pages that a builder makes.
  ///
  /// - Parameters:
  ///   - nextAction: The button to the next page.
  ///   - cancelAction: The button that leaves, on the first page.
  ///   - allowAction: The button that gives consent, on the last page.
  ///   - denyAction: The button that refuses required consent, on the last page.
  ///   - notNowAction: The button that refuses consent that is not required, on the last page.
  ///   - userConsentPages: The pages.
  ///   - isRequired: Whether the onboarding needs the consent.
  ///   - alertConfiguration: What a person is asked before a refusal or leaving counts; nil asks
  ///     nothing.
  ///   - didAllow: Called when there is consent.
  ///   - didDeny: Called when there is none, with whether it was required.
  ///   - didCancel: Called when the person leaves.
  ///   - componentIdentifier: What styles ask for; nil is ``identifier``.
  public init(
    @ViewBuilder nextAction: () -> any View = { DefaultSlot() },
    @ViewBuilder cancelAction: () -> any View = { DefaultSlot() },
    @ViewBuilder allowAction: () -> any View = { DefaultSlot() },
    @ViewBuilder denyAction: () -> any View = { DefaultSlot() },
    @ViewBuilder notNowAction: () -> any View = { DefaultSlot() },
    @IndexedViewBuilder userConsentPages: () -> any IndexedViewContainer,
    isRequired: Bool = true,
    alertConfiguration: ((UserConsentAlertType) -> AlertConfiguration?)? =
      _UserConsentFormAlertConfigurationDefault,
    didAllow: (() -> Void)? = nil, didDeny: ((Bool) -> Void)? = nil,
    didCancel: (() -> Void)? = nil,
    componentIdentifier: String? = UserConsentForm.identifier
  ) {
    kind = .whole(
      UserConsentFormParts(
        actions: UserConsentActions(
          next: nextAction(), cancel: cancelAction(), allow: allowAction(), deny: denyAction(),
          notNow: notNowAction()),
        pages: userConsentPages(), isRequired: isRequired, alertConfiguration: alertConfiguration,
        didAllow: didAllow, didDeny: didDeny, didCancel: didCancel,
        componentIdentifier: componentIdentifier ?? Self.identifier))
  }

  /// Makes a form of an array of pages.
  ///
  /// Parameters are those of the initialiser with view builders; a button that is nil is the kit's.
  public init(
    nextAction: FioriButton? = nil, cancelAction: FioriButton? = nil,
    allowAction: FioriButton? = nil, denyAction: FioriButton? = nil,
    notNowAction: FioriButton? = nil, userConsentPages: [UserConsentPage] = [],
    isRequired: Bool = true,
    alertConfiguration: ((UserConsentAlertType) -> AlertConfiguration?)? =
      _UserConsentFormAlertConfigurationDefault,
    didAllow: (() -> Void)? = nil, didDeny: ((Bool) -> Void)? = nil,
    didCancel: (() -> Void)? = nil
  ) {
    func slot(_ button: FioriButton?) -> any View {
      guard let button else { return DefaultSlot() }
      return button
    }
    kind = .whole(
      UserConsentFormParts(
        actions: UserConsentActions(
          next: slot(nextAction), cancel: slot(cancelAction), allow: slot(allowAction),
          deny: slot(denyAction), notNow: slot(notNowAction)),
        pages: IndexedViews(views: userConsentPages), isRequired: isRequired,
        alertConfiguration: alertConfiguration, didAllow: didAllow, didDeny: didDeny,
        didCancel: didCancel, componentIdentifier: Self.identifier))
  }

  /// Makes a form that is answered page by page.
  ///
  /// At the end `isPresented` becomes false; then `didDeny` is called if a page was denied, and
  /// `didAllow` unless a required page was. To deny a required page ends the form at once.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the form is shown.
  ///   - userConsentPages: The pages, told apart by their `id`.
  ///   - alertConfiguration: What a person is asked before a refusal or leaving counts; nothing
  ///     unless it is given.
  ///   - didAllow: Called with the pages that were allowed, even if it was none.
  ///   - didDeny: Called with the pages that were denied, and whether a required one is among them.
  ///   - didCancel: Called when the person leaves; without it there is no button for that.
  public init(
    isPresented: Binding<Bool>, userConsentPages: [UserConsentPage],
    alertConfiguration: ((UserConsentAlertType) -> AlertConfiguration?)? = nil,
    didAllow: (([UserConsentPage]) -> Void)? = nil,
    didDeny: (([UserConsentPage], Bool) -> Void)? = nil, didCancel: (() -> Void)? = nil
  ) {
    kind = .pageByPage(
      UserConsentSurveyParts(
        isPresented: isPresented, pages: userConsentPages, alertConfiguration: alertConfiguration,
        didAllow: didAllow, didDeny: didDeny, didCancel: didCancel))
  }

  /// The form.
  public var body: some View {
    switch kind {
    case .whole(let parts): UserConsentFormScreen(parts: parts)
    case .pageByPage(let parts): UserConsentSurveyScreen(parts: parts)
    }
  }
}
