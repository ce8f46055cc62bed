import CGTK

/// Names of the controllers that this module adds, which tell them from GTK's own.
enum OwnController {
  static let key = "foyer-key"
  static let press = "foyer-press"
}

/// One argument of a signal.
enum SignalArgument {
  case unsigned(guint)
  case integer(Int32)
  case double(Double)
  case string(String)
  /// A boxed value that is not there: the sequence of a pointer.
  case pointer
  case flags(GType, guint)

  /// Fills a value that is all zero.
  func fill(_ value: inout GValue) {
    switch self {
    case .unsigned(let number):
      g_value_init(&value, FundamentalType.unsigned)
      g_value_set_uint(&value, number)
    case .integer(let number):
      g_value_init(&value, FundamentalType.integer)
      g_value_set_int(&value, number)
    case .double(let number):
      g_value_init(&value, FundamentalType.double)
      g_value_set_double(&value, number)
    case .string(let text):
      g_value_init(&value, FundamentalType.string)
      g_value_set_string(&value, text)
    case .pointer: g_value_init(&value, gdk_event_sequence_get_type())
    case .flags(let type, let bits):
      g_value_init(&value, type)
      g_value_set_flags(&value, bits)
    }
  }
}

extension Signal {
  /// Emits a signal as its owner would.
  /// - Returns: what the handlers answered; false for signals without an answer.
  @discardableResult
  static func emit(
    _ instance: gpointer, _ name: String, _ arguments: [SignalArgument] = [], answers: Bool = false
  ) -> Bool {
    let type = instance.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
    let signal = g_signal_lookup(name, type)
    guard signal != 0 else { return false }
    var values = [GValue](repeating: GValue(), count: arguments.count + 1)
    g_value_init(&values[0], type)
    g_value_set_object(&values[0], instance)
    for (index, argument) in arguments.enumerated() { argument.fill(&values[index + 1]) }
    defer { for index in values.indices { g_value_unset(&values[index]) } }
    guard answers else {
      g_signal_emitv(values, signal, 0, nil)
      return false
    }
    var answer = GValue()
    g_value_init(&answer, FundamentalType.boolean)
    g_signal_emitv(values, signal, 0, &answer)
    return g_value_get_boolean(&answer) != 0
  }
}
