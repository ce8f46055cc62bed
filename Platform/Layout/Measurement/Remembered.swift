/// A few answers to questions that are asked again and again.
///
/// There are rarely more than four in one layout, so that looking through them is faster than
/// hashing; when there are too many, the oldest ones are forgotten. It is public and inlinable only
/// so that the modules above have code of their own for their types.
@frozen public struct Remembered<Question: Equatable, Answer> {
  @usableFromInline struct Entry {
    @usableFromInline let question: Question
    @usableFromInline let answer: Answer

    @inlinable init(_ question: Question, _ answer: Answer) {
      self.question = question
      self.answer = answer
    }
  }

  @inlinable static var limit: Int { 12 }
  @usableFromInline var entries: [Entry] = []
  @usableFromInline var oldest = 0

  /// Remembers nothing yet.
  @inlinable public init() {}

  /// The answer that was given to a question.
  @inlinable public subscript(question: Question) -> Answer? {
    for index in entries.indices where entries[index].question == question {
      return entries[index].answer
    }
    return nil
  }

  /// Remembers an answer to a question that has none.
  @inlinable public mutating func remember(_ answer: Answer, for question: Question) {
    if entries.count < Self.limit {
      entries.append(Entry(question, answer))
    } else {
      entries[oldest] = Entry(question, answer)
      oldest = (oldest + 1) % Self.limit
    }
  }

  /// Forgets all answers.
  @inlinable public mutating func forgetAll() {
    entries.removeAll(keepingCapacity: true)
    oldest = 0
  }
}
