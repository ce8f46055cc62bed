import CGIO

extension BusConnection {
  /// Listens to a signal of one object. What other processes send under its name is not heard.
  package func subscribe(
    to signal: String, of interface: String, on object: BusObject,
    _ action: @escaping @MainActor ([BusValue]) -> Void
  ) -> BusSubscription {
    subscribe(to: signal, of: interface, on: object, firstArgument: nil, action)
  }

  /// Listens to a well-known name: called with the name of the connection that has it from now on,
  /// nil when nobody has.
  package func watchOwner(
    of name: String, _ action: @escaping @MainActor (String?) -> Void
  ) -> BusSubscription {
    subscribe(
      to: "NameOwnerChanged", of: Self.busInterface, on: .bus, firstArgument: name
    ) { values in
      // `(sss)`: name, who had it, who has it.
      guard values.count == 3, let owner = values[2].text else { return }
      action(owner.isEmpty ? nil : owner)
    }
  }

  /// The connection that has a well-known name; starts its service where nobody has.
  package func owner(of name: String) async throws(BusError) -> String {
    do {
      return try await currentOwner(of: name)
    } catch .remote(name: "org.freedesktop.DBus.Error.NameHasNoOwner") {
      _ = try await call(
        "StartServiceByName", of: Self.busInterface, on: .bus, [.text(name), .number(0)])
      return try await currentOwner(of: name)
    }
  }

  private func currentOwner(of name: String) async throws(BusError) -> String {
    let answer = try await call("GetNameOwner", of: Self.busInterface, on: .bus, [.text(name)])
    guard let owner = answer.first?.text else { throw .malformed }
    return owner
  }

  private static let busInterface = "org.freedesktop.DBus"

  private func subscribe(
    to signal: String, of interface: String, on object: BusObject, firstArgument: String?,
    _ action: @escaping @MainActor ([BusValue]) -> Void
  ) -> BusSubscription {
    // A signal can be sent to one connection past all rules: only the sender's name, which the bus
    // itself writes, tells who it is from.
    let take: BusCallbacks.Signal = { sender, values in
      if sender == object.owner { action(values) }
    }
    let number = g_dbus_connection_signal_subscribe(
      pointer, object.owner, interface, signal, object.path, firstArgument,
      GDBusSignalFlags(rawValue: 0), BusCallbacks.signal, BusCallbacks.data(take),
      BusCallbacks.release)
    return BusSubscription(self, number: number)
  }
}
