extension MeasurementCache {
  /// Who was asked and what.
  struct Key: Hashable {
    let element: ObjectIdentifier
    let proposal: ProposedSize
  }
}
