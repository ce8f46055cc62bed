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
      let proposals = elements.map { offer(to: $0, along: proposal.along(axis), across: across) }
      return Division(proposals: proposals, sizes: zip(elements, proposals).map(answer))
    }
    // Asked at zero and at infinity: the least length and how far an element can stretch.
    let least = elements.map { element in
      answer(of: element, to: offer(to: element, along: 0, across: across)).along(axis)
    }
    let flexibilities = zip(elements, least).map { element, least in
      answer(of: element, to: offer(to: element, along: .infinity, across: across)).along(axis)
        - least
    }
    let ranks = elements.map { $0.isSpacer ? -Double.infinity : $0.priority.division }
    let order = elements.indices.sorted {
      (ranks[$1], flexibilities[$0], $0) < (ranks[$0], flexibilities[$1], $1)
    }
    var division = Division(
      proposals: [ProposedSize](repeating: .unspecified, count: elements.count),
      sizes: [Size](repeating: .zero, count: elements.count))
    var left = length
    for index in elements.indices { left -= gap(after: index, count: elements.count) }
    var reserved = least.reduce(0, +)
    var start = order.startIndex
    while start < order.endIndex {
      let rank = ranks[order[start]]
      let end = order[start...].firstIndex { ranks[$0] != rank } ?? order.endIndex
      for index in order[start..<end] { reserved -= least[index] }
      for position in start..<end {
        let index = order[position]
        let share = max(0, left - reserved) / Double(end - position)
        let offer = offer(to: elements[index], along: share, across: across)
        division.proposals[index] = offer
        division.sizes[index] = answer(of: elements[index], to: offer)
        left -= division.sizes[index].along(axis)
      }
      start = end
    }
    return division
  }

  /// A spacer is not offered anything across the axis.
  private func offer(
    to element: any LayoutElement, along: Double?, across: Double?
  ) -> ProposedSize {
    ProposedSize(along: along, across: element.isSpacer ? nil : across, axis: axis)
  }

  /// What an element takes of an offer; a spacer takes nothing across the axis.
  private func answer(of element: any LayoutElement, to proposal: ProposedSize) -> Size {
    let size = element.measured(proposal)
    return element.isSpacer ? Size(along: size.along(axis), across: 0, axis: axis) : size
  }
}
