/// How a conversation with a helper ended.
enum ExchangeEnd {
  /// The helper closed its output after these bytes.
  case closed([UInt8])
  case cancelled
  /// There was no end within the time for it.
  case late
  /// There were more bytes than an answer can have.
  case tooLong
}
