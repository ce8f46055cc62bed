/// The answers of one layout pass, so that no element is asked the same question twice.
///
/// Every stack asks its elements two or three questions, so without a memo a tree of nested stacks
/// is asked exponentially often. Answers hold only inside `pass(_:)`: when the outermost pass ends
/// they are gone, and nothing has to say that a text has changed. Elements must live through the
/// pass, because they are told apart by their identity.
///
/// ```swift
/// let cache = MeasurementCache()
/// let row = ContainerElement(StackLayout(axis: .horizontal), of: [], cache: cache)
/// let natural = cache.pass { row.sizeThatFits(.unspecified) }
/// ```
package final class MeasurementCache {
  private var answers: [MeasurementCache.Key: Size] = [:]
  private var guides: [MeasurementCache.GuideKey: Double?] = [:]
  private var depth = 0

  /// How many questions of the last pass were answered from memory.
  package private(set) var hits = 0
  /// How many questions of the last pass had to be passed on to an element.
  package private(set) var misses = 0

  /// Makes an empty cache.
  package init() {}

  /// Runs `body` as one pass; a pass inside a pass belongs to the outer one.
  package func pass<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if depth == 0 {
      hits = 0
      misses = 0
    }
    depth += 1
    defer {
      depth -= 1
      if depth == 0 {
        answers.removeAll(keepingCapacity: true)
        guides.removeAll(keepingCapacity: true)
      }
    }
    return try body()
  }

  /// The size of `element` for `proposal`, from memory or from `measure`.
  ///
  /// Outside a pass `measure` is always called.
  package func size(
    of element: AnyObject, _ proposal: ProposedSize, measure: () -> Size
  ) -> Size {
    guard depth > 0 else { return measure() }
    let key = Key(element: ObjectIdentifier(element), proposal: proposal)
    if let answer = answers[key] {
      hits += 1
      return answer
    }
    misses += 1
    let answer = measure()
    answers[key] = answer
    return answer
  }

  /// The explicit guide of `element` at `size`, from memory or from `find`, which may be `nil` too.
  ///
  /// Outside a pass `find` is always called. These questions are not counted.
  package func guide(
    of element: AnyObject, _ line: AlignmentLine, axis: LayoutAxis, in size: Size,
    find: () -> Double?
  ) -> Double? {
    guard depth > 0 else { return find() }
    let key = GuideKey(element: ObjectIdentifier(element), line: line, axis: axis, size: size)
    if let answer = guides[key] { return answer }
    let answer = find()
    guides[key] = .some(answer)
    return answer
  }
}
