import FioriSwiftUICore
import Foundation
import SwiftUI

/// A licence of 5 MB.
@MainActor enum Licence {
  static let text: NSAttributedString = {
    var text = ""
    var number = 0
    while text.utf8.count < 5_000_000 {
      text +=
        "\(number). You may use this app to do your work for the company that has given it to you. "
        + "You may not rent it out, take it apart, or use it where a failure could do harm.\n"
      number += 1
    }
    return NSAttributedString(string: text)
  }()
}

@main
struct LicenceApp: App {
  var body: some Scene {
    WindowGroup("Licence") { EULAView(title: "Licence", bodyAttributedText: Licence.text) }
  }
}
