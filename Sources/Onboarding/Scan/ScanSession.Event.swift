extension ScanSession {
  /// What can happen on a scan screen.
  public enum Event: Hashable, Sendable {
    /// The screen is there.
    case appeared
    /// The screen is gone, or another lies over all of it.
    case disappeared
    /// The camera runs.
    case cameraStarted(ScannerCamera)
    /// The camera cannot be opened, or stopped by itself.
    case cameraFailed(ScannerError)
    /// The camera delivered a picture. Needed only while ``ScanSession/countsFrames`` is true.
    case frame
    /// The camera sees codes.
    case codes([ScannedCode])
    /// A person wants the camera to be tried again.
    case retry
    /// A person wants to allow the camera.
    case openSettings
    /// A person switches the lamp.
    case toggleTorch
    /// The lamp could not be switched.
    case torchFailed
    /// A person chooses one of several codes.
    case choose(ScannedCode)
    /// A person wants none of them, or keeps the camera.
    case leaveChooser
    /// The cameras that are connected were listed.
    case camerasFound([ScannerCamera])
    /// A person wants another camera.
    case chooseCamera
    /// A person has chosen one.
    case cameraChosen(ScannerCamera)
    /// A person wants to choose a picture.
    case pickPicture
    /// A person has chosen none.
    case pickingCancelled
    /// A picture was chosen, dropped or pasted.
    case pictureChosen
    /// The codes in the picture were read.
    case pictureRead([ScannedCode])
    /// The picture could not be read.
    case pictureFailed(ScannerError)
    /// A person wants to see their recent pictures, or no longer.
    case toggleRecentPictures
    /// The recent pictures were listed.
    case recentPicturesFound([RecentPicture])
    /// They cannot be listed.
    case recentPicturesFailed(ScannerError)
    /// A person chooses one of them.
    case recentPictureChosen(RecentPicture)
    /// A person wants to type the address.
    case typeAddress
    /// A person wants to scan after all.
    case useCamera
    /// A person has changed what is in the field.
    case edited
    /// A person has typed an address.
    case submit(String)
    /// The app says whether it can use the text.
    case validated(Bool)
    /// A person has closed what was said.
    case dismissAlert
    /// A person confirms.
    case proceed
    /// A person wants another code than the one to be confirmed.
    case scanAgain
    /// A person leaves.
    case cancel
  }

  /// What is to be done.
  public enum Command: Hashable, Sendable {
    /// Open ``ScanSession/chosenCamera``; answer with ``Event/cameraStarted(_:)`` or
    /// ``Event/cameraFailed(_:)``.
    case startCamera
    /// Release the camera.
    case stopCamera
    /// Switch the lamp.
    case setTorch(Bool)
    /// Read the picture that was chosen; answer with ``Event/pictureRead(_:)`` or
    /// ``Event/pictureFailed(_:)``.
    case readPicture
    /// List the recent pictures; answer with ``Event/recentPicturesFound(_:)`` or
    /// ``Event/recentPicturesFailed(_:)``.
    case listRecentPictures
    /// Read a recent picture; answer as for ``readPicture``.
    case readRecentPicture(RecentPicture)
    /// Ask the app about a text; answer with ``Event/validated(_:)``.
    case validate(String)
    /// Give the text to the app.
    case deliver(String)
    /// Tell the app to go on with the text.
    case proceed(String)
    /// Tell the app that the person has left.
    case cancel
    /// Open the system's settings.
    case openSettings
  }
}
