import Layout

/// Alignment guides by their names: those of the toolkit, and those that an app has made.
@MainActor enum AppGuides {
  private static var types: [ObjectIdentifier: any AlignmentID.Type] = [:]

  private static let standard: [ObjectIdentifier: (line: AlignmentLine, axis: LayoutAxis)] = [
    HorizontalAlignment.leading.key: (.start, .horizontal),
    HorizontalAlignment.center.key: (.center, .horizontal),
    HorizontalAlignment.trailing.key: (.end, .horizontal),
    VerticalAlignment.top.key: (.start, .vertical),
    VerticalAlignment.center.key: (.center, .vertical),
    VerticalAlignment.bottom.key: (.end, .vertical),
    VerticalAlignment.firstTextBaseline.key: (.baseline(.first), .vertical),
    VerticalAlignment.lastTextBaseline.key: (.baseline(.last), .vertical),
  ]

  /// The line of a guide that an app has made.
  static func line(of id: any AlignmentID.Type) -> AlignmentLine {
    let key = ObjectIdentifier(id)
    types[key] = id
    return .custom(key)
  }

  /// Where an app's guide is in a view that does not say.
  static func position(of line: AlignmentLine, in dimensions: ViewDimensions) -> Double? {
    guard case .custom(let key) = line, let id = types[key] else { return nil }
    return Double(id.defaultValue(in: dimensions))
  }

  /// The explicit guide of an item, by the name of the guide.
  static func explicit(
    _ key: ObjectIdentifier, of item: LayoutItem, in size: Size, axis: LayoutAxis
  ) -> Double? {
    if let (line, axis) = standard[key] {
      if case .baseline(let edge) = line { return item.baseline(edge, in: size) }
      return item.guide(line, axis: axis, in: size)
    }
    // One type may name a guide in both directions: the one that is asked for comes first.
    return item.guide(.custom(key), axis: axis, in: size)
      ?? item.guide(.custom(key), axis: axis.crossing, in: size)
  }
}

extension LayoutItem {
  /// The item's size and guides, as an app's functions read them.
  func dimensions(_ size: Size, _ axis: LayoutAxis) -> ViewDimensions {
    ViewDimensions(width: size.width, height: size.height) { key in
      MainActor.assumeIsolated {
        AppGuides.explicit(key, of: self, in: size, axis: axis).map { CGFloat($0) }
      }
    }
  }
}
