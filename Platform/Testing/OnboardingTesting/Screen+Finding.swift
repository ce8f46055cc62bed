import UIKit

extension Screen {
  /// The view of an accessibility identifier, or else of an accessibility label.
  ///
  /// Only what a person can reach is found. Where several have the name, the one that holds all
  /// others is meant, or else the only control among them.
  public func find(_ name: String) throws(ScreenError) -> UIView {
    let elements = elements
    for candidates in [
      elements.filter { $0.reading.identifier == name },
      elements.filter { $0.reading.name == name },
    ] where !candidates.isEmpty {
      if candidates.count == 1 { return candidates[0].view }
      // A row has the name of the text in it.
      if let outer = candidates.first(where: { outer in
        candidates.allSatisfy { $0.view.isDescendant(of: outer.view) }
      }) {
        return outer.view
      }
      let controls = candidates.filter { $0.view is UIControl }
      guard controls.count == 1 else { throw .ambiguous(name: name, count: candidates.count) }
      return controls[0].view
    }
    throw .notFound(
      name: name,
      present: elements.compactMap { $0.reading.name ?? $0.reading.identifier.map { "#" + $0 } })
  }

  /// Whether there is something of an identifier or a label that a person can reach.
  public func has(_ name: String) -> Bool {
    elements.contains { $0.reading.identifier == name || $0.reading.name == name }
  }
}
