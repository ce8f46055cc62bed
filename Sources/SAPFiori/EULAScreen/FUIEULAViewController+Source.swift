import FioriThemeManager
import LicenceTexts
import Onboarding
import UIKit

extension FUIEULAViewController {
  /// Reads the licence from its source, away from the screen.
  func readSource(isAgain: Bool = false) {
    reading?.cancel()
    guard let source = licenceSource else {
      stage.clear()
      eulaTextView.isHidden = false
      return licence.setText(isThere: true)
    }
    licence.setText(isThere: false)
    eulaTextView.isHidden = true
    stage.showWork(texts[.licenceLoading])
    reading = Task { [weak self] in
      let result: Result<LicenceDocument, LicenceError>
      do throws(LicenceError) {
        result = .success(try await source.document())
      } catch {
        result = .failure(error)
      }
      guard !Task.isCancelled, let self else { return }
      end(result, isAgain: isAgain)
    }
  }

  private func end(_ result: Result<LicenceDocument, LicenceError>, isAgain: Bool) {
    switch result {
    case .success(let document):
      stage.clear()
      eulaTextView.isHidden = false
      eulaTextView.attributedText = NSAttributedString(document)
      licence.setText(isThere: true)
      view.setNeedsLayout()
      if isAgain { eulaTextView.becomeFirstResponder() }
    case .failure(let error):
      error.writeToLog()
      stage.showFailure(texts[.licenceFailedTitle], texts[.licenceFailedAdvice])
    }
  }

  func makeStage() {
    stage.isHidden = true
    stage.retryButton.setTitle(texts[.tryAgainAction], for: .normal)
    stage.retryButton.addAction(
      UIAction { [weak self] _ in self?.readSource(isAgain: true) }, for: .primaryActionTriggered)
    stage.retryButton.accessibilityIdentifier = "retryButton"
  }

  // MARK: - Printing

  func makePrintItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "printer"),
      primaryAction: UIAction { [weak self] _ in self?.choosePrinting() })
    item.accessibilityLabel = texts[.licencePrint]
    name(item, "printButton")
    return item
  }

  private func choosePrinting() {
    guard canLead else { return }
    let choice = UIAlertController(
      title: texts[.licencePrint], message: nil, preferredStyle: .actionSheet)
    choice.addAction(
      UIAlertAction(title: texts[.licencePrintAction], style: .default) { [weak self] _ in
        self?.printing.print()
      })
    choice.addAction(
      UIAlertAction(title: texts[.licenceSavePDFAction], style: .default) { [weak self] _ in
        guard let self else { return }
        printing.save(from: self)
      })
    choice.addAction(UIAlertAction(title: texts[.cancelAction], style: .cancel))
    present(choice, animated: true)
  }

  private var printing: LicencePrinting {
    LicencePrinting(
      title: headlineLabel.text ?? "", text: eulaTextView.attributedText,
      font: eulaTextView.font ?? .preferredFioriFont(forTextStyle: .body)
    ) { [weak self, texts] outcome in
      if let words = texts.announcement(for: outcome) {
        UIAccessibility.post(notification: .announcement, argument: words)
      }
      if let message = texts.message(for: outcome) { self?.show(message) }
    }
  }

  private func show(_ message: ErrorMessage) {
    let alert = UIAlertController(
      title: message.title, message: message.advice, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: texts[.okAction], style: .default))
    present(alert, animated: true)
  }
}
