import GTK

/// Puts something on pages.
open class UIPrintFormatter: NSObject {
  fileprivate override init() { super.init() }

  /// What is printed. On Linux texts are.
  @MainActor package func printedText(title: String) -> PrintedText? { nil }
}

/// Puts a text on pages: black, in a size that is read with ease, with its looks and links.
///
/// ```swift
/// let formatter = UISimpleTextPrintFormatter(text: "You may use this app.")
/// ```
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text with looks and links.
  open var attributedText: NSAttributedString
  /// The font of text that has none of its own. On paper running text is of one size; other fonts are
  /// larger or smaller by as much as they are on the screen.
  open var font: UIFont = .preferredFont(forTextStyle: .body)

  /// Prints a text.
  public init(text: String) {
    attributedText = NSAttributedString(string: text)
    super.init()
  }

  /// Prints a text with looks and links.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }

  package override func printedText(title: String) -> PrintedText? {
    let runs = AttributedRuns(attributedText, traits: .current, linkColor: .black, font: font)
    return PrintedText(
      title: title, text: attributedText.string, runs: runs.byteRuns,
      links: runs.links.map { ($0.bytes, $0.url.absoluteString) }, font: font.spec)
  }

  /// Writes a PDF of A4 pages, or of letter pages where those are usual, while the screen goes on.
  ///
  /// - Parameters:
  ///   - url: The file, which is replaced once the new one is whole.
  ///   - title: What the file's properties say that it is.
  /// - Returns: Whether it was written; it is not where the folder is missing or closed, or the disk is
  ///   full.
  @MainActor package func writePDF(to url: URL, title: String) async -> Bool {
    guard let text = printedText(title: title) else { return false }
    let paper = Self.paper
    return await withCheckedContinuation { continuation in
      _ = PDFWriting(text, to: url.path, width: paper.width, height: paper.height) { failure in
        continuation.resume(returning: failure == nil)
      }
    }
  }

  /// The paper that the person's region uses, in points.
  private static var paper: CGSize {
    let letter: Set = ["US", "CA", "MX", "PH", "CL", "CO", "VE", "GT", "CR", "SV", "PA", "PR"]
    let region = Locale.current.region?.identifier ?? ""
    return letter.contains(region)
      ? CGSize(width: 612, height: 792) : CGSize(width: 595.28, height: 841.89)
  }
}
