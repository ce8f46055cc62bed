extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// Which part of Markdown is read. Blocks, such as headings and lists, are not: an attributed
    /// string has no attribute for them here.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Marks inside a line; spaces and line ends are kept.
      case inlineOnlyPreservingWhitespace
    }

    /// Which part of Markdown is read.
    public var interpretedSyntax: InterpretedSyntax

    /// Makes options.
    public init(interpretedSyntax: InterpretedSyntax = .inlineOnlyPreservingWhitespace) {
      self.interpretedSyntax = interpretedSyntax
    }
  }

  /// Makes a text from Markdown, with intents and links as attributes. Links that are no URL are
  /// left as text. Unlike on Apple platforms only marks inside a line are read.
  ///
  /// Any text is Markdown, so no error is thrown; `throws` is there for the spelling of Foundation.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init(inlineMarkdown: markdown, baseURL: baseURL)
  }

  /// Makes a text from the marks of Markdown inside its lines.
  package init(inlineMarkdown markdown: String, baseURL: URL? = nil) {
    self.init()
    for run in InlineMarkdown.runs(of: markdown) {
      var container = AttributeContainer()
      if !run.intent.isEmpty { container.inlinePresentationIntent = run.intent }
      if let link = run.link { container.link = URL(string: link, relativeTo: baseURL) }
      append(AttributedString(run.text, attributes: container))
    }
  }
}
