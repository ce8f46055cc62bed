/// Which addresses beyond the public ones a request may reach.
package enum AddressScope: String {
  case `public`
  case loopback
  case `private`

  /// Whether a socket to an address of the given kind may be opened.
  package func allows(_ kind: AddressKind) -> Bool {
    switch kind {
    case .public: true
    case .loopback: self == .loopback
    case .local: self == .private
    case .reserved: false
    }
  }
}
