import Onboarding

/// The texts; nil is the kit's, in the person's language.
extension FUIOnboardingScanViewController {
  /// The screen's title.
  public var scanViewTitleString: String? {
    get { ownTexts[.scanAction] }
    set { ownTexts[.scanAction] = newValue }
  }
  /// The title over a picture that is of no use.
  public var scanUnsuccessfulTitleString: String? {
    get { ownTexts[.scanUnsuccessfulTitle] }
    set { ownTexts[.scanUnsuccessfulTitle] = newValue }
  }
  /// What to do with a picture without a code.
  public var scanUnsuccessfulMessageString: String? {
    get { ownTexts[.noCodeInPictureDetail] }
    set { ownTexts[.noCodeInPictureDetail] = newValue }
  }
  /// The button that closes a message.
  public var okButtonString: String? {
    get { ownTexts[.okAction] }
    set { ownTexts[.okAction] = newValue }
  }
  /// The title over a text that the app refuses.
  public var invalidQRCodeTitleString: String? {
    get { ownTexts[.codeRefusedTitle] }
    set { ownTexts[.codeRefusedTitle] = newValue }
  }
  /// What to do then.
  public var invalidQRCodeMessageString: String? {
    get { ownTexts[.codeRefusedDetail] }
    set { ownTexts[.codeRefusedDetail] = newValue }
  }
  /// The title when a picture may not be opened.
  public var allowPhotoAccessTitleString: String? {
    get { ownTexts[.pictureNotAllowedTitle] }
    set { ownTexts[.pictureNotAllowedTitle] = newValue }
  }
  /// What to do then.
  public var allowPhotoAccessMessageString: String? {
    get { ownTexts[.pictureNotAllowedDetail] }
    set { ownTexts[.pictureNotAllowedDetail] = newValue }
  }
  /// The title when the camera is not allowed.
  public var allowCameraAccessTitleString: String? {
    get { ownTexts[.cameraDeniedTitle] }
    set { ownTexts[.cameraDeniedTitle] = newValue }
  }
  /// What to do then.
  public var allowCameraAccessMessageString: String? {
    get { ownTexts[.cameraDeniedDetail] }
    set { ownTexts[.cameraDeniedDetail] = newValue }
  }
  /// The button that leaves the camera as it is.
  public var notNowActionString: String? {
    get { ownTexts[.notNowAction] }
    set { ownTexts[.notNowAction] = newValue }
  }
  /// The button that opens the settings.
  public var settingsActionString: String? {
    get { ownTexts[.scanSettingsAction] }
    set { ownTexts[.scanSettingsAction] = newValue }
  }
}
