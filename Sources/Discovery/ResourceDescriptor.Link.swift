extension ResourceDescriptor {
  /// One link of a descriptor; what a link may hold beside these members is ignored.
  package struct Link: Decodable {
    package let rel: String
    package let href: String?
    package let properties: [String: String?]?
  }
}
