import UIKit

/// Writes down what a text field asks and tells.
final class FieldWitness: UITextFieldDelegate {
  let diary = Diary()
  var mayBegin = true
  var mayEnd = true
  var mayClear = true
  var mayReturn = true
  var accepts: (String) -> Bool = { _ in true }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    diary.write("should begin")
    return mayBegin
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { diary.write("did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    diary.write("should end")
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) { diary.write("did end") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    diary.write("should change {\(range.location), \(range.length)} to \(string)")
    return accepts(string)
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    diary.write("should clear")
    return mayClear
  }
  var selections = 0
  func textFieldDidChangeSelection(_ textField: UITextField) { selections += 1 }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { mayReturn }
}
