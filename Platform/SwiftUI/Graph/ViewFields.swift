@_spi(Reflection) import Swift

/// The stored properties of a type: how two values are compared, and where state is installed.
///
/// It is found out once a type, by the standard library's field reflection, and kept. See
/// `Documentation/Decisions/0007-views-are-compared-field-by-field.md`. To ask what a type conforms
/// to takes the runtime long the first time, so what is only needed to compare two values is asked
/// when there are two.
@MainActor final class ViewFields {
  fileprivate typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  fileprivate typealias Installing = (UnsafeMutableRawPointer, _Installation) -> Void

  private var plain: [(offset: Int, type: Any.Type)] = []
  private var dynamic: [(offset: Int, isSame: Comparison)] = []
  private var installs: [(offset: Int, install: Installing)] = []
  fileprivate var actions: [Int] = []
  private var isComplete = false

  private lazy var comparisons: [(offset: Int, isSame: Comparison)] = {
    if !isComplete { return [(0, { _, _ in false })] }
    return plain.map { ($0.offset, FieldComparison.of($0.type)) } + dynamic
  }()

  private static var known: [ObjectIdentifier: ViewFields] = [:]

  /// The properties of a type.
  static func of(_ type: Any.Type) -> ViewFields {
    let key = ObjectIdentifier(type)
    if let fields = known[key] { return fields }
    let fields = ViewFields(type)
    known[key] = fields
    return fields
  }

  private init(_ type: Any.Type) {
    isComplete = _forEachField(of: type, options: []) { _, offset, type, _ in
      self.add(type, at: offset)
      return true
    }
  }

  isolated deinit {}

  private func add(_ type: Any.Type, at offset: Int) {
    if TypeKind(type).mayConform, let property = type as? any DynamicProperty.Type {
      add(dynamic: property, at: offset)
    } else {
      plain.append((offset, type))
    }
  }

  private func add<P: DynamicProperty>(dynamic type: P.Type, at offset: Int) {
    if type == LatestAction.self { actions.append(offset) }
    dynamic.append(
      (
        offset,
        { one, other in
          P._isSame(
            one.assumingMemoryBound(to: P.self).pointee,
            other.assumingMemoryBound(to: P.self).pointee)
        }
      ))
    installs.append(
      (
        offset,
        { pointer, installation in
          P._install(&pointer.assumingMemoryBound(to: P.self).pointee, in: installation)
        }
      ))
  }

  /// Whether two values would make the same screen, as far as their properties tell.
  func areSame<Value>(_ one: Value, _ other: Value) -> Bool {
    withUnsafeBytes(of: one) { one in
      withUnsafeBytes(of: other) { other in
        guard let one = one.baseAddress, let other = other.baseAddress else { return true }
        return areSame(at: one, other)
      }
    }
  }

  func areSame(at one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    comparisons.allSatisfy { $0.isSame(one + $0.offset, other + $0.offset) }
  }

  /// Connects the dynamic properties of a value with what they keep.
  func install<Value>(_ value: inout Value, _ installation: _Installation) {
    guard !installs.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for field in installs { field.install(base + field.offset, installation) }
    }
  }
}

extension ViewFields {
  /// Takes over what a value that is otherwise the same has to do.
  func refresh(_ value: UnsafeRawPointer, _ installation: _Installation) {
    guard !actions.isEmpty else { return }
    installation.beginRefresh()
    for offset in actions {
      (value + offset).assumingMemoryBound(to: LatestAction.self).pointee.refresh(installation)
    }
  }
}

/// How two values of a type are compared where they lie.
@MainActor enum FieldComparison {
  typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  static func of(_ type: Any.Type) -> Comparison {
    let kind = TypeKind(type)
    if kind.mayConform {
      if let type = type as? any Equatable.Type { return equatable(type) }
      if let type = type as? any ComparedByContent.Type { return type.contentComparison }
    }
    // An existential has no properties to look at: the library's reflection fails on its type.
    if kind.isExistential { return { _, _ in false } }
    if type is AnyClass { return pointers(count: 1) }
    func open<T>(_ type: T.Type) -> Comparison {
      // The code and what it has captured. A closure that captures is made anew each time, so it
      // differs.
      kind.isFunction ? pointers(count: MemoryLayout<T>.size / wordSize) : structure(type)
    }
    return _openExistential(type, do: open)
  }

  private static func equatable<T: Equatable>(_ type: T.Type) -> Comparison {
    { one, other in
      one.assumingMemoryBound(to: T.self).pointee == other.assumingMemoryBound(to: T.self).pointee
    }
  }

  private static func structure<T>(_ type: T.Type) -> Comparison {
    let size = MemoryLayout<T>.size
    if size == 0 { return { _, _ in true } }
    var count = 0
    let isComplete = _forEachField(of: type, options: []) { _, _, _, _ in
      count += 1
      return true
    }
    if isComplete, count > 0 {
      let fields = ViewFields.of(type)
      return { fields.areSame(at: $0, $1) }
    }
    if _isPOD(type) { return { memcmp($0, $1, size) == 0 } }
    // An existential or an enumeration with values that cannot be compared: taken for different.
    return { _, _ in false }
  }

  private static func pointers(count: Int) -> Comparison {
    { one, other in memcmp(one, other, count * wordSize) == 0 }
  }

  private static let wordSize = MemoryLayout<UnsafeRawPointer>.size
}

/// A generic type whose values are compared by what they hold, although that is not `Equatable`.
@MainActor protocol ComparedByContent {
  static var contentComparison: FieldComparison.Comparison { get }
}

extension Optional: ComparedByContent {
  static var contentComparison: FieldComparison.Comparison {
    let content = FieldComparison.of(Wrapped.self)
    return { one, other in
      let one = one.assumingMemoryBound(to: Self.self).pointee
      let other = other.assumingMemoryBound(to: Self.self).pointee
      guard let one, let other else { return one == nil && other == nil }
      return withUnsafeBytes(of: one) { one in
        withUnsafeBytes(of: other) { other in
          guard let one = one.baseAddress, let other = other.baseAddress else { return true }
          return content(one, other)
        }
      }
    }
  }
}
