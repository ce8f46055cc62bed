extension FrameLayout {
  /// The bounds of one extent; a fixed one has all three equal.
  ///
  /// Where they contradict each other, the minimum is strongest and the ideal weakest.
  struct Limits: Hashable, Sendable {
    let minimum: Double?
    let ideal: Double?
    let maximum: Double?

    init(minimum: Double?, ideal: Double?, maximum: Double?) {
      let least = Length.proposed(minimum)
      let most = Length.proposed(maximum).map { max($0, least ?? 0) }
      self.minimum = least
      self.maximum = most
      self.ideal = Length.proposed(ideal).map { min(max($0, least ?? 0), most ?? .infinity) }
    }

    /// What the element is offered when the frame is offered `proposal`.
    func offer(_ proposal: Double?) -> Double? {
      (proposal ?? ideal).map { min(max($0, minimum ?? 0), maximum ?? .infinity) }
    }

    /// What the element is offered in a frame of an extent: where nothing was proposed, a minimum
    /// that has made the frame larger makes its element as large.
    func offer(_ proposal: Double?, in extent: Double) -> Double? {
      if let offer = offer(proposal) { return offer }
      guard let minimum, extent <= minimum else { return nil }
      return minimum
    }

    /// The frame's extent when its element takes `content`.
    ///
    /// A minimum lets the frame follow a small proposal down, a maximum a large one up; with both
    /// the proposal decides between them, with neither the element does.
    func extent(_ proposal: Double?, content: Double) -> Double {
      let wish = proposal ?? ideal ?? content
      var extent = content
      if proposal == nil, let ideal { extent = ideal }
      if let minimum { extent = max(minimum, min(extent, wish)) }
      if let maximum { extent = min(maximum, max(extent, wish)) }
      return Length.measured(extent)
    }
  }
}
