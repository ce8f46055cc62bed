extension StackLayout {
  /// What the elements take when nothing limits them along the axis.
  ///
  /// A horizontal stack does not say its height here, as UIKit does not when it asks for an
  /// intrinsic size; so the ideal widths are the same before and after the height is known.
  func idealSizes(of elements: [any LayoutElement], across: Double?) -> [Size] {
    let proposal = ProposedSize(
      along: nil, across: axis == .vertical ? across : nil, axis: axis)
    return elements.map { $0.measured(proposal) }
  }

  /// The sizes once lengths are known; asks again only where the first answer no longer holds.
  func sizes(
    of elements: [any LayoutElement], ideal: [Size], lengths: [Double], across: Double?
  ) -> [Size] {
    var sizes = ideal
    for index in sizes.indices {
      let length = lengths[index]
      var extent = ideal[index].across(axis)
      if axis == .horizontal,
        length != ideal[index].width || extent > (across ?? .infinity)
      {
        extent = elements[index].measured(ProposedSize(width: length, height: across)).height
      }
      sizes[index] = Size(along: length, across: extent, axis: axis)
    }
    return sizes
  }

  /// The sizes in a stack that is `room` points across, which no element exceeds.
  func placedSizes(
    of elements: [any LayoutElement], ideal: [Size], lengths: [Double], room: Double
  ) -> [Size] {
    if alignment == .fill {
      return lengths.map { Size(along: $0, across: room, axis: axis) }
    }
    var sizes = sizes(of: elements, ideal: ideal, lengths: lengths, across: room)
    for index in sizes.indices {
      sizes[index] = Size(
        along: lengths[index], across: min(sizes[index].across(axis), room), axis: axis)
    }
    return sizes
  }

  /// The distances after all elements but the last.
  func gaps(count: Int) -> [Double] {
    guard count > 1 else { return [] }
    var gaps = [Double](repeating: Length.offset(spacing), count: count - 1)
    for (index, custom) in zip(gaps.indices, customSpacing) {
      if let custom { gaps[index] = Length.offset(custom) }
    }
    return gaps
  }

  /// The length at which nothing has to grow or shrink.
  func idealLength(_ ideal: [Size], gaps: [Double]) -> Double {
    let spaces = gaps.reduce(0, +)
    if distribution == .fillEqually {
      let longest = ideal.reduce(0) { max($0, $1.along(axis)) }
      return Length.measured(longest * Double(ideal.count) + spaces)
    }
    return Length.measured(ideal.reduce(spaces) { $0 + $1.along(axis) })
  }
}
