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
      let equals = parts[start..<end]
      let room = left - reserved
      serve(equals, of: elements, room: room, across: across, needs: nil, into: &division)
      if let needs = needs(of: equals, elements, room: room, after: division) {
        serve(equals, of: elements, room: room, across: across, needs: needs, into: &division)
      }
      for part in equals { left -= division.sizes[part.index].along(axis) }
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

  /// Offers each of some equals the same share of what is left, and where that is said no less than it
  /// needs and no more than the others can spare.
  private func serve(
    _ parts: ArraySlice<Part>, of elements: [any LayoutElement], room: Double, across: Double?,
    needs: [Double]?, into division: inout Division
  ) {
    var left = room
    var needed = needs?.reduce(0, +) ?? 0
    for (position, part) in parts.enumerated() {
      var share = max(0, left) / Double(parts.count - position)
      if let need = needs?[position] {
        needed -= need
        share = min(max(share, need), left - needed)
      }
      let isSpacer = part.rank == -.infinity
      let offer = ProposedSize(along: share, across: isSpacer ? nil : across, axis: axis)
      var size = elements[part.index].measured(offer)
      if isSpacer { size = Size(along: size.along(axis), across: 0, axis: axis) }
      division.proposals[part.index] = offer
      division.sizes[part.index] = size
      left -= size.along(axis)
    }
  }

  /// What each of some equals needs for its words to stay whole; nil where they are whole, or where
  /// there is not enough room for that.
  private func needs(
    of parts: ArraySlice<Part>, _ elements: [any LayoutElement], room: Double,
    after division: Division
  ) -> [Double]? {
    guard axis == .horizontal, parts.count > 1 else { return nil }
    // Most rows have room for all, and then nobody is asked for words.
    guard parts.contains(where: { division.sizes[$0.index].width < $0.most }) else { return nil }
    let needs = parts.map { part in
      max(part.least, min(part.most, elements[part.index].wordWidth))
    }
    let isBroken = zip(parts, needs).contains { part, need in
      division.sizes[part.index].width < need - 0.5
    }
    return isBroken && needs.reduce(0, +) <= room ? needs : nil
  }

  /// What an element says of itself before the division.
  private struct Part {
    let index: Int
    /// The priority; a spacer's lies below all others.
    let rank: Double
    let least: Double
    let most: Double
    var flexibility: Double { most - least }

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
      most: most)
  }
}
