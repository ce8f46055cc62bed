extension Transfer {
  /// How a transfer ended, if it did not fail.
  enum Outcome {
    case reply(status: Int, body: [UInt8])
    case redirect(to: String)
  }
}
