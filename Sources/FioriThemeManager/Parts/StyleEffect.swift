import UIKit

/// One thing about a part that style sheets can set, and which of their properties say it.
@MainActor struct StyleEffect {
  /// What a part had before, and what a style sheet has put in its place.
  typealias Saved = AnyObject

  private final class Kept<Value: Equatable> {
    var base: Value
    var ours: Value
    init(base: Value, ours: Value) { (self.base, self.ours) = (base, ours) }
  }

  let properties: Set<StyleProperty>
  private let change: (AnyObject, StyleValues?, StyleContext, Saved?) -> Saved?

  /// - Parameters:
  ///   - properties: The properties that say it.
  ///   - path: What of the part is set.
  ///   - make: The new value from what the sheets say and what the part had before; nil leaves it.
  init<Part: AnyObject, Value: Equatable>(
    _ properties: Set<StyleProperty>, _ path: ReferenceWritableKeyPath<Part, Value>,
    _ make: @escaping @MainActor (StyleValues, Value, StyleContext) -> Value?
  ) {
    self.init(
      properties, get: { (part: Part) in part[keyPath: path] },
      set: { part, value in part[keyPath: path] = value }, make: make)
  }

  /// As the other one, with functions in place of a path: a path is followed slowly, which counts
  /// where a theme changes a thousand parts. A part of which `get` says nothing is left as it is.
  init<Part: AnyObject, Value: Equatable>(
    _ properties: Set<StyleProperty>, get: @escaping @MainActor (Part) -> Value?,
    set: @escaping @MainActor (Part, Value) -> Void,
    make: @escaping @MainActor (StyleValues, Value, StyleContext) -> Value?
  ) {
    self.properties = properties
    change = { part, values, context, saved in
      guard let part = part as? Part, let now = get(part) else { return nil }
      // What the app has set since then is its own, and comes back when the style sheet goes.
      let kept = (saved as? Kept<Value>).flatMap { $0.ours == now ? $0 : nil }
      let base = kept?.base ?? now
      guard let values, let new = make(values, base, context) else {
        if kept != nil, base != now { set(part, base) }
        return nil
      }
      if new != now { set(part, new) }
      guard let kept else { return Kept(base: base, ours: new) }
      kept.ours = new
      return kept
    }
  }

  /// Whether the values say anything about it.
  func isSaid(in values: StyleValues) -> Bool { properties.contains { values[$0] != nil } }

  /// Sets what the values say, or, without any, puts back what was there before.
  func apply(
    _ values: StyleValues?, to part: AnyObject, in context: StyleContext, saved: Saved?
  ) -> Saved? {
    change(part, values, context, saved)
  }
}
