import Glibc

/// The folders in which a helper program, such as `foyer-fetch` or `foyer-scan`, is looked for.
///
/// SwiftPM does not build a library's executables for the app that uses it: name the product of the
/// helper among the dependencies of the app's target, and ship it with the app.
///
/// ```swift
/// let search = HelperSearch(folders: ["/opt/field/libexec"])
/// ```
public struct HelperSearch: Hashable, Sendable {
  /// The folders, the first one that has the program wins.
  public let folders: [String]

  /// Makes a search in the folder of the running program, then in `../libexec` from there, then in
  /// the folder named by the environment variable `FOYER_LIBEXEC`.
  ///
  /// The variable is ignored in a program that runs with more rights than its user.
  public init() {
    let isPlain = getuid() == geteuid() && getgid() == getegid()
    let named = isPlain ? getenv("FOYER_LIBEXEC").map { String(cString: $0) } : nil
    self.init(program: Self.runningProgram, named: named)
  }

  /// Makes a search around a program's file, and in a folder that the environment names.
  package init(program: String?, named: String?) {
    var folders: [String] = []
    if let program, let end = program.lastIndex(of: "/") {
      let beside = program[..<end]
      folders.append(beside.isEmpty ? "/" : String(beside))
      if let above = beside.lastIndex(of: "/") { folders.append("\(beside[..<above])/libexec") }
    }
    if let named { folders.append(named) }
    self.init(folders: folders)
  }

  /// Makes a search in the given folders.
  public init(folders: [String]) {
    self.folders = folders
  }

  /// The path of a program, nil where none of the folders has it.
  package func path(of program: String) -> String? {
    for folder in folders where folder.hasPrefix("/") {
      let path = "\(folder)/\(program)"
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      if access(path, X_OK) == 0 { return path }
    }
    return nil
  }

  /// The file of the running program.
  package static var runningProgram: String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer.prefix(count), as: UTF8.self)
  }
}
