import Foundation

/// Where the text of a licence comes from.
///
/// ```swift
/// let page = URL(filePath: "/usr/share/fieldservice/licence.html")
/// let source = LicenceSource.file(page)
/// ```
///
/// A licence comes from this device: nothing is loaded from a network, nor is anything that a page
/// refers to. What is read of HTML and RTF is said with ``LicenceDocument``.
public struct LicenceSource: Hashable, Sendable {
  /// What holds the text.
  package enum Content: Hashable, Sendable {
    case file(URL)
    case data(Data)
    case text(String)
  }
  package let content: Content
  /// What the text is written in; nil finds out.
  public let format: LicenceFormat?
  /// How its letters are written; nil finds out.
  public let encoding: LicenceEncoding?

  /// A file on this device.
  ///
  /// - Parameters:
  ///   - url: Its address, whose scheme is file.
  ///   - format: What it is written in; nil goes by the name's ending, then by how it begins.
  ///   - encoding: How its letters are written; nil finds out.
  public static func file(
    _ url: URL, as format: LicenceFormat? = nil, encoding: LicenceEncoding? = nil
  ) -> LicenceSource {
    LicenceSource(content: .file(url), format: format, encoding: encoding)
  }

  /// Bytes, as they were stored in a file or came from a server.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - format: What they are written in; nil goes by how they begin.
  ///   - encoding: How the letters are written; nil finds out.
  public static func data(
    _ data: Data, as format: LicenceFormat? = nil, encoding: LicenceEncoding? = nil
  ) -> LicenceSource {
    LicenceSource(content: .data(data), format: format, encoding: encoding)
  }

  /// A text, such as the markup of a page.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - format: What it is written in.
  public static func text(
    _ text: String, as format: LicenceFormat = .plainText
  ) -> LicenceSource {
    LicenceSource(content: .text(text), format: format, encoding: .utf8)
  }
}
