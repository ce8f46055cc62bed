import Testing

/// The suite around all others of this target: they share a bus, one after another.
@Suite(
  "The finger reader", .serialized,
  .enabled(if: VirtualReaderTrait.isAvailable, "needs the packages fprintd and python3-dbusmock"),
  .withVirtualReader)
@MainActor struct FingerprintSuite {}
