import Foundation
import Onboarding

extension LicenceSource {
  /// Reads the licence, away from the main actor.
  ///
  /// - Throws: ``LicenceError``; `.cancelled` where the task was cancelled.
  package nonisolated func document() async throws(LicenceError) -> LicenceDocument {
    try LicenceDocument(bytes(), as: formatOrEnding, encoding: encoding)
  }

  private var formatOrEnding: LicenceFormat? {
    guard format == nil, case .file(let url) = content else { return format }
    return LicenceFormat(fileExtension: url.pathExtension)
  }

  private func bytes() throws(LicenceError) -> [UInt8] {
    switch content {
    case .file(let url): try Self.bytes(of: url)
    case .data(let data): Array(data)
    case .text(let text): Array(text.utf8)
    }
  }

  private static func bytes(of url: URL) throws(LicenceError) -> [UInt8] {
    guard url.isFileURL else { throw .notAFile }
    let url = url.resolvingSymlinksInPath()
    do {
      // A pipe or a device would make the reader wait, or never end.
      let kind = try FileManager.default.attributesOfItem(atPath: url.path)[.type]
      guard kind as? FileAttributeType == .typeRegular else { throw LicenceError.notAFile }
      let file = try FileHandle(forReadingFrom: url)
      defer { try? file.close() }
      let data = try file.read(upToCount: LicenceDocument.maximumBytes + 1) ?? Data()
      return Array(data)
    } catch let error as LicenceError {
      throw error
    } catch let error as CocoaError {
      switch error.code {
      case .fileNoSuchFile, .fileReadNoSuchFile: throw .missing
      case .fileReadNoPermission: throw .notPermitted
      default: throw .unreadable(code: Int32(clamping: error.errorCode))
      }
    } catch {
      throw .unreadable(code: Int32(clamping: (error as NSError).code))
    }
  }
}
