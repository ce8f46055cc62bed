import Foundation
import SwiftUI

extension ConfigurationViewWrapper {
  /// The words of what is in the slot, where that is a text.
  func words(in locale: Locale) -> String? { (shown as? Text)?.plainString(in: locale) }
}
