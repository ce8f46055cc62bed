import CGIO

/// A value that came over a bus. What is in a variant stands for itself; arrays, structures and
/// dictionary entries are lists.
package enum BusValue: Hashable, Sendable {
  case boolean(Bool)
  case integer(Int64)
  case unsigned(UInt64)
  case double(Double)
  /// A string, an object path or a signature.
  case text(String)
  case list([BusValue])

  /// The text, nil for what is none.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// Whether it is true, nil for what is no Boolean value.
  package var boolean: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  /// What is in a list, nil for what is none.
  package var list: [BusValue]? {
    if case .list(let values) = self { values } else { nil }
  }

  /// A value in a dictionary whose keys are texts, nil where it is none or has no such key.
  package subscript(key: String) -> BusValue? {
    guard let entries = list else { return nil }
    for entry in entries {
      if let pair = entry.list, pair.count == 2, pair[0] == .text(key) { return pair[1] }
    }
    return nil
  }
}

extension BusValue {
  /// Reads a value whose type is not trusted. GLib has checked that it is well formed and nests at
  /// most 64 deep.
  package init(_ variant: OpaquePointer) {
    let type = String(cString: g_variant_get_type_string(variant))
    switch type.utf8.first {
    case UInt8(ascii: "b"): self = .boolean(g_variant_get_boolean(variant) != 0)
    case UInt8(ascii: "y"): self = .unsigned(UInt64(g_variant_get_byte(variant)))
    case UInt8(ascii: "q"): self = .unsigned(UInt64(g_variant_get_uint16(variant)))
    case UInt8(ascii: "u"): self = .unsigned(UInt64(g_variant_get_uint32(variant)))
    case UInt8(ascii: "t"): self = .unsigned(UInt64(g_variant_get_uint64(variant)))
    case UInt8(ascii: "n"): self = .integer(Int64(g_variant_get_int16(variant)))
    case UInt8(ascii: "i"): self = .integer(Int64(g_variant_get_int32(variant)))
    case UInt8(ascii: "h"): self = .integer(Int64(g_variant_get_handle(variant)))
    case UInt8(ascii: "x"): self = .integer(Int64(g_variant_get_int64(variant)))
    case UInt8(ascii: "d"): self = .double(g_variant_get_double(variant))
    case UInt8(ascii: "s"), UInt8(ascii: "o"), UInt8(ascii: "g"):
      self = .text(String(cString: g_variant_get_string(variant, nil)))
    case UInt8(ascii: "v"): self = Self.children(of: variant).first ?? .list([])
    default: self = .list(Self.children(of: variant))
    }
  }

  /// What is in a container: a variant, an array, a structure or an entry of a dictionary.
  static func children(of variant: OpaquePointer) -> [BusValue] {
    (0..<g_variant_n_children(variant)).compactMap { index in
      guard let child = g_variant_get_child_value(variant, index) else { return nil }
      defer { g_variant_unref(child) }
      return BusValue(child)
    }
  }
}
