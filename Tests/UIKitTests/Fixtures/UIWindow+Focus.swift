import UIKit

extension UIWindow {
  /// Takes the focus from whatever has it.
  func endEditing() { driver?.clearFocus() }
}
