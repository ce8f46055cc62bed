/// What is to be fetched, as read from standard input.
struct Request {
  var url: String
  var authorities: String?
  var pin: String?
  var addresses = AddressScope.public
  var limits = Limits()

  /// Reads the head of a request, without the empty line that ends it.
  init(head: String) throws(Failure) {
    var lines = head.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst(), first.hasPrefix("foyer-fetch ") else {
      throw .request
    }
    guard first == WireFormat.firstLine else { throw .version }
    var values: [String: String] = [:]
    for line in lines {
      guard let space = line.firstIndex(of: " ") else { throw .request }
      let value = String(line[line.index(after: space)...])
      guard !value.isEmpty, values.updateValue(value, forKey: String(line[..<space])) == nil else {
        throw .request
      }
    }
    guard let url = values.removeValue(forKey: "url") else { throw .request }
    self.url = url
    authorities = values.removeValue(forKey: "authorities")
    pin = values.removeValue(forKey: "pin")
    if let word = values.removeValue(forKey: "addresses") {
      guard let scope = AddressScope(rawValue: word) else { throw .request }
      addresses = scope
    }
    try limits.take(&values)
    guard values.isEmpty else { throw .request }
  }
}
