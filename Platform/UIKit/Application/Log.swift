import Glibc

/// Lines for the developer on standard error. Never what a person has typed.
package enum Log {
  package static func warning(_ text: @autoclosure () -> String) {
    let line = "UIKit: " + text() + "\n"
    _ = line.withCString { write(2, $0, strlen($0)) }
  }
}
