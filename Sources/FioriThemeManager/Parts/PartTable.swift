/// A screen, or a view that apps use by itself, with the roles of its parts.
///
/// A role is the accessibility identifier of its part, and behind the component's name it is the
/// part's style class. A part is given its role through this table, so that no part is without a class.
package struct PartTable: Hashable, Sendable {
  /// Where a part is to be seen.
  package enum Face: CaseIterable, Hashable, Sendable { case uiKit, swiftUI }

  /// One part.
  package struct Part: Hashable, Sendable {
    /// The name of the part; empty for the component as a whole.
    package let role: String
    package let kind: PartKind
    package let faces: Set<Face>
  }

  /// The name of the class in `SAPFiori`; for what only SwiftUI has, the name that it would have.
  package let name: String
  package let parts: [Part]

  /// The style class of a role.
  package func styleClass(_ role: String) -> String {
    role.isEmpty ? "fdl\(name)" : "fdl\(name)_\(role)"
  }

  /// The kind of the part with a role.
  package func kind(of role: String) -> PartKind {
    guard let part = parts.first(where: { $0.role == role }) else {
      preconditionFailure("\(name) has no part \(role): PartTable.all needs a line for it.")
    }
    return part.kind
  }

  private init(
    _ name: String, on faces: Set<Face>, _ kinds: KeyValuePairs<String, PartKind>,
    differing: [String: Set<Face>] = [:]
  ) {
    self.name = name
    parts = kinds.map { role, kind in
      Part(role: role, kind: kind, faces: differing[role] ?? faces)
    }
  }

  /// Every component. A new screen gets its table here.
  package static let all = [
    welcomeScreen, activationScreen, scanScreen, scanConfirmView, photoPicker, licenceScreen,
    consentScreen, infoScreen, authenticationScreen, dynamicAuthenticationScreen,
    progressIndicator, loadingIndicator, textField, illustratedMessage, passcodeCreateScreen,
    passcodeInputScreen, multiUserPasscodeScreen, bannerMessage, textFieldFormView,
    linearProgressIndicator, whatsNewPageView, whatsNewPage, whatsNewListView, whatsNewListItem,
  ]

  package static let welcomeScreen = PartTable(
    "FUIWelcomeScreen", on: [.uiKit, .swiftUI],
    [
      "": .screen, "navigationBar": .bar, "cancelButton": .barButton, "headlineImageView": .image,
      "headlineLabel": .label, "detailLabel": .label, "emailTextField": .field,
      "emailMessageLabel": .label, "legalAgreement": .label, "primaryActionButton": .button,
      "loadingIndicatorView": .view, "loadingIndicatorView_activityIndicator": .indicator,
      "loadingIndicatorView_textLabel": .label, "footnoteLabel": .label,
      "footnoteActionButton": .button, "footerLabel": .label, "logoImageView": .image,
    ],
    differing: ["legalAgreement": [.swiftUI], "footerLabel": [.swiftUI]])

  package static let activationScreen = PartTable(
    "FUIActivationScreen", on: [.uiKit, .swiftUI],
    [
      "": .screen, "navigationBar": .bar, "cancelButton": .barButton, "headlineLabel": .label,
      "detailLabel": .label, "emailTextField": .field, "emailMessageLabel": .label,
      "primaryActionButton": .button, "loadingIndicatorView": .view,
      "loadingIndicatorView_activityIndicator": .indicator,
      "loadingIndicatorView_textLabel": .label, "subheadlineLabel": .label,
      "secondaryActionButton": .button,
    ])

  package static let scanScreen = PartTable(
    "FUIOnboardingScanViewController", on: [.uiKit, .swiftUI],
    [
      "": .screen, "navigationBar": .bar, "cancelButton": .barButton, "flashButton": .barButton,
      "cameraButton": .barButton, "previewImageView": .view, "scanGuidesImageView": .image,
      "instructionLabel": .label, "symbolImageView": .image, "headlineLabel": .label,
      "detailLabel": .label, "retryButton": .button, "addressTextField": .field,
      "continueButton": .button, "scanButton": .button, "choosePhotoButton": .button,
      "recentPicturesButton": .button, "recentPicturesView": .view, "recentPicturesLabel": .label,
      "typeAddressButton": .button, "loadingIndicatorView": .view,
      "loadingIndicatorView_activityIndicator": .indicator,
      "loadingIndicatorView_textLabel": .label,
    ])

  package static let scanConfirmView = PartTable(
    "FUIOnboardingScanConfirmView", on: [.uiKit, .swiftUI],
    [
      "": .screen, "titleLabel": .label, "successImageView": .image, "successMessageLabel": .label,
      "hcpServerLabel": .label, "asciiServerLabel": .label, "warningLabel": .label,
      "continueButton": .button, "scanAgainButton": .button,
    ])

  package static let photoPicker = PartTable(
    "FUIOnboardingPhotoPicker", on: [.uiKit],
    [
      "": .screen, "navigationBar": .bar, "symbolImageView": .image, "detailLabel": .label,
      "choosePhotoButton": .button,
    ])

  package static let licenceScreen = PartTable(
    "FUIEULAView", on: [.uiKit, .swiftUI],
    [
      "": .screen, "navigationBar": .bar, "cancelButton": .barButton, "headlineLabel": .label,
      "eulaTextView": .label, "hintLabel": .label, "confirmButton": .button,
      "rejectButton": .button, "printButton": .barButton,
    ])

  package static let consentScreen = PartTable(
    "FUIUserConsentView", on: [.uiKit, .swiftUI],
    [
      "": .screen, "navigationBar": .bar, "cancelButton": .barButton, "backButton": .barButton,
      "nextButton": .barButton, "headlineLabel": .label, "bodyTextView": .label,
      "actionButton": .button, "allowButton": .button, "denyButton": .button,
      "notNowButton": .button,
    ])

  package static let authenticationScreen = PartTable(
    "FUIBasicAuthenticationScreen", on: [.uiKit],
    [
      "": .screen, "navigationBar": .bar, "cancelButton": .barButton, "headlineLabel": .label,
      "detailLabel": .label, "usernameLabel": .label, "usernameTextField": .field,
      "passwordLabel": .label, "passwordTextField": .field, "signInButton": .button,
      "messageBannerTitleLabel": .label, "messageBannerDividerTop": .view,
      "errorMessageBannerTitleLabel": .label, "errorMessageBannerDividerTop": .view,
    ], differing: ["signInButton": [.uiKit, .swiftUI]])

  package static let dynamicAuthenticationScreen = PartTable(
    "FUIDynamicAuthenticationScreen", on: [.uiKit],
    [
      "": .screen, "navigationBar": .bar, "cancelButton": .barButton, "doneButton": .barButton,
      "detailLabel": .label, "informationLabel": .label, "informationTextField": .field,
      "messageBannerTitleLabel": .label, "messageBannerDividerTop": .view,
      "errorMessageBannerTitleLabel": .label, "errorMessageBannerDividerTop": .view,
    ])

  package static let infoScreen = PartTable(
    "FUIInfoViewScreen", on: [.uiKit, .swiftUI],
    [
      "": .screen, "navigationBar": .bar, "detailImageView": .image, "titleTextView": .label,
      "informationTextView": .label, "primaryButton": .button, "secondaryButton": .button,
    ], differing: ["navigationBar": [.uiKit], "detailImageView": [.swiftUI]])

  package static let loadingIndicator = PartTable(
    "FUILoadingIndicatorView", on: [.uiKit, .swiftUI],
    ["": .view, "activityIndicator": .indicator, "textLabel": .label])

  package static let textField = PartTable(
    "FUITextField", on: [.uiKit],
    [
      "": .field, "clearButton": .imageButton, "secureShowButton": .imageButton,
      "secureHideButton": .imageButton,
    ])

  package static let progressIndicator = PartTable(
    "FUIProgressIndicatorControl", on: [.uiKit, .swiftUI], ["": .indicator])

  package static let linearProgressIndicator = PartTable(
    "FUILinearProgressIndicator", on: [.swiftUI], ["": .indicator])

  package static let illustratedMessage = PartTable(
    "FUIIllustratedMessage", on: [.swiftUI],
    [
      "detailImageView": .image, "titleLabel": .label, "descriptionLabel": .label,
      "actionButton": .button, "secondaryActionButton": .button,
    ])

  package static let passcodeCreateScreen = PartTable(
    "FUIPasscodeCreateController", on: [.uiKit],
    [
      "": .screen, "navigationBar": .bar, "cancelItem": .barButton, "nextItem": .barButton,
      "doneItem": .barButton, "changeMode_cancelItem": .barButton,
      "changeMode_nextItem": .barButton, "changeMode_doneItem": .barButton,
      "fingerImageView": .image, "detailLabel": .label, "passcodeTextField": .field,
      "statusLabel": .label, "messageLabel": .label, "requirementLabel": .label,
      "primaryActionButton": .button, "notNowButton": .button, "learnMoreButton": .button,
      "backButton": .button, "skipButton": .button,
    ])

  package static let passcodeInputScreen = PartTable(
    "FUIPasscodeInputController", on: [.uiKit],
    [
      "": .screen, "navigationBar": .bar, "cancelItem": .barButton, "doneItem": .barButton,
      "fingerImageView": .image, "detailLabel": .label, "passcodeTextField": .field,
      "statusLabel": .label, "messageLabel": .label, "primaryActionButton": .button,
      "useFingerButton": .button, "usePasscodeButton": .button, "resetButton": .button,
    ])

  package static let multiUserPasscodeScreen = PartTable(
    "FUIMultiUserPasscodeController", on: [.uiKit],
    [
      "": .screen, "navigationBar": .bar, "cancelButton": .barButton, "logoImageView": .image,
      "titleLabel": .label, "userNameLabel": .label, "userInfoLabel": .label,
      "passcodeTextField": .field,
      "messageLabel": .label, "primaryActionButton": .button, "resetButton": .button,
      "switchUserButton": .button, "searchTextField": .field, "userRow": .view,
      "noUserLabel": .label, "addUserButton": .button,
    ])

  package static let bannerMessage = PartTable(
    "FUIBannerMessage", on: [.swiftUI],
    [
      "": .view, "bannerDividerTop": .view, "bannerIcon": .image, "bannerTitle": .label,
      "bannerClose": .imageButton,
    ])

  package static let textFieldFormView = PartTable(
    "FUITextFieldFormView", on: [.swiftUI],
    [
      "fieldTitle": .label, "inputField": .field, "revealButton": .imageButton,
      "actionButton": .imageButton, "fieldMessage": .label, "fieldCount": .label,
      "fieldNotice": .label,
    ])

  package static let whatsNewPageView = PartTable(
    "FUIWhatsNewPageView", on: [.swiftUI],
    [
      "": .screen, "whatsNewTitle": .label, "closeButton": .button, "nextButton": .button,
    ])

  package static let whatsNewPage = PartTable(
    "FUIWhatsNewPage", on: [.swiftUI],
    ["detailImageView": .image, "titleLabel": .label, "descriptionLabel": .label])

  package static let whatsNewListView = PartTable(
    "FUIWhatsNewListView", on: [.swiftUI],
    [
      "": .screen, "whatsNewTitle": .label, "closeButton": .button, "startButton": .button,
    ])

  package static let whatsNewListItem = PartTable(
    "FUIWhatsNewListItem", on: [.swiftUI],
    ["detailImageView": .image, "titleLabel": .label, "subtitleLabel": .label])
}
