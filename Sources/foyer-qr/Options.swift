/// The words after the name of a command: options with values, and the rest.
struct Options {
  private var values: [String: String] = [:]
  private(set) var rest: [String] = []

  /// Sorts words.
  ///
  /// - Parameter known: The options that there are; each takes a value. After `--` no word is one.
  init(_ words: some Sequence<String>, known: Set<String>) throws(Failure) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      if word == "--" {
        rest += words
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        rest.append(word)
        continue
      }
      guard known.contains(word) else { throw .usage("there is no option \(word) here") }
      guard let value = words.popFirst() else { throw .usage("\(word) needs a value") }
      guard values.updateValue(value, forKey: word) == nil else {
        throw .usage("\(word) is given twice")
      }
    }
  }

  /// The value of an option.
  subscript(_ option: String) -> String? { values[option] }

  /// The value of an option as a number in a range.
  func number(_ option: String, in range: ClosedRange<Int>, default standard: Int) throws(Failure)
    -> Int
  {
    guard let text = values[option] else { return standard }
    guard let number = Int(text), range.contains(number) else {
      throw .usage("\(option) takes \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
