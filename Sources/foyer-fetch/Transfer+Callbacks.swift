import CCurl
import Glibc

// The one file through which libcurl enters Swift. It calls with the pointer set in
// `configure(_:milliseconds:)`, on the thread of `run(until:)`, while that transfer is alive.

private func transfer(_ context: UnsafeMutableRawPointer) -> Transfer {
  Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
}

/// Keeps a piece of the body; anything other than `count` as the result stops the transfer.
func receiveBody(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let bytes, let context else { return 0 }
  return transfer(context).receive(body: UnsafeRawBufferPointer(start: bytes, count: size * count))
}

/// Counts a header line and looks for the one that is refused.
func receiveHeader(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let bytes, let context else { return 0 }
  return transfer(context).receive(
    header: UnsafeRawBufferPointer(start: bytes, count: size * count))
}

/// Opens the socket unless the address, after the name was resolved, is one that is refused.
func openSocket(
  _ context: UnsafeMutableRawPointer?, _ purpose: curlsocktype,
  _ address: UnsafeMutablePointer<curl_sockaddr>?
) -> curl_socket_t {
  guard let context, let address, let offset = MemoryLayout<curl_sockaddr>.offset(of: \.addr) else {
    return CURL_SOCKET_BAD
  }
  // The member is declared as the short `sockaddr`, but `addrlen` bytes of the family's own type
  // lie there, so it is read through the raw pointer.
  let raw = UnsafeRawPointer(address) + offset
  let kind = AddressKind(socketAddress: raw, family: address.pointee.family)
  guard transfer(context).admits(kind) else { return CURL_SOCKET_BAD }
  let type = address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue)
  return socket(address.pointee.family, type, address.pointee.protocol)
}

extension Transfer {
  fileprivate func receive(body piece: UnsafeRawBufferPointer) -> Int {
    guard body.count + piece.count <= request.limits.bodyBytes else {
      refusal = .bodySize
      return 0
    }
    body.append(contentsOf: piece)
    return piece.count
  }

  fileprivate func receive(header line: UnsafeRawBufferPointer) -> Int {
    headerBytes += line.count
    guard headerBytes <= headerBudget else {
      refusal = .headerSize
      return 0
    }
    let text = String(decoding: line, as: UTF8.self).lowercased()
    if text.hasPrefix("content-encoding:"), !text.dropFirst(17).contains("identity") {
      refusal = .encoding
      return 0
    }
    return line.count
  }

  fileprivate func admits(_ kind: AddressKind) -> Bool {
    guard request.addresses.allows(kind) else {
      refusal = .address
      return false
    }
    return true
  }
}
