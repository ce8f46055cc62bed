import CBusAddress

/// Where the system's message bus is, and how long an answer from it may take.
package struct SystemBus: Hashable, Sendable {
  /// The address, in the form of the D-Bus specification.
  package let address: String
  /// How long to wait for one answer.
  package let patience: Duration

  /// The bus of this machine.
  package init(patience: Duration = .seconds(5)) {
    self.init(address: String(cString: foyer_system_bus_address()), patience: patience)
  }

  /// A bus of a test.
  package init(address: String, patience: Duration = .seconds(5)) {
    self.address = address
    self.patience = patience
  }

  var milliseconds: Int32 {
    Int32(min(max(patience / .milliseconds(1), 1), 3_600_000))
  }
}
