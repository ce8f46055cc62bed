extension ConstraintSolver {
  /// What a symbol is in the tableau.
  enum Kind: UInt8 {
    /// A variable of any value.
    case free
    /// A variable, or a constraint's slack or error, that is never less than zero.
    case positive
    /// Stands for a required equation, and is always zero.
    case dummy
  }

  struct Term {
    var symbol: Int32
    var coefficient: Double
  }

  /// A constant and a sum of symbols, each times a number, ordered by symbol.
  struct Row {
    var constant = 0.0
    var terms: [Term] = []

    /// Errors of calculation below this are zero.
    static let tolerance = 1e-9

    /// The place of a symbol, or the one where it would be.
    private func place(of symbol: Int32) -> Int {
      var low = 0
      var high = terms.count
      while low < high {
        let middle = (low + high) / 2
        if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
      }
      return low
    }

    func coefficient(of symbol: Int32) -> Double {
      let index = place(of: symbol)
      return index < terms.count && terms[index].symbol == symbol ? terms[index].coefficient : 0
    }

    /// Takes a symbol out and says what it was multiplied with.
    mutating func take(_ symbol: Int32) -> Double {
      let index = place(of: symbol)
      guard index < terms.count, terms[index].symbol == symbol else { return 0 }
      return terms.remove(at: index).coefficient
    }

    /// Adds a symbol times a number; says whether the symbol is new.
    @discardableResult mutating func add(_ symbol: Int32, times coefficient: Double) -> Bool {
      let index = place(of: symbol)
      if index < terms.count, terms[index].symbol == symbol {
        let sum = terms[index].coefficient + coefficient
        if abs(sum) < Self.tolerance {
          terms.remove(at: index)
        } else {
          terms[index].coefficient = sum
        }
        return false
      }
      if abs(coefficient) >= Self.tolerance {
        terms.insert(Term(symbol: symbol, coefficient: coefficient), at: index)
      }
      return true
    }

    mutating func multiply(by factor: Double) {
      constant *= factor
      for index in terms.indices { terms[index].coefficient *= factor }
    }

    /// Adds another row times a number. Both are read once, in the order of their symbols; the
    /// buffers are the caller's, so that they are made once.
    mutating func add(
      _ other: Row, times factor: Double, sum: inout [Term], new: inout [Int32]
    ) {
      constant += other.constant * factor
      sum.removeAll(keepingCapacity: true)
      new.removeAll(keepingCapacity: true)
      sum.reserveCapacity(terms.count + other.terms.count)
      var index = 0
      for term in other.terms {
        while index < terms.count, terms[index].symbol < term.symbol {
          sum.append(terms[index])
          index += 1
        }
        let product = term.coefficient * factor
        if index < terms.count, terms[index].symbol == term.symbol {
          let total = terms[index].coefficient + product
          if abs(total) >= Self.tolerance {
            sum.append(Term(symbol: term.symbol, coefficient: total))
          }
          index += 1
        } else if abs(product) >= Self.tolerance {
          sum.append(Term(symbol: term.symbol, coefficient: product))
          new.append(term.symbol)
        }
      }
      sum.append(contentsOf: terms[index...])
      swap(&terms, &sum)
    }
  }

  /// What the errors of one priority add up to.
  struct Objective {
    let priority: Double
    var row = Row()
  }
}
