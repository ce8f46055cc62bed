/// A few answers to questions that are asked again and again.
///
/// There are rarely more than four in one layout, so that looking through them is faster than
/// hashing; when there are too many, the oldest ones are forgotten.
struct Remembered<Question: Equatable, Answer> {
  private static var limit: Int { 12 }
  private var entries: [(question: Question, answer: Answer)] = []
  private var oldest = 0

  subscript(question: Question) -> Answer? {
    for entry in entries where entry.question == question { return entry.answer }
    return nil
  }

  mutating func remember(_ answer: Answer, for question: Question) {
    if entries.count < Self.limit {
      entries.append((question, answer))
    } else {
      entries[oldest] = (question, answer)
      oldest = (oldest + 1) % Self.limit
    }
  }

  mutating func forgetAll() {
    entries.removeAll(keepingCapacity: true)
    oldest = 0
  }
}
