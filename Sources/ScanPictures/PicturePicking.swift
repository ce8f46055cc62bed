import UIKit

/// Lets a person choose one picture.
@MainActor package final class PicturePicking: UIDocumentPickerDelegate {
  package let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image])
  private let answer: (NSItemProvider?) -> Void

  /// - Parameter answer: Called with the file, or with nil where none was chosen.
  package init(_ answer: @escaping (NSItemProvider?) -> Void) {
    self.answer = answer
    picker.delegate = self
  }

  isolated deinit {}

  package func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    answer(urls.first.flatMap { NSItemProvider(contentsOf: $0) })
  }

  package func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    answer(nil)
  }
}
