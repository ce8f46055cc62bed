import CGTK
import Glibc

/// Writes a text into a PDF, a few pages at a time, so that the screen goes on meanwhile.
@MainActor package final class PDFWriting {
  /// Why there is no PDF.
  package enum Failure: Error, Hashable, Sendable {
    /// The file could not be written: the folder is missing or closed, or the disk is full.
    case notWritten
    /// The writing was ended.
    case cancelled
  }

  private let path: String
  private let text: PrintedText
  private let done: @MainActor (Failure?) -> Void
  private let surface: OpaquePointer
  private let context: OpaquePointer
  private let pager: TextPager
  private var drawn = 0
  private var isOver = false
  /// A writing that is under way keeps itself.
  private var own: PDFWriting?

  /// Written first; it takes the file's place when it is whole.
  private var draft: String { path + ".part" }

  /// Begins to write.
  ///
  /// - Parameters:
  ///   - text: What to write.
  ///   - path: The file, which is replaced where there is one.
  ///   - width: The width of the paper in points.
  ///   - height: The height of the paper in points.
  ///   - done: Called once, later.
  package init(
    _ text: PrintedText, to path: String, width: Double, height: Double,
    done: @escaping @MainActor (Failure?) -> Void
  ) {
    self.path = path
    self.text = text
    self.done = done
    let surface = cairo_pdf_surface_create(path + ".part", width, height)!
    let context = cairo_create(surface)!
    self.surface = surface
    self.context = context
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, text.title)
    let margin = PrintedText.margin
    pager = TextPager(
      text, width: width - 2 * margin, height: height - 2 * margin,
      makeLayout: { pango_cairo_create_layout(context) })
    own = self
    goOn()
  }

  isolated deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Ends the writing; there is no file then.
  package func cancel() { finish(.cancelled) }

  private func goOn() {
    MainLoop.whenIdle { [weak self] in self?.step() }
  }

  private func step() {
    guard !isOver else { return }
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS else { return finish(.notWritten) }
    if drawn < pager.finishedPages {
      drawPage()
    } else if pager.isDone {
      return finish(nil)
    } else {
      pager.advance(seconds: 0.004)
    }
    goOn()
  }

  private func drawPage() {
    cairo_save(context)
    cairo_translate(context, PrintedText.margin, PrintedText.margin)
    cairo_set_source_rgb(context, 0, 0, 0)
    pager.draw(page: drawn, on: context, hasLinks: true)
    cairo_restore(context)
    cairo_show_page(context)
    drawn += 1
  }

  private func finish(_ failure: Failure?) {
    guard !isOver else { return }
    isOver = true
    cairo_surface_finish(surface)
    var failure = failure
    if failure == nil {
      let isWritten = cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
      if !isWritten || rename(draft, path) != 0 { failure = .notWritten }
    }
    if failure != nil { unlink(draft) }
    done(failure)
    own = nil
  }
}
