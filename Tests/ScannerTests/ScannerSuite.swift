import Testing

/// The suite around all others of this target, so that its trait sees the end of every test.
@Suite("Reading codes", .leavesNoProcess)
struct ScannerSuite {}
