import UIKit

extension Screen {
  /// What can be read on the screen, a line an element: role, name, value, states, identifier.
  ///
  /// Elements lie two spaces deeper than the one that they are in; views that only hold others have
  /// no line. What is below a presented screen, hidden or an ornament is left out, as it is for
  /// assistive technology. A secure field has no value, ever.
  ///
  /// ```text
  /// heading "Sign in"
  /// text box "E-mail" = "jane@example.com" focused #email
  /// password "Password"
  /// button "Continue" disabled
  /// ```
  public var textTree: String {
    elements.map { String(repeating: "  ", count: $0.depth) + $0.line }.joined(separator: "\n")
  }

  /// Everything that can be reached, in the order of reading, and what it says about itself.
  var elements: [ScreenElement] {
    settle()
    var found: [ScreenElement] = []
    for view in window.reachableViews { collect(view, depth: 0, into: &found) }
    return found
  }

  private func collect(_ view: UIView, depth: Int, into found: inout [ScreenElement]) {
    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return }
    var depth = depth
    if let reading = view.reading {
      found.append(ScreenElement(view: view, reading: reading, depth: depth))
      if reading.hidesContent { return }
      depth += 1
    }
    // Bars lie above the screen that they belong to, and are read first.
    let bars = view.subviews.filter { $0 is UINavigationBar }
    for child in bars + view.subviews.filter({ !($0 is UINavigationBar) }) {
      collect(child, depth: depth, into: &found)
    }
  }
}

/// One line of a text tree, and the view that it is about.
@MainActor struct ScreenElement {
  let view: UIView
  let reading: ElementReading
  let depth: Int

  var line: String {
    var parts = [reading.role]
    if let name = reading.name { parts.append("\"\(Self.escaped(name))\"") }
    if let value = reading.value, value != reading.name {
      parts.append("= \"\(Self.escaped(value))\"")
    }
    parts += reading.states
    if let identifier = reading.identifier { parts.append("#\(identifier)") }
    return parts.joined(separator: " ")
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "\n", with: "\\n")
  }
}
