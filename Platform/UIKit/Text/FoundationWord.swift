/// The first stored property of objects that attributed strings hold.
///
/// Foundation's core on Linux is in C and compares the values of neighbouring runs. It takes the
/// first word behind an object's header for the number of one of its own types, as its own classes
/// have it there, and ends the program when there is no type of that number; a number that is known,
/// in an object of another class, makes it ask `isEqual(_:)`. So this word holds one.
struct FoundationWord: Hashable, Sendable {
  private let bits: UInt64 = 1 << 8 | 0x80
}
