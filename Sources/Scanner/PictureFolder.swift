import Foundation
import Glibc
import Onboarding

/// A folder in which a person keeps pictures.
package struct PictureFolder: Hashable, Sendable {
  /// Its path; nil where the person has none.
  package let path: String?

  /// The person's own, as the desktop knows it.
  package static var ofPerson: PictureFolder {
    PictureFolder(environment: ProcessInfo.processInfo.environment)
  }

  /// The folder that the desktop's file of folders names (`user-dirs.dirs` of xdg-user-dirs), else
  /// `Pictures` in the home folder.
  ///
  /// A desktop that names the home folder itself has none for pictures. Foundation is not asked: it
  /// takes another home folder than the environment's.
  package init(environment: [String: String]) {
    guard let home = environment["HOME"], home.hasPrefix("/") else {
      self.init(path: nil)
      return
    }
    let settings = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let list = try? String(
      contentsOfFile: (settings ?? "\(home)/.config") + "/user-dirs.dirs", encoding: .utf8)
    let named = list.flatMap { Self.pictures(in: $0, home: home) }
    let path = named ?? "\(home)/Pictures"
    self.init(path: path == home ? nil : path)
  }

  /// The value in a line such as `XDG_PICTURES_DIR="$HOME/Bilder"`.
  private static func pictures(in list: String, home: String) -> String? {
    let mark = "XDG_PICTURES_DIR="
    guard let line = list.split(separator: "\n").last(where: { $0.hasPrefix(mark) }) else {
      return nil
    }
    let value = line.dropFirst(mark.count).trimmingCharacters(in: .whitespaces)
    guard value.count > 2, value.hasPrefix("\""), value.hasSuffix("\"") else { return nil }
    var path = String(value.dropFirst().dropLast())
    if path.hasPrefix("$HOME") { path = home + path.dropFirst(5) }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path.hasPrefix("/") ? path : nil
  }

  /// Names a folder.
  package init(path: String?) {
    self.path = path
  }

  private static let endings: Set<String> = [
    "png", "jpg", "jpeg", "webp", "bmp", "gif", "tif", "tiff",
  ]
  /// More files than this are not looked at, so that an endless folder has an end.
  private static let mostFiles = 20_000

  private struct File {
    let path: String
    let name: String
    let time: timespec
  }

  /// The newest pictures in the folder and the folders in it, the newest first.
  ///
  /// Only names and times are read. What is hidden and what is a link is passed over.
  package func newest(_ count: Int) throws(ScannerError) -> [RecentPicture] {
    guard let path else { return [] }
    var files: [File] = []
    var folders: [String] = []
    do throws(ScannerError) {
      try Self.list(path, files: &files, folders: &folders)
    } catch ScannerError.unreadablePicture {
      return []
    }
    var deeper: [String] = []
    for folder in folders where files.count < Self.mostFiles {
      // One that may not be listed has no pictures for this app.
      try? Self.list(folder, files: &files, folders: &deeper)
    }
    let newest = files.sorted {
      ($0.time.tv_sec, $0.time.tv_nsec, $1.path) > ($1.time.tv_sec, $1.time.tv_nsec, $0.path)
    }
    return newest.prefix(count).map { RecentPicture(id: $0.path, name: $0.name) }
  }

  private static func list(
    _ path: String, files: inout [File], folders: inout [String]
  ) throws(ScannerError) {
    guard let stream = opendir(path) else {
      throw errno == EACCES || errno == EPERM ? .denied : .unreadablePicture
    }
    defer { closedir(stream) }
    while files.count < mostFiles, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard !name.hasPrefix(".") else { continue }
      let file = "\(path)/\(name)"
      var status = stat()
      guard lstat(file, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: folders.append(file)
      case S_IFREG where status.st_size > 0 && isPicture(name):
        files.append(File(path: file, name: name, time: status.st_mtim))
      default: continue
      }
    }
  }

  private static func isPicture(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return endings.contains(name[name.index(after: dot)...].lowercased())
  }

  /// The bytes of a picture in the folder.
  ///
  /// - Throws: ``ScannerError/denied``, ``ScannerError/tooLarge(limit:)``, and
  ///   ``ScannerError/unreadablePicture`` for one that is gone, is no file, or lies elsewhere.
  package func contents(of file: String, limit: Int) throws(ScannerError) -> [UInt8] {
    guard let path, file.hasPrefix(path + "/"), !file.contains("/../") else {
      throw .unreadablePicture
    }
    // Whatever lies there by now: neither a link is followed nor a pipe waited for.
    let descriptor = open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == EACCES || errno == EPERM ? .denied : .unreadablePicture
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadablePicture
    }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, initialized in
      while count < buffer.count {
        let more = read(descriptor, buffer.baseAddress! + count, buffer.count - count)
        if more < 0, errno == EINTR { continue }
        guard more > 0 else { break }
        count += more
      }
      initialized = count
    }
    guard !bytes.isEmpty else { throw .unreadablePicture }
    return bytes
  }
}
