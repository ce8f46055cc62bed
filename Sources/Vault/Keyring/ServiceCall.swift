import CSecret
import Onboarding
import Secrets

/// One piece of work with the Secret Service, under one time limit.
final class ServiceCall {
  private let deadline: CallDeadline
  private let service: UnsafeMutablePointer<SecretService_>

  typealias SecretService_ = CSecret.SecretService

  /// Connects and agrees on a key for the transport.
  init(_ timeLimit: Duration) throws(SecretStoreError) {
    deadline = CallDeadline(timeLimit)
    var error: UnsafeMutablePointer<GError>?
    let service = secret_service_open_sync(
      secret_service_get_type(), nil, SECRET_SERVICE_OPEN_SESSION, deadline.cancellable, &error)
    guard let service else { throw deadline.failure(error) }
    self.service = service
  }

  deinit { g_object_unref(service) }

  /// The items with all of the attributes, locked ones too. Nobody is asked anything.
  func items(_ attributes: Attributes) throws(SecretStoreError) -> [ServiceItem] {
    var error: UnsafeMutablePointer<GError>?
    let list = secret_service_search_sync(
      service, foyer_secret_schema(), attributes.table, SECRET_SEARCH_ALL, deadline.cancellable,
      &error)
    guard error == nil else { throw deadline.failure(error) }
    defer { g_list_free(list) }
    return sequence(first: list, next: { $0?.pointee.next }).prefix { $0 != nil }
      .compactMap { $0?.pointee.data.map(ServiceItem.init(taking:)) }
  }

  /// The secret of an item that is not locked.
  func secret(of item: ServiceItem) throws(SecretStoreError) -> SecretBytes {
    var error: UnsafeMutablePointer<GError>?
    guard secret_item_load_secret_sync(item.item, deadline.cancellable, &error) != 0 else {
      throw deadline.failure(error)
    }
    // Locked between the search and now, for instance.
    guard let value = secret_item_get_secret(item.item) else { throw .keyring(reason: .locked) }
    // The library keeps its copy out of swap and wipes it.
    defer { secret_value_unref(UnsafeMutableRawPointer(value)) }
    var length: gsize = 0
    let bytes = secret_value_get(value, &length)
    guard let bytes, length <= gsize(SecretBytes.maximumCount) else {
      throw .keyring(reason: .failed(code: 0))
    }
    return try SecretBytes.make(Int(length)) { room in
      room.copyMemory(from: UnsafeRawBufferPointer(start: bytes, count: Int(length)))
      return Int(length)
    }
  }

  func store(
    _ secret: borrowing SecretBytes, label: String, _ attributes: Attributes
  ) throws(SecretStoreError) {
    let value = secret.withUnsafeBytes { bytes in
      secret_value_new(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), gssize(bytes.count),
        "application/octet-stream")
    }
    defer { secret_value_unref(value.map { UnsafeMutableRawPointer($0) }) }
    var error: UnsafeMutablePointer<GError>?
    let isStored = secret_service_store_sync(
      service, foyer_secret_schema(), attributes.table, "default", label, value,
      deadline.cancellable, &error)
    guard isStored != 0 else { throw deadline.failure(error) }
  }

  func delete(_ item: ServiceItem) throws(SecretStoreError) {
    var error: UnsafeMutablePointer<GError>?
    guard secret_item_delete_sync(item.item, deadline.cancellable, &error) != 0 else {
      throw deadline.failure(error)
    }
  }

  /// Throws `.locked` unless the collection in which keys are kept is open.
  func requireUnlocked() throws(SecretStoreError) {
    guard let collection = try defaultCollection(),
      secret_collection_get_locked(collection.object) == 0
    else { throw .keyring(reason: .locked) }
  }

  /// Has the service ask the person to unlock that collection, unless it is open.
  func unlock() throws(SecretStoreError) {
    guard let collection = try defaultCollection() else { return try makeDefaultCollection() }
    guard secret_collection_get_locked(collection.object) != 0 else { return }
    let list = g_list_append(nil, collection.object)
    defer { g_list_free(list) }
    var unlocked: UnsafeMutablePointer<GList>?
    var error: UnsafeMutablePointer<GError>?
    let count = secret_service_unlock_sync(
      service, list, deadline.cancellable, &unlocked, &error)
    g_list_free_full(unlocked) { g_object_unref($0) }
    guard error == nil else { throw deadline.failure(error) }
    guard count > 0 else { throw .keyring(reason: .notUnlocked) }
  }

  /// One who has never used the keyring is asked for the password that it shall have.
  private func makeDefaultCollection() throws(SecretStoreError) {
    var error: UnsafeMutablePointer<GError>?
    let collection = secret_collection_create_sync(
      service, "Login", "default", SECRET_COLLECTION_CREATE_NONE, deadline.cancellable, &error)
    guard error == nil else { throw deadline.failure(error) }
    guard let collection else { throw .keyring(reason: .notUnlocked) }
    g_object_unref(collection)
  }

  private func defaultCollection() throws(SecretStoreError) -> ServiceCollection? {
    var error: UnsafeMutablePointer<GError>?
    let collection = secret_collection_for_alias_sync(
      service, "default", SECRET_COLLECTION_NONE, deadline.cancellable, &error)
    guard error == nil else { throw deadline.failure(error) }
    return collection.map(ServiceCollection.init(taking:))
  }
}

/// The attributes of an item; nothing secret may be in them.
final class Attributes {
  let table: OpaquePointer?

  init(_ table: OpaquePointer?) { self.table = table }

  deinit { g_hash_table_unref(table) }
}

/// An item of the service, held as long as the value.
final class ServiceItem {
  let item: UnsafeMutablePointer<SecretItem>

  init(taking pointer: UnsafeMutableRawPointer) {
    item = pointer.assumingMemoryBound(to: SecretItem.self)
  }

  deinit { g_object_unref(item) }
}

/// A collection of items, held as long as the value.
final class ServiceCollection {
  let object: UnsafeMutablePointer<SecretCollection>

  init(taking object: UnsafeMutablePointer<SecretCollection>) { self.object = object }

  deinit { g_object_unref(object) }
}
