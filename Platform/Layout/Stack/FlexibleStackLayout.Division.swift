extension FlexibleStackLayout {
  /// What each element was offered and what it took.
  struct Division {
    var proposals: [ProposedSize]
    var sizes: [Size]
  }

  /// Divides `proposal` among the elements.
  func division(of elements: [any LayoutElement], proposal: ProposedSize) -> Division {
    let across = proposal.across(axis)
    guard let length = proposal.along(axis), elements.count > 1 else {
      return undivided(elements, along: proposal.along(axis), across: across)
    }
    var parts: [Part] = []
    parts.reserveCapacity(elements.count)
    var reserved = 0.0
    var left = length
    var isOrdered = true
    for index in elements.indices {
      let part = part(elements[index], at: index, across: across)
      // Rows and columns of inflexible elements are many, and their order is the one they have.
      if isOrdered, let last = parts.last, part.precedes(last) { isOrdered = false }
      parts.append(part)
      reserved += part.least
      left -= gap(after: index, count: elements.count)
    }
    if !isOrdered { parts.sort { $0.precedes($1) } }
    var division = Division(
      proposals: [ProposedSize](repeating: .unspecified, count: elements.count),
      sizes: [Size](repeating: .zero, count: elements.count))
    var start = 0
    while start < parts.count {
      var end = start
      while end < parts.count, parts[end].rank == parts[start].rank {
        reserved -= parts[end].least
        end += 1
      }
      for position in start..<end {
        let index = parts[position].index
        let share = max(0, left - reserved) / Double(end - position)
        let isSpacer = parts[position].rank == -.infinity
        let offer = ProposedSize(along: share, across: isSpacer ? nil : across, axis: axis)
        var size = elements[index].measured(offer)
        if isSpacer { size = Size(along: size.along(axis), across: 0, axis: axis) }
        division.proposals[index] = offer
        division.sizes[index] = size
        left -= size.along(axis)
      }
      start = end
    }
    return division
  }

  /// Everybody is offered the same.
  private func undivided(
    _ elements: [any LayoutElement], along: Double?, across: Double?
  ) -> Division {
    let offer = ProposedSize(along: along, across: across, axis: axis)
    var division = Division(
      proposals: [ProposedSize](repeating: offer, count: elements.count), sizes: [])
    division.sizes.reserveCapacity(elements.count)
    for index in elements.indices {
      guard elements[index].isSpacer else {
        division.sizes.append(elements[index].measured(offer))
        continue
      }
      // A spacer is not offered anything across the axis and takes nothing there.
      let offer = ProposedSize(along: along, across: nil, axis: axis)
      division.proposals[index] = offer
      let length = elements[index].measured(offer).along(axis)
      division.sizes.append(Size(along: length, across: 0, axis: axis))
    }
    return division
  }

  /// What an element says of itself before the division.
  private struct Part {
    let index: Int
    /// The priority; a spacer's lies below all others.
    let rank: Double
    let least: Double
    let flexibility: Double

    /// Whether the stack serves this one first.
    func precedes(_ other: Part) -> Bool {
      if rank != other.rank { return rank > other.rank }
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      return index < other.index
    }
  }

  /// Asks at zero and at infinity: the least length and how far an element can stretch.
  private func part(
    _ element: any LayoutElement, at index: Int, across: Double?
  ) -> Part {
    let isSpacer = element.isSpacer
    let across = isSpacer ? nil : across
    let least = element.measured(ProposedSize(along: 0, across: across, axis: axis)).along(axis)
    let most = element.measured(ProposedSize(along: .infinity, across: across, axis: axis))
      .along(axis)
    return Part(
      index: index, rank: isSpacer ? -.infinity : element.priority.division, least: least,
      flexibility: most - least)
  }
}
