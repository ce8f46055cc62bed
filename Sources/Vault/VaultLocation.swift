import Foundation
import Glibc
import PrivateFiles

/// Whose vault it is, and where its file lies.
///
/// ```swift
/// let vault = Vault(VaultLocation(application: "com.example.FieldService"))
/// ```
///
/// Each user of an app has a vault of their own, with its own passcode. The name of a user is no
/// part of any file's name in clear, nor of any other thing that can be read while it is locked.
public struct VaultLocation: Hashable, Sendable {
  /// The name of the app, for instance `com.example.FieldService`.
  public let application: String
  /// The folder, an absolute path. It is made, for its owner alone, with the first vault.
  public let folder: String
  /// The name of the file in the folder.
  public let fileName: String

  /// Makes a location.
  ///
  /// - Parameters:
  ///   - application: The app's identifier in reverse order of domains.
  ///   - user: What tells the users of the app apart; empty when there is one.
  ///   - folder: An absolute path; without it `vaults` in the app's folder under `XDG_DATA_HOME`,
  ///     which is `~/.local/share` where the variable is not set.
  public init(application: String, user: String = "", folder: String? = nil) {
    precondition(
      Self.isApplication(application),
      "VaultLocation takes an application such as com.example.FieldService")
    let folder = folder ?? "\(ApplicationFolder.path(of: application))/vaults"
    precondition(folder.hasPrefix("/"), "VaultLocation takes a folder with an absolute path")
    self.application = application
    self.folder = folder
    let digest = Sodium.hash("foyer.vault.user", Array("\(application)\0\(user)".utf8))
    fileName = "\(digest.prefix(10).hexadecimal).vault"
  }

  /// Takes a file that is there, for one who looks after files.
  package init(file: String, application: String = "") {
    let url = URL(filePath: file).standardizedFileURL
    self.application = application
    folder = url.deletingLastPathComponent().path
    fileName = url.lastPathComponent
  }

  /// The path of the file.
  public var path: String { "\(folder)/\(fileName)" }

  /// Whether a text can be the name of an app.
  package static func isApplication(_ text: String) -> Bool {
    ApplicationFolder.isApplication(text)
  }

  var lockName: String { ".\(fileName).lock" }
  var attemptsName: String { "\(fileName).tries" }
}
