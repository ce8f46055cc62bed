import CGTK

/// A value that came over D-Bus, read without trusting its type.
@MainActor final class Variant {
  private let pointer: OpaquePointer

  /// Takes over the reference that the caller holds.
  init?(adopting pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  init(_ pointer: OpaquePointer) {
    self.pointer = g_variant_ref(pointer)
  }

  isolated deinit { g_variant_unref(pointer) }

  var children: [Variant] {
    guard isContainer else { return [] }
    return (0..<g_variant_n_children(pointer)).compactMap {
      Variant(adopting: g_variant_get_child_value(pointer, $0))
    }
  }

  subscript(index: Int) -> Variant? {
    guard isContainer, index < Int(g_variant_n_children(pointer)) else { return nil }
    return Variant(adopting: g_variant_get_child_value(pointer, gsize(index)))
  }

  var string: String? {
    unboxed { has($0, "s") ? String(cString: g_variant_get_string($0, nil)) : nil }
  }
  var unsigned: UInt32? { unboxed { has($0, "u") ? g_variant_get_uint32($0) : nil } }
  var double: Double? { unboxed { has($0, "d") ? g_variant_get_double($0) : nil } }
  var boolean: Bool? { unboxed { has($0, "b") ? g_variant_get_boolean($0) != 0 : nil } }

  private var isContainer: Bool { g_variant_is_container(pointer) != 0 }

  private func has(_ value: OpaquePointer, _ type: String) -> Bool {
    String(cString: g_variant_get_type_string(value)) == type
  }

  /// Portals wrap some values twice.
  private func unboxed<T>(_ read: (OpaquePointer) -> T?) -> T? {
    var value = g_variant_ref(pointer)
    while let current = value, has(current, "v") {
      value = g_variant_get_variant(current)
      g_variant_unref(current)
    }
    guard let value else { return nil }
    defer { g_variant_unref(value) }
    return read(value)
  }
}
