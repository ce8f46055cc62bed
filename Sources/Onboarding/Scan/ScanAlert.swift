/// What a person is told on a scan screen and has to close.
public enum ScanAlert: Hashable, Sendable {
  /// The app does not take the code.
  case codeRefused
  /// The app does not take the address that was typed.
  case addressRefused
  /// There is no code in the picture.
  case noCodeInPicture
  /// The file is no picture.
  case unreadablePicture
  /// The picture has more than `limit` bytes.
  case pictureTooLarge(limit: Int)
  /// The file may not be opened.
  case pictureNotAllowed
  /// The camera is not allowed; the settings can be opened.
  case cameraDenied
  /// The program that reads codes is missing.
  case helperMissing
  /// The program that reads codes failed.
  case helperFailed

  /// What is said of a picture that could not be read; nil where nothing is.
  init?(_ error: ScannerError) {
    switch error {
    case .tooLarge(let limit): self = .pictureTooLarge(limit: limit)
    case .unreadablePicture: self = .unreadablePicture
    case .denied: self = .pictureNotAllowed
    case .helperMissing: self = .helperMissing
    case .helperFailed, .noCamera, .busy, .unplugged, .noTorch, .notRunning: self = .helperFailed
    case .cancelled: return nil
    }
  }
}

/// Why there is no picture of a camera on a scan screen.
public enum CameraTrouble: Hashable, Sendable, CaseIterable {
  /// The app has nothing that reads codes.
  case notSupported
  /// No camera is connected.
  case missing
  /// Another program uses it.
  case busy
  /// It is not allowed.
  case denied
  /// It was disconnected.
  case unplugged
  /// The program that reads codes is missing.
  case helperMissing
  /// The program that reads codes failed.
  case helperFailed

  /// Nil for what is no trouble, such as a task that was cancelled.
  init?(_ error: ScannerError) {
    switch error {
    case .noCamera: self = .missing
    case .busy: self = .busy
    case .denied: self = .denied
    case .unplugged: self = .unplugged
    case .helperMissing: self = .helperMissing
    case .helperFailed, .noTorch, .notRunning, .tooLarge, .unreadablePicture: self = .helperFailed
    case .cancelled: return nil
    }
  }

  /// Whether it may be otherwise a moment later.
  public var canRetry: Bool {
    switch self {
    case .missing, .busy, .denied, .unplugged, .helperFailed: true
    case .notSupported, .helperMissing: false
    }
  }
}
