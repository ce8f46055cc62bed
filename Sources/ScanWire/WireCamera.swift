/// A camera, as the helper tells of it.
package struct WireCamera: Hashable, Sendable {
  package let id: String
  package let name: String
  package let hasTorch: Bool

  package init(id: String, name: String, hasTorch: Bool) {
    self.id = id
    self.name = name
    self.hasTorch = hasTorch
  }

  func add(to message: inout WireMessage) {
    message.add("camera", id)
    message.add("torch", hasTorch ? "yes" : "no")
    message.add("name", name)
  }

  /// Takes a camera from the lines of a message.
  init(taking lines: inout ArraySlice<WireMessage.Line>) throws(WireMessage.Fault) {
    guard lines.count >= 3 else { throw .malformed }
    let three = Array(lines.prefix(3))
    lines = lines.dropFirst(3)
    guard three.map(\.key) == ["camera", "torch", "name"] else { throw .malformed }
    guard ["yes", "no"].contains(three[1].value), !three[0].value.isEmpty else { throw .malformed }
    self.init(id: three[0].value, name: three[2].value, hasTorch: three[1].value == "yes")
  }
}
