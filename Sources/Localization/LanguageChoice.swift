import Foundation

/// The languages that a person reads, best first, and which of the available ones serves them.
///
/// Foundation answers `en` on Linux whatever the person chose, so the choice is made here: an app's
/// own setting wins, then the environment in the order that GNU gettext documents, which keeps the
/// kit's texts in the same language as those of the desktop.
///
/// ```swift
/// let choice = LanguageChoice(environment: ["LANG": "de_AT.UTF-8"])
/// print(choice.best(of: ["en", "de"]) ?? "none")  // de
/// ```
public struct LanguageChoice: Hashable, Sendable {
  /// The languages, best first; empty when nobody has said anything.
  public let preferences: [LanguageTag]

  /// Makes a choice from an app's own setting, or else from the environment.
  ///
  /// `LC_ALL`, `LC_MESSAGES` and `LANG`, the first that is set and not empty, name the locale.
  /// Unless that is `C` or `POSIX`, or none is set, the list in `LANGUAGE`, separated by colons,
  /// comes first.
  ///
  /// - Parameters:
  ///   - override: BCP 47 tags, best first; texts that are no tags are passed over.
  ///   - environment: The variables to read; by default those of this process.
  public init(
    override: [String] = [],
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let chosen = override.compactMap { LanguageTag($0) }
    preferences = Self.unique(chosen.isEmpty ? Self.preferences(in: environment) : chosen)
  }

  /// The best of the available languages, spelt as it was given, or `nil` when none is read.
  ///
  /// For each preference in turn: the same language, script and region; then the language and
  /// script without a region; then the same language and script of any region, the first in the
  /// alphabet. A table in another script is never taken.
  public func best(of available: some Sequence<String>) -> String? {
    let tables = available.sorted().compactMap { name in
      LanguageTag(name).map { (name: name, tag: $0) }
    }
    for wanted in preferences {
      let readable = tables.filter {
        $0.tag.language == wanted.language && $0.tag.likelyScript == wanted.likelyScript
      }
      let match =
        readable.first { $0.tag.region == wanted.region }
        ?? readable.first { $0.tag.region == nil }
        ?? readable.first
      if let match { return match.name }
    }
    return nil
  }

  private static func preferences(in environment: [String: String]) -> [LanguageTag] {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    guard let locale = names.lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty }),
      locale != "C", locale != "POSIX"
    else { return [] }
    let list = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
    return (list + [locale]).compactMap { LanguageTag(posix: $0) }
  }

  private static func unique(_ tags: [LanguageTag]) -> [LanguageTag] {
    var seen: Set<LanguageTag> = []
    return tags.filter { seen.insert($0).inserted }
  }
}
