/// What sort of type a type is, told by the first word of its description, which Swift's ABI fixes.
struct TypeKind {
  private let word: Int

  init(_ type: Any.Type) {
    word = unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: Int.self)
  }

  /// Whether it is a function's.
  var isFunction: Bool { word == 0x302 }

  /// Whether it is a protocol's (0x303 and, where it is constrained, 0x307), or the type of one's
  /// type (0x306).
  var isExistential: Bool { word == 0x303 || word == 0x306 || word == 0x307 }

  /// Whether it is a type that is declared: a class, a structure, an enumeration. Tuples, functions
  /// and protocols conform to nothing that could be asked for here.
  var mayConform: Bool { !(0x300...0x3FF).contains(word) }
}
