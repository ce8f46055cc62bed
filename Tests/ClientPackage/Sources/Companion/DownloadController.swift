import SAPFiori
import UIKit

/// Shows progress as the documentation of the progress indicator shows.
class DownloadController: UIViewController {
  let progressIndicatorControl = FUIProgressIndicatorControl(frame: CGRect())
  let openDownloadedFileButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    progressIndicatorControl.frame = CGRect(x: 20, y: 20, width: 44, height: 44)
    openDownloadedFileButton.setTitle("Open", for: .normal)
    openDownloadedFileButton.frame = CGRect(x: 20, y: 20, width: 88, height: 44)
    openDownloadedFileButton.isHidden = true
    view.addSubview(progressIndicatorControl)
    view.addSubview(openDownloadedFileButton)
    // There are no selectors on Linux: an action takes their place.
    progressIndicatorControl.addAction(
      UIAction { [weak self] _ in
        if let self { myActionMethod(progressIndicatorControl) }
      }, for: .touchUpInside)
    // swift-format-ignore
    progressIndicatorControl.changeDisplayState(to: .inProgress)
    // swift-format-ignore
    progressIndicatorControl.changeDisplayState(to: .loadingPausable)
  }

  // MARK: - As the documentation has it, but for the case that a switch over all needs

  // swift-format-ignore
  func myActionMethod(_ sender: FUIProgressIndicatorControl) {
     switch sender.displayState {
     case .inProgress:
         // do nothing if user tapped on control while it was .inProgress.
         break
     case .loadingPausable:
         sender.changeDisplayState(to: .paused)
         return
     case .loadingStoppable:
         // user cancelled the e.g. download, so we hide the control
         sender.isHidden = true
     default:
         break
     }
  }

  // swift-format-ignore
  func download() {
    progressIndicatorControl.update(progress: 0.5, animated: false)
    progressIndicatorControl.update(progress: 1, animated: true) {
       // Once the download is completed, you might want to hide the progress indicator
       // and show a link to the downloaded resource, etc..
       self.progressIndicatorControl.isHidden = true
       self.openDownloadedFileButton.isHidden = false
    }
  }
}
