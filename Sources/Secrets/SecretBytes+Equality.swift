extension SecretBytes {
  /// Whether two secrets have the same bytes.
  ///
  /// The time taken depends on the lengths and never on how many bytes agree. That two lengths
  /// differ may be seen from the time.
  public borrowing func isEqual(to other: borrowing SecretBytes) -> Bool {
    withUnsafeBytes { mine in
      other.withUnsafeBytes { theirs in Self.areEqual(mine, theirs) }
    }
  }

  /// Whether the secret has the same bytes as a piece of memory; time as in ``isEqual(to:)``.
  public borrowing func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
    withUnsafeBytes { mine in Self.areEqual(mine, other) }
  }

  // Not inlined, so that no caller's knowledge of one side can shorten the loop.
  @inline(never)
  private static func areEqual(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Bool {
    guard left.count == right.count else { return false }
    var difference: UInt8 = 0
    for index in left.indices { difference |= left[index] ^ right[index] }
    return difference == 0
  }
}
