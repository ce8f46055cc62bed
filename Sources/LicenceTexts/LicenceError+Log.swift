import Foundation
import Onboarding

extension LicenceError {
  /// Says to the developer what is wrong with the licence. It holds nothing of its text.
  package func writeToLog() {
    FileHandle.standardError.write(Data("Onboarding: \(self)\n".utf8))
  }
}
