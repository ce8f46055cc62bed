extension SwiftCode {
  /// Reads Swift from left to right and writes code and the two characters that open a comment
  /// through, everything else as spaces.
  struct Blanker {
    private let newline = UInt8(ascii: "\n")
    private let space = UInt8(ascii: " ")
    private let quote = UInt8(ascii: "\"")
    private let hash = UInt8(ascii: "#")

    private let text: [UInt8]
    private var position = 0
    private(set) var output: [UInt8] = []

    init(text: String) {
      self.text = Array(text.utf8)
    }

    /// Reads code to the end, or to the parenthesis that closes an interpolation.
    mutating func readCode(untilParenthesis: Bool) {
      var depth = 0
      while let byte = peek() {
        if starts(with: "//") {
          keep(2)
          blank { $0.peek() != $0.newline }
        } else if starts(with: "/*") {
          readBlockComment()
        } else if byte == quote || (byte == hash && opensRawLiteral) {
          readLiteral()
        } else {
          if byte == UInt8(ascii: "(") { depth += 1 }
          if byte == UInt8(ascii: ")") {
            if untilParenthesis && depth == 0 { return }
            depth -= 1
          }
          keep()
        }
      }
    }

    private mutating func readBlockComment() {
      var depth = 1
      keep(2)
      while depth > 0 && peek() != nil {
        if starts(with: "/*") {
          depth += 1
          blank(2)
        } else if starts(with: "*/") {
          depth -= 1
          blank(2)
        } else {
          blank(1)
        }
      }
    }

    private mutating func readLiteral() {
      let hashes = String(repeating: "#", count: countHashes())
      keep(hashes.count)
      let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
      keep(quotes.count)
      while let byte = peek() {
        if starts(with: quotes + hashes) {
          return keep(quotes.count + hashes.count)
        }
        if quotes.count == 1 && byte == newline { return }
        if starts(with: "\\" + hashes + "(") {
          blank(2 + hashes.count)
          readCode(untilParenthesis: true)
          blank(1)
        } else if starts(with: "\\" + hashes) {
          blank(2 + hashes.count)
        } else {
          blank(1)
        }
      }
    }

    private var opensRawLiteral: Bool {
      let next = position + countHashes()
      return next < text.count && text[next] == quote
    }

    private func countHashes() -> Int {
      text[position...].prefix { $0 == hash }.count
    }

    private func peek() -> UInt8? {
      position < text.count ? text[position] : nil
    }

    private func starts(with mark: String) -> Bool {
      text[position...].starts(with: mark.utf8)
    }

    private mutating func keep(_ count: Int = 1) {
      let end = min(position + count, text.count)
      output += text[position..<end]
      position = end
    }

    private mutating func blank(_ count: Int) {
      for _ in 0..<count where position < text.count {
        output.append(text[position] == newline ? newline : space)
        position += 1
      }
    }

    private mutating func blank(while condition: (Self) -> Bool) {
      while position < text.count && condition(self) { blank(1) }
    }
  }
}
