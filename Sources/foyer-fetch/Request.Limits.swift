extension Request {
  /// How long a fetch may take and how much it may read, over all redirects together.
  struct Limits {
    var totalMilliseconds = 10_000
    var connectMilliseconds = 5_000
    var bodyBytes = 65_536
    var headerBytes = 32_768
    var redirects = 3

    /// Takes the limits out of the lines of a request. A limit can be lowered; time can be raised
    /// to one minute.
    mutating func take(_ values: inout [String: String]) throws(Failure) {
      let ranges: [(String, WritableKeyPath<Limits, Int>, ClosedRange<Int>)] = [
        ("total-ms", \.totalMilliseconds, 1...60_000),
        ("connect-ms", \.connectMilliseconds, 1...60_000),
        ("body-bytes", \.bodyBytes, 1...65_536),
        ("header-bytes", \.headerBytes, 1...32_768),
        ("redirects", \.redirects, 0...3),
      ]
      for (key, path, range) in ranges {
        guard let text = values.removeValue(forKey: key) else { continue }
        guard let value = Int(text), range.contains(value) else { throw .request }
        self[keyPath: path] = value
      }
    }
  }
}
