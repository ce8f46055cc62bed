extension StackLayout {
  /// The lengths of the elements and the distances between them, both along the axis.
  struct Division {
    var lengths: [Double]
    var gaps: [Double]
  }

  /// Divides `length` points among the elements; the least distances come first.
  func division(
    of elements: [any LayoutElement], ideal: [Size], gaps: [Double], length: Double
  ) -> Division {
    let room = max(0, length - gaps.reduce(0, +))
    var lengths = ideal.map { $0.along(axis) }
    let wanted = lengths.reduce(0, +)
    let surplus = room - wanted
    let equal = distribution == .fillEqually && lengths.count > 1
    // Errors of calculation are nobody's surplus: see `Length.tolerance`.
    guard equal || abs(surplus) > Length.tolerance else {
      return Division(lengths: lengths, gaps: gaps)
    }
    switch lengths.count > 1 ? distribution : .fill {
    case .fillEqually:
      let share = room / Double(lengths.count)
      return Division(lengths: lengths.map { _ in share }, gaps: gaps)
    case .fillProportionally:
      let share = room / Double(lengths.count)
      lengths = lengths.map { wanted > 0 ? room * ($0 / wanted) : share }
      return Division(lengths: lengths, gaps: gaps)
    case .equalSpacing where surplus > 0:
      return Division(lengths: lengths, gaps: leveled(gaps, total: length - wanted))
    case .equalCentering where surplus > 0:
      return Division(
        lengths: lengths, gaps: centeredGaps(lengths: lengths, gaps: gaps, length: length))
    case .fill, .equalSpacing, .equalCentering:
      if surplus > 0 {
        grow(&lengths, of: elements, by: surplus)
      } else {
        shrink(&lengths, of: elements, by: -surplus)
      }
      return Division(lengths: lengths, gaps: gaps)
    }
  }

  /// Gives `surplus` to the element that hugs least, to the last of several.
  private func grow(
    _ lengths: inout [Double], of elements: [any LayoutElement], by surplus: Double
  ) {
    var loosest = lengths.startIndex
    var least = Double.infinity
    for (index, element) in elements.enumerated() {
      let hugging = element.priority.hugging.along(axis)
      if hugging <= least {
        least = hugging
        loosest = index
      }
    }
    if lengths.indices.contains(loosest) { lengths[loosest] += surplus }
  }

  /// Takes `shortage` from the elements in the order of their resistance, from the last of equals.
  private func shrink(
    _ lengths: inout [Double], of elements: [any LayoutElement], by shortage: Double
  ) {
    let resistances = elements.map { $0.priority.compressionResistance.along(axis) }
    let order = resistances.indices.filter { resistances[$0] < 1000 }.sorted {
      (resistances[$0], $1) < (resistances[$1], $0)
    }
    var shortage = shortage
    for index in order where shortage > 0 {
      let taken = min(shortage, lengths[index])
      lengths[index] -= taken
      shortage -= taken
    }
  }

  /// The distances that make the distances between centres as equal as the least ones allow.
  private func centeredGaps(lengths: [Double], gaps: [Double], length: Double) -> [Double] {
    guard let first = lengths.first, let last = lengths.last else { return gaps }
    var pitches = gaps
    for index in gaps.indices {
      pitches[index] += (lengths[index] + lengths[index + 1]) / 2
    }
    pitches = leveled(pitches, total: length - (first + last) / 2)
    for index in gaps.indices {
      pitches[index] -= (lengths[index] + lengths[index + 1]) / 2
    }
    return pitches
  }

  /// Raises the lowest of `values` to one common level, so that the sum becomes `total`.
  private func leveled(_ values: [Double], total: Double) -> [Double] {
    var level = total / Double(values.count)
    guard let highest = values.max(), highest > level else { return values.map { _ in level } }
    var rest = total
    var count = values.count
    for value in values.sorted(by: >) {
      level = rest / Double(count)
      if value <= level || count == 1 { break }
      rest -= value
      count -= 1
    }
    return values.map { max($0, level) }
  }
}
