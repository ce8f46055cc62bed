extension PartTable {
  /// The colours of a part's text where no style sheet says anything.
  struct UsualText: Hashable, Sendable {
    let ink: ColorStyle
    /// The part's own ground; nil is the screen's.
    var ground: ColorStyle?
  }
}

extension PartTable.Part {
  /// The colours of the text; nil for a part without text.
  var usualText: PartTable.UsualText? {
    switch kind {
    case .label:
      switch role {
      case "headlineLabel", "titleLabel", "legalAgreement", "eulaTextView", "bodyTextView",
        "titleTextView", "informationTextView", "fieldTitle", "whatsNewTitle":
        .init(ink: .primaryLabel)
      case "emailMessageLabel": .init(ink: .negativeLabel)
      case "messageBannerTitleLabel": .init(ink: .neutralLabel, ground: .header)
      case "bannerTitle": .init(ink: .neutralLabel, ground: .header)
      case "errorMessageBannerTitleLabel": .init(ink: .negativeLabel, ground: .header)
      default: .init(ink: .secondaryLabel)
      }
    case .button:
      [
        "primaryActionButton", "continueButton", "actionButton", "confirmButton", "allowButton",
        "primaryButton", "signInButton", "nextButton", "startButton",
      ].contains(role)
        ? .init(ink: .quinaryLabel, ground: .tintColor2) : .init(ink: .tintColor2)
    case .field, .bar: .init(ink: .primaryLabel)
    case .screen, .view, .barButton, .image, .imageButton, .indicator: nil
    }
  }
}
