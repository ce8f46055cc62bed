extension StackLayout {
  /// What becomes of the room along the stack's axis.
  ///
  /// A single element fills the stack whatever the distribution, since both ends are pinned.
  package enum Distribution: Hashable, Sendable, CaseIterable {
    /// One element grows, those that resist least shrink.
    case fill
    /// All elements have the same length.
    case fillEqually
    /// All elements grow or shrink by the same factor of their ideal lengths.
    case fillProportionally
    /// Elements keep their ideal lengths and the distances grow until they are equal.
    case equalSpacing
    /// Elements keep their ideal lengths and their centres have equal distances.
    case equalCentering
  }
}
