/// An object of one process on the bus.
///
/// The process is known by the name that the bus gave to its connection, such as `:1.42`, which no
/// other process can take over: who is asked and who may signal is settled once.
package struct BusObject: Hashable, Sendable {
  /// The name of the connection.
  package let owner: String
  /// The path of the object.
  package let path: String

  /// Names an object of a process.
  package init(owner: String, path: String) {
    self.owner = owner
    self.path = path
  }

  /// The bus itself.
  static let bus = BusObject(owner: "org.freedesktop.DBus", path: "/org/freedesktop/DBus")
}
