import CGTK

/// GTK's print operation: the desktop's dialog, which also writes files, and the pages it asks for.
@MainActor package final class PrintDialog {
  /// How printing ended.
  package enum Outcome: Hashable, Sendable {
    case printed, cancelled, failed
  }

  private let operation: OpaquePointer
  private let text: PrintedText
  private var pager: TextPager?
  private var answer: (@MainActor (Outcome) -> Void)?
  /// A dialog that is open keeps itself.
  private var own: PrintDialog?

  private var object: UnsafeMutableRawPointer { UnsafeMutableRawPointer(operation) }
  private var print: UnsafeMutablePointer<GtkPrintOperation> {
    object.assumingMemoryBound(to: GtkPrintOperation.self)
  }

  package init(_ text: PrintedText) {
    self.text = text
    operation = OpaquePointer(gtk_print_operation_new())
    gtk_print_operation_set_job_name(print, text.title)
    gtk_print_operation_set_unit(print, GTK_UNIT_POINTS)
    gtk_print_operation_set_use_full_page(print, 1)
    gtk_print_operation_set_embed_page_setup(print, 1)
    connect()
  }

  isolated deinit { g_object_unref(object) }

  /// Opens the dialog. `answer` is called once.
  package func show(
    over window: NativeWindow?, _ answer: @escaping @MainActor (Outcome) -> Void
  ) {
    self.answer = answer
    own = self
    gtk_print_operation_set_allow_async(print, 1)
    let result = gtk_print_operation_run(
      print, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window?.window, nil)
    if result == GTK_PRINT_OPERATION_RESULT_ERROR { finish(.failed) }
  }

  /// Prints into a file, without a dialog, and comes back when that is done.
  package func export(to path: String) -> Outcome {
    gtk_print_operation_set_export_filename(print, path)
    let result = gtk_print_operation_run(print, GTK_PRINT_OPERATION_ACTION_EXPORT, nil, nil)
    return result == GTK_PRINT_OPERATION_RESULT_APPLY ? .printed : .failed
  }

  private func finish(_ outcome: Outcome) {
    let answer = answer
    self.answer = nil
    answer?(outcome)
    own = nil
  }

  // MARK: - Signals

  private final class Box {
    weak var dialog: PrintDialog?
    init(_ dialog: PrintDialog) { self.dialog = dialog }

    static func of(_ data: gpointer?) -> PrintDialog? {
      data.flatMap { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().dialog }
    }
  }

  private func connect() {
    let begin: @convention(c) @MainActor (gpointer?, OpaquePointer?, gpointer?) -> Void = {
      _, context, data in if let context { Box.of(data)?.begin(context) }
    }
    let paginate: @convention(c) @MainActor (gpointer?, OpaquePointer?, gpointer?) -> gboolean = {
      _, _, data in Box.of(data)?.paginate() ?? true ? 1 : 0
    }
    let draw: @convention(c) @MainActor (gpointer?, OpaquePointer?, Int32, gpointer?) -> Void = {
      _, context, page, data in if let context { Box.of(data)?.draw(page, context) }
    }
    let done: @convention(c) @MainActor (gpointer?, UInt32, gpointer?) -> Void = {
      _, result, data in Box.of(data)?.done(result)
    }
    Signal.attach(object, "begin-print", unsafeBitCast(begin, to: GCallback.self), Box(self))
    Signal.attach(object, "paginate", unsafeBitCast(paginate, to: GCallback.self), Box(self))
    Signal.attach(object, "draw-page", unsafeBitCast(draw, to: GCallback.self), Box(self))
    Signal.attach(object, "done", unsafeBitCast(done, to: GCallback.self), Box(self))
  }

  private func begin(_ context: OpaquePointer) {
    let margin = 2 * PrintedText.margin
    pager = TextPager(
      text, width: gtk_print_context_get_width(context) - margin,
      height: gtk_print_context_get_height(context) - margin,
      makeLayout: { gtk_print_context_create_pango_layout(context) })
  }

  /// Called again until it says true.
  private func paginate() -> Bool {
    guard let pager else { return true }
    pager.advance(seconds: 0.004)
    guard pager.isDone else { return false }
    gtk_print_operation_set_n_pages(print, Int32(clamping: pager.finishedPages))
    return true
  }

  private func draw(_ page: Int32, _ context: OpaquePointer) {
    guard let cairo = gtk_print_context_get_cairo_context(context) else { return }
    cairo_save(cairo)
    cairo_translate(cairo, PrintedText.margin, PrintedText.margin)
    cairo_set_source_rgb(cairo, 0, 0, 0)
    pager?.draw(page: Int(page), on: cairo, hasLinks: false)
    cairo_restore(cairo)
  }

  private func done(_ result: UInt32) {
    switch GtkPrintOperationResult(rawValue: result) {
    case GTK_PRINT_OPERATION_RESULT_APPLY: finish(.printed)
    case GTK_PRINT_OPERATION_RESULT_CANCEL: finish(.cancelled)
    default: finish(.failed)
    }
  }
}
