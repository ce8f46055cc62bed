/// The texts of a scan screen: those that the app has set, else the kit's.
package struct ScanTexts {
  /// What the app has set.
  package var own: [OnboardingText: String]
  private let texts: OnboardingTexts

  /// Joins both.
  package init(own: [OnboardingText: String], texts: OnboardingTexts) {
    self.own = own
    self.texts = texts
  }

  /// The text of a key.
  package subscript(_ text: OnboardingText) -> String { own[text] ?? texts[text] }

  /// The title over what a person is told.
  package func title(of alert: ScanAlert) -> String {
    switch alert {
    case .codeRefused: self[.codeRefusedTitle]
    // The app's words for a code stand for an address too.
    case .addressRefused: own[.codeRefusedTitle] ?? texts[.invalidCodeTitle]
    case .noCodeInPicture, .unreadablePicture, .pictureTooLarge: self[.scanUnsuccessfulTitle]
    case .pictureNotAllowed: self[.pictureNotAllowedTitle]
    case .cameraDenied: self[.cameraDeniedTitle]
    case .helperMissing: self[.helperMissingTitle]
    case .helperFailed: self[.helperFailedTitle]
    }
  }

  /// What a person is told.
  package func message(of alert: ScanAlert) -> String {
    switch alert {
    case .codeRefused: self[.codeRefusedDetail]
    case .addressRefused: own[.codeRefusedDetail] ?? texts[.invalidCodeDetail]
    case .noCodeInPicture: self[.noCodeInPictureDetail]
    case .unreadablePicture: self[.unreadablePictureDetail]
    case .pictureTooLarge(let limit):
      texts.text(.pictureTooLargeDetail, "\(max(1, limit / 1_000_000))")
    case .pictureNotAllowed: self[.pictureNotAllowedDetail]
    case .cameraDenied: self[.cameraDeniedDetail]
    case .helperMissing: self[.helperMissingAdvice]
    case .helperFailed: self[.helperFailedAdvice]
    }
  }

  /// Which camera is in use; nil where none is.
  package func cameraNow(_ session: ScanSession) -> String? {
    guard case .running(let camera) = session.camera else { return nil }
    return texts.text(.cameraNowDetail, camera.name)
  }

  /// What a recent picture is called.
  package func label(of picture: RecentPicture) -> String {
    texts.text(.recentPictureLabel, picture.name)
  }
}
