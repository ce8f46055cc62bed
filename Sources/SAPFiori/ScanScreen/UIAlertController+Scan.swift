import Onboarding
import UIKit

extension UIAlertController {
  /// Tells a person what a scan screen has to say.
  convenience init(
    telling alert: ScanAlert, texts: ScanTexts,
    answer: @escaping @MainActor (ScanSession.Event) -> Void
  ) {
    self.init(
      title: texts.title(of: alert), message: texts.message(of: alert), preferredStyle: .alert)
    if alert == .cameraDenied {
      addAction(
        UIAlertAction(title: texts[.scanSettingsAction], style: .default) { _ in
          answer(.openSettings)
        })
    }
    let title = alert == .cameraDenied ? texts[.notNowAction] : texts[.okAction]
    addAction(UIAlertAction(title: title, style: .cancel) { _ in answer(.dismissAlert) })
  }

  /// Lets a person choose one of several codes.
  convenience init(
    choosing codes: [ScannedCode], texts: ScanTexts,
    answer: @escaping @MainActor (ScanSession.Event) -> Void
  ) {
    self.init(
      title: texts[.severalCodesTitle], message: texts[.severalCodesDetail],
      preferredStyle: .actionSheet)
    for code in codes {
      addAction(
        UIAlertAction(title: ScanConfirmation.title(of: code), style: .default) { _ in
          answer(.choose(code))
        })
    }
    addAction(
      UIAlertAction(title: texts[.cancelAction], style: .cancel) { _ in answer(.leaveChooser) })
  }

  /// Lets a person choose one of several cameras.
  convenience init(
    choosingCameraOf session: ScanSession, texts: ScanTexts,
    answer: @escaping @MainActor (ScanSession.Event) -> Void
  ) {
    self.init(
      title: texts[.chooseCameraAction], message: texts.cameraNow(session),
      preferredStyle: .actionSheet)
    for camera in session.cameras {
      addAction(
        UIAlertAction(title: camera.name, style: .default) { _ in answer(.cameraChosen(camera)) })
    }
    addAction(
      UIAlertAction(title: texts[.cancelAction], style: .cancel) { _ in answer(.leaveChooser) })
  }
}
