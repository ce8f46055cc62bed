import CGIO

/// What is given along with a call.
package enum BusArgument: Hashable, Sendable {
  case text(String)
  /// A number of 32 bits without a sign.
  case number(UInt32)
  case boolean(Bool)

  /// The value as GLib takes it over; the caller owns a floating reference.
  private var variant: OpaquePointer? {
    switch self {
    case .text(let text): g_variant_new_string(text)
    case .number(let number): g_variant_new_uint32(number)
    case .boolean(let value): g_variant_new_boolean(value ? 1 : 0)
    }
  }

  /// The arguments of a call as one value, a floating reference.
  static func tuple(_ arguments: [BusArgument]) -> OpaquePointer? {
    var values = arguments.map(\.variant)
    return g_variant_new_tuple(&values, gsize(values.count))
  }
}
