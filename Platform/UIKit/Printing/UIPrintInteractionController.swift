import GTK

/// Lets a person print, in the desktop's own dialog, which can print into a file too.
///
/// ```swift
/// let printing = UIPrintInteractionController.shared
/// printing.printFormatter = UISimpleTextPrintFormatter(text: "You may use this app.")
/// printing.present(animated: true) { _, isPrinted, error in print(isPrinted, error as Any) }
/// ```
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  /// Told how it ended: whether something was printed, and, where that failed, why.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The only one there is.
  public static let shared = UIPrintInteractionController()

  /// Whether this device can print. On Linux the desktop's dialog can always be asked.
  open class var isPrintingAvailable: Bool { true }

  /// What is said about the job.
  open var printInfo: UIPrintInfo?
  /// What puts the pages together.
  open var printFormatter: UIPrintFormatter?

  private var completion: CompletionHandler?
  /// Whether the dialog is asked for, for tests: a window that was never shown has nobody who could
  /// answer it.
  package private(set) var isWaiting = false

  private override init() { super.init() }

  /// Opens the dialog.
  ///
  /// - Returns: Whether it opens: not where there is nothing to print, or one is open already.
  @discardableResult
  open func present(animated: Bool, completionHandler: CompletionHandler? = nil) -> Bool {
    guard !isWaiting,
      let text = printFormatter?.printedText(title: printInfo?.jobName ?? "")
    else { return false }
    isWaiting = true
    completion = completionHandler
    let window = UIApplication.shared.keyWindow
    guard window?.isShown == true else { return true }
    PrintDialog(text).show(over: window?.driver) { [weak self] outcome in
      self?.answer(outcome == .failed ? .failure(UIPrintError()) : .success(outcome == .printed))
    }
    return true
  }

  /// Ends the waiting: whether something was printed, or why it was not.
  package func answer(_ result: Result<Bool, UIPrintError>) {
    guard isWaiting else { return }
    isWaiting = false
    let completion = completion
    self.completion = nil
    switch result {
    case .success(let isPrinted): completion?(self, isPrinted, nil)
    case .failure(let error): completion?(self, false, error)
    }
  }
}

/// The desktop could not print: look whether the printer is on and has paper, and what the desktop's
/// settings say about it.
public struct UIPrintError: Error, Hashable, Sendable {
  package init() {}
}
