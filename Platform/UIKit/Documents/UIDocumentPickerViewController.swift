import GTK

/// Takes the files that a person has chosen.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  /// A person has chosen files.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// A person has chosen none.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Lets a person choose files, in the desktop's own dialog.
///
/// ```swift
/// let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.png, .jpeg])
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// The dialog is a window of the desktop's, through its portal where there is one: presenting the
/// picker puts nothing into the presenting window, and it goes by itself.
open class UIDocumentPickerViewController: UIViewController {
  /// Takes the files. Not kept alive: the app must.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be chosen.
  open var allowsMultipleSelection = false

  private let types: [UTType]
  /// The files that a person finds a place for; none where files are opened.
  private let exported: [URL]
  /// Why the last file could not be put where the person wanted it.
  package private(set) var exportError: (any Error)?
  private var chooser: FileChooser?
  private var isWaiting = false
  /// The picker that waits for an answer, for tests.
  package private(set) static weak var waiting: UIDocumentPickerViewController?

  /// Makes a picker for files of some kinds.
  public init(forOpeningContentTypes contentTypes: [UTType]) {
    types = contentTypes
    exported = []
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker that asks where to put a file, and copies it there; on Linux it is one file. A file
  /// that could not be put there counts as cancelled.
  public init(forExporting urls: [URL]) {
    precondition(urls.count == 1, "Pass one file: the desktop's dialog asks for the place of one.")
    types = []
    exported = urls
    super.init(nibName: nil, bundle: nil)
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) {
    types = [.item]
    exported = []
    super.init(coder: coder)
  }

  /// Keeps the picker until there is an answer.
  private var own: UIDocumentPickerViewController?

  override func presentByItself(in window: UIWindow) -> Bool {
    guard !isWaiting else { return true }
    isWaiting = true
    own = self
    Self.waiting = self
    // A window that was never shown has nobody who could choose.
    guard window.isShown else { return true }
    let chooser =
      exported.first.map {
        FileChooser(title: title, over: window.driver, savingAs: $0.lastPathComponent)
      }
      ?? FileChooser(
        title: title, over: window.driver, kinds: types.flatMap(\.mimeTypes),
        allowsMultiple: allowsMultipleSelection)
    self.chooser = chooser
    chooser.show { [weak self] paths in self?.answer(paths?.map { URL(filePath: $0) }) }
    return true
  }

  /// Ends the waiting: with files, or with nil where none was chosen.
  package func answer(_ urls: [URL]?) {
    guard isWaiting else { return }
    isWaiting = false
    if Self.waiting === self { Self.waiting = nil }
    chooser = nil
    defer { own = nil }
    if let urls, !urls.isEmpty, export(to: urls[0]) {
      delegate?.documentPicker(self, didPickDocumentsAt: urls)
    } else {
      delegate?.documentPickerWasCancelled(self)
    }
  }

  /// Puts the file where the person wants it; true also where files are opened.
  private func export(to place: URL) -> Bool {
    guard let file = exported.first else { return true }
    do {
      // Whole or not at all: what is there is replaced by a copy beside it.
      let copy = place.deletingLastPathComponent()
        .appending(path: ".\(UUID().uuidString).part")
      defer { try? FileManager.default.removeItem(at: copy) }
      try FileManager.default.copyItem(at: file, to: copy)
      guard rename(copy.path, place.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
      return true
    } catch {
      exportError = error
      return false
    }
  }
}
