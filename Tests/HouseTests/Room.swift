/// A target as the rules see it: where its sources are, and which other rooms it may import.
struct Room {
  /// The module's name.
  let name: String
  /// The folder of its sources, from the top of the repository.
  let folder: String
  /// The rooms that it may import. Modules of the toolchain are free, unless a rule names them.
  let imports: Set<String>
}
