import Onboarding
import UIKit

/// Has a licence printed, or written as PDF.
@MainActor package final class LicencePrinting: UIDocumentPickerDelegate {
  /// How it ended. A person who gives up is no outcome.
  package enum Outcome: Hashable, Sendable {
    case printed, saved, notPrinted, notSaved
  }

  private let title: String
  private let text: NSAttributedString
  private let answer: (Outcome) -> Void
  private var draft: URL?
  /// Work that is under way keeps itself.
  private var own: LicencePrinting?

  isolated deinit {}

  /// - Parameters:
  ///   - title: What the licence is called.
  ///   - text: The licence.
  ///   - font: The font of running text on the screen.
  ///   - answer: Told how it ended.
  package init(
    title: String, text: NSAttributedString, font: UIFont, answer: @escaping (Outcome) -> Void
  ) {
    self.title = title
    self.text = text
    self.answer = answer
    formatter = UISimpleTextPrintFormatter(attributedText: text)
    formatter.font = font
  }

  private let formatter: UISimpleTextPrintFormatter

  /// Opens the desktop's dialog for printers.
  package func print() {
    let info = UIPrintInfo.printInfo()
    info.jobName = title
    let printing = UIPrintInteractionController.shared
    printing.printInfo = info
    printing.printFormatter = formatter
    let answer = answer
    printing.present(animated: true) { _, isPrinted, error in
      if error != nil { answer(.notPrinted) } else if isPrinted { answer(.printed) }
    }
  }

  /// Writes the PDF, then asks where to put it.
  package func save(from controller: UIViewController?) {
    own = self
    Task {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      do {
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      } catch {
        return finish(.notSaved)
      }
      let draft = folder.appending(path: fileName)
      self.draft = draft
      guard await formatter.writePDF(to: draft, title: title) else { return finish(.notSaved) }
      let picker = UIDocumentPickerViewController(forExporting: [draft])
      picker.delegate = self
      guard let controller else { return finish(.notSaved) }
      controller.present(picker, animated: true)
    }
  }

  /// The title as the name of a file.
  private var fileName: String {
    let name = title.map { $0.isLetter || $0.isNumber || "-_()".contains($0) ? $0 : " " }
    let words = String(name).split(separator: " ").joined(separator: " ")
    return (words.isEmpty ? "Licence" : String(words.prefix(80))) + ".pdf"
  }

  package func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    finish(.saved)
  }

  package func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    finish(controller.exportError == nil ? nil : .notSaved)
  }

  private func finish(_ outcome: Outcome?) {
    if let folder = draft?.deletingLastPathComponent() {
      try? FileManager.default.removeItem(at: folder)
    }
    draft = nil
    if let outcome { answer(outcome) }
    own = nil
  }
}

extension OnboardingTexts {
  /// What assistive technology hears when a licence is printed or saved.
  package func announcement(for outcome: LicencePrinting.Outcome) -> String? {
    outcome == .saved ? self[.licenceSaved] : nil
  }

  /// What a person reads when that failed.
  package func message(for outcome: LicencePrinting.Outcome) -> ErrorMessage? {
    switch outcome {
    case .printed, .saved: nil
    case .notPrinted:
      ErrorMessage(title: self[.licenceNotPrintedTitle], advice: self[.licenceNotPrintedAdvice])
    case .notSaved:
      ErrorMessage(title: self[.licenceNotSavedTitle], advice: self[.licenceNotSavedAdvice])
    }
  }
}
