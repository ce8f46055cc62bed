import CGIO

extension BusConnection {
  /// Calls a method and waits for its answer.
  ///
  /// - Parameters:
  ///   - outlastsCancellation: Whether to wait on when the task is cancelled, for a call whose effect
  ///     has to be known or that cleans up.
  ///   - onAnswer: Called with the answer at once. The task goes on later, when signals that came
  ///     behind the answer have been told already.
  /// - Returns: What came with the answer.
  package func call(
    _ method: String, of interface: String, on object: BusObject, _ arguments: [BusArgument] = [],
    outlastsCancellation: Bool = false,
    onAnswer: @escaping @MainActor ([BusValue]) -> Void = { _ in }
  ) async throws(BusError) -> [BusValue] {
    try await answer(
      to: method, of: interface, on: object, arguments, outlastsCancellation: outlastsCancellation
    ) { connection, result, error in
      guard let answer = g_dbus_connection_call_finish(connection, result, error) else {
        return nil
      }
      defer { g_variant_unref(answer) }
      let values = BusValue.children(of: answer)
      onAnswer(values)
      return values
    }
  }

  /// Calls a method that answers with an open file.
  package func file(
    from method: String, of interface: String, on object: BusObject, _ arguments: [BusArgument]
  ) async throws(BusError) -> BusFile {
    let file: BusFile? = try await answer(
      to: method, of: interface, on: object, arguments, outlastsCancellation: false
    ) { connection, result, error in
      var files: UnsafeMutablePointer<GUnixFDList>?
      guard
        let answer = g_dbus_connection_call_with_unix_fd_list_finish(
          connection, &files, result, error)
      else { return nil }
      defer { g_variant_unref(answer) }
      guard let files else { return .some(nil) }
      defer { g_object_unref(files) }
      let descriptor = g_unix_fd_list_get(files, 0, nil)
      return .some(descriptor < 0 ? nil : BusFile(adopting: descriptor))
    }
    guard let file else { throw .malformed }
    return file
  }

  private typealias Finish<Answer> =
    @MainActor (
      OpaquePointer?, OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
    ) -> Answer?

  private func answer<Answer: Sendable>(
    to method: String, of interface: String, on object: BusObject, _ arguments: [BusArgument],
    outlastsCancellation: Bool, finish: @escaping Finish<Answer>
  ) async throws(BusError) -> Answer {
    // GLib drops a call with a name that is none, and never answers.
    guard g_dbus_is_name(object.owner) != 0, g_variant_is_object_path(object.path) != 0 else {
      throw .malformed
    }
    let cancellation = Cancellation()
    let result: Result<Answer, BusError> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let take: BusCallbacks.Answer = { source, result in
          var error: UnsafeMutablePointer<GError>?
          let answer = finish(OpaquePointer(source), result, &error)
          continuation.resume(
            returning: answer.map { .success($0) } ?? .failure(BusError(adopting: error)))
        }
        g_dbus_connection_call_with_unix_fd_list(
          pointer, object.owner, object.path, interface, method, BusArgument.tuple(arguments), nil,
          G_DBUS_CALL_FLAGS_NONE, bus.milliseconds, nil, cancellation.pointer, BusCallbacks.answer,
          BusCallbacks.data(take))
      }
    } onCancel: {
      if !outlastsCancellation { cancellation.cancel() }
    }
    return try result.get()
  }
}
