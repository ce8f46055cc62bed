import UIKit

/// Writes down what a text view asks and tells.
final class TextViewWitness: UITextViewDelegate {
  let diary = Diary()
  var mayFollow = true

  func textViewDidChange(_ textView: UITextView) { diary.write("did change") }
  func textViewDidBeginEditing(_ textView: UITextView) { diary.write("did begin") }
  func textView(_ textView: UITextView, shouldInteractWith url: URL, in range: NSRange) -> Bool {
    diary.write("link {\(range.location), \(range.length)}")
    return mayFollow
  }
}
