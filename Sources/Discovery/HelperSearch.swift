import Foundation
import Glibc
import Onboarding

/// The folders in which the program `foyer-fetch` is looked for.
///
/// SwiftPM does not build a library's executables for the app that uses it: name the product
/// `foyer-fetch` among the dependencies of the app's target, and ship it with the app.
///
/// ```swift
/// let discovery = WebFingerDiscovery(helper: HelperSearch(folders: ["/opt/field/libexec"]))
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
    let environment = isPlain ? ProcessInfo.processInfo.environment : [:]
    self.init(program: Self.runningProgram, environment: environment)
  }

  package init(program: URL?, environment: [String: String]) {
    var folders: [String] = []
    if let program {
      let beside = program.deletingLastPathComponent()
      folders = [beside.path, beside.deletingLastPathComponent().appending(path: "libexec").path]
    }
    if let named = environment["FOYER_LIBEXEC"] { folders.append(named) }
    self.init(folders: folders)
  }

  /// Makes a search in the given folders.
  public init(folders: [String]) {
    self.folders = folders
  }

  /// The path of the program, or `.helperMissing` with the folders.
  package func locate() throws(DiscoveryError) -> String {
    for folder in folders where folder.hasPrefix("/") {
      let path = "\(folder)/foyer-fetch"
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      if access(path, X_OK) == 0 { return path }
    }
    throw .helperMissing(lookedIn: folders)
  }

  private static var runningProgram: URL? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    return URL(filePath: String(decoding: buffer.prefix(count), as: UTF8.self))
  }
}
