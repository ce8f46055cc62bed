import Observation
import Onboarding

/// The texts of an ``OnboardingScanView``. What an app does not set is the kit's, in the person's
/// language.
///
/// ```swift
/// let context = OnboardingScanViewContext()
/// context.scanViewTitleString = "Scan Your Badge"
/// ```
@MainActor @Observable public final class OnboardingScanViewContext {
  /// What the app has set.
  var own: [OnboardingText: String] = [:]

  /// Makes the kit's texts.
  public init() {}

  private subscript(_ text: OnboardingText) -> String {
    get { own[text] ?? OnboardingTexts.standard[text] }
    set { own[text] = newValue }
  }

  /// The screen's title.
  public var scanViewTitleString: String {
    get { self[.scanAction] }
    set { self[.scanAction] = newValue }
  }
  /// The title over a picture that is of no use.
  public var scanUnsuccessfulTitleString: String {
    get { self[.scanUnsuccessfulTitle] }
    set { self[.scanUnsuccessfulTitle] = newValue }
  }
  /// What to do with a picture without a code.
  public var scanUnsuccessfulMessageString: String {
    get { self[.noCodeInPictureDetail] }
    set { self[.noCodeInPictureDetail] = newValue }
  }
  /// The button that closes a message.
  public var okButtonString: String {
    get { self[.okAction] }
    set { self[.okAction] = newValue }
  }
  /// The title over a code that the app refuses.
  public var invalidQRCodeTitleString: String {
    get { self[.codeRefusedTitle] }
    set { self[.codeRefusedTitle] = newValue }
  }
  /// What to do then.
  public var invalidQRCodeMessageString: String {
    get { self[.codeRefusedDetail] }
    set { self[.codeRefusedDetail] = newValue }
  }
  /// The title when a picture may not be opened.
  public var allowPhotoAccessTitleString: String {
    get { self[.pictureNotAllowedTitle] }
    set { self[.pictureNotAllowedTitle] = newValue }
  }
  /// What to do then.
  public var allowPhotoAccessMessageString: String {
    get { self[.pictureNotAllowedDetail] }
    set { self[.pictureNotAllowedDetail] = newValue }
  }
  /// The title when the camera is not allowed.
  public var allowCameraAccessTitleString: String {
    get { self[.cameraDeniedTitle] }
    set { self[.cameraDeniedTitle] = newValue }
  }
  /// What to do then.
  public var allowCameraAccessMessageString: String {
    get { self[.cameraDeniedDetail] }
    set { self[.cameraDeniedDetail] = newValue }
  }
  /// The button that leaves the camera as it is.
  public var notNowActionString: String {
    get { self[.notNowAction] }
    set { self[.notNowAction] = newValue }
  }
  /// The button that opens the settings.
  public var settingsActionString: String {
    get { self[.scanSettingsAction] }
    set { self[.scanSettingsAction] = newValue }
  }
}
