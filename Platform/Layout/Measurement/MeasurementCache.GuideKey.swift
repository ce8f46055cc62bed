extension MeasurementCache {
  /// Whose guide was asked for, which one and at what size.
  struct GuideKey: Hashable {
    let element: ObjectIdentifier
    let line: AlignmentLine
    let axis: LayoutAxis
    let size: Size
  }
}
