import CGTK

/// Breaks a text into pages, a little at a time, and draws them.
@MainActor final class TextPager {
  /// A line of a paragraph.
  private struct Place {
    var paragraph: Int
    var line: Int
  }

  private let text: PrintedText
  private let size: (width: Double, height: Double)
  private let makeLayout: @MainActor () -> OpaquePointer
  private let paragraphs: [Range<Int>]
  /// Where each page begins.
  private var starts = [Place(paragraph: 0, line: 0)]
  private var next = 0
  private var height = 0.0
  /// The layout made last, since a page begins where another ends.
  private var last: (paragraph: Int, layout: OpaquePointer)?

  /// - Parameters:
  ///   - text: What to print.
  ///   - width: Points of a line.
  ///   - height: Points of a page's text.
  ///   - makeLayout: Makes an empty layout for the surface; the caller of it owns the layout.
  init(
    _ text: PrintedText, width: Double, height: Double,
    makeLayout: @escaping @MainActor () -> OpaquePointer
  ) {
    self.text = text
    size = (max(width, 1), max(height, 1))
    self.makeLayout = makeLayout
    paragraphs = text.paragraphs
  }

  isolated deinit { if let last { g_object_unref(UnsafeMutableRawPointer(last.layout)) } }

  var isDone: Bool { next == paragraphs.count }
  /// Pages of which it is known where they end.
  var finishedPages: Int { isDone ? starts.count : starts.count - 1 }

  /// Lays out some paragraphs more, for about as many seconds.
  func advance(seconds: Double) {
    let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
    repeat {
      guard !isDone else { return }
      layOut(next)
      next += 1
    } while g_get_monotonic_time() < end
  }

  private func layOut(_ paragraph: Int) {
    var line = 0
    forEachLine(of: layout(of: paragraph)) { extents, _, _ in
      if height > 0, height + extents.height > size.height {
        starts.append(Place(paragraph: paragraph, line: line))
        height = 0
      }
      height += extents.height
      line += 1
    }
  }

  /// Draws a page whose text begins at the origin.
  func draw(page: Int, on context: OpaquePointer, hasLinks: Bool) {
    guard page < finishedPages else { return }
    let start = starts[page]
    let end =
      page + 1 < starts.count ? starts[page + 1] : Place(paragraph: paragraphs.count, line: 0)
    var y = 0.0
    var paragraph = start.paragraph
    while paragraph < paragraphs.count,
      paragraph < end.paragraph || paragraph == end.paragraph && end.line > 0
    {
      let first = paragraph == start.paragraph ? start.line : 0
      let limit = paragraph == end.paragraph ? end.line : .max
      var line = 0
      forEachLine(of: layout(of: paragraph)) { extents, baseline, pango in
        defer { line += 1 }
        guard line >= first, line < limit else { return }
        cairo_move_to(context, extents.x, y + baseline)
        pango_cairo_show_layout_line(context, pango)
        if hasLinks { tagLinks(in: paragraph, pango, y: y, extents, on: context) }
        y += extents.height
      }
      paragraph += 1
    }
  }

  private func forEachLine(
    of layout: OpaquePointer,
    _ body: (
      _ extents: (x: Double, width: Double, height: Double), _ baseline: Double,
      _ line: UnsafeMutablePointer<PangoLayoutLine>
    ) -> Void
  ) {
    let scale = Double(PANGO_SCALE)
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    repeat {
      var logical = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &logical)
      let baseline = Double(pango_layout_iter_get_baseline(iterator) - logical.y) / scale
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
      body(
        (Double(logical.x) / scale, Double(logical.width) / scale, Double(logical.height) / scale),
        baseline, line)
    } while pango_layout_iter_next_line(iterator) != 0
  }

  // MARK: - Layouts

  private func layout(of paragraph: Int) -> OpaquePointer {
    if let last {
      if last.paragraph == paragraph { return last.layout }
      g_object_unref(UnsafeMutableRawPointer(last.layout))
    }
    let layout = makeLayout()
    last = (paragraph, layout)
    text.printed(text.font).withDescription { pango_layout_set_font_description(layout, $0) }
    pango_layout_set_width(layout, clampedInt32(size.width * Double(PANGO_SCALE)))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    let range = paragraphs[paragraph]
    let words = text.text.utf8
    let start = words.index(words.startIndex, offsetBy: range.lowerBound)
    let part = String(text.text[start..<words.index(start, offsetBy: range.count)])
    pango_layout_set_text(layout, part, -1)
    // The layout has a reference of its own once it was set.
    let attributes = TextAttributes(runs(in: range))
    withExtendedLifetime(attributes) { pango_layout_set_attributes(layout, attributes.pointer) }
    return layout
  }

  /// The looks in a part of the text, counted from its start. Paper has no colours of themes.
  private func runs(in range: Range<Int>) -> [TextRun] {
    var result: [TextRun] = []
    for run in text.runs[firstIndex(of: text.runs, reaching: range.lowerBound, { $0.end })...] {
      guard run.start < range.upperBound else { break }
      var part = run
      part.start = max(0, run.start - range.lowerBound)
      part.end = min(run.end, range.upperBound) - range.lowerBound
      part.font = run.font.map(text.printed)
      (part.color, part.background) = (nil, nil)
      (part.underlineColor, part.strikethroughColor) = (nil, nil)
      result.append(part)
    }
    return result
  }

  /// The first of some parts, which follow one another, that ends behind an offset.
  private func firstIndex<Part>(
    of parts: [Part], reaching offset: Int, _ end: (Part) -> Int
  ) -> Int {
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if end(parts[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: - Links

  private func tagLinks(
    in paragraph: Int, _ line: UnsafeMutablePointer<PangoLayoutLine>, y: Double,
    _ extents: (x: Double, width: Double, height: Double), on context: OpaquePointer
  ) {
    let offset = paragraphs[paragraph].lowerBound
    let start = offset + Int(line.pointee.start_index)
    let end = start + Int(line.pointee.length)
    let first = firstIndex(of: text.links, reaching: start) { $0.bytes.upperBound }
    for link in text.links[first...] {
      guard link.bytes.lowerBound < end else { return }
      let from = max(link.bytes.lowerBound, start) - offset
      let to = min(link.bytes.upperBound, end) - offset
      var ranges: UnsafeMutablePointer<Int32>?
      var count: Int32 = 0
      pango_layout_line_get_x_ranges(line, Int32(from), Int32(to), &ranges, &count)
      defer { g_free(ranges) }
      for index in 0..<Int(count) {
        guard let ranges else { break }
        let left = Double(ranges[2 * index]) / Double(PANGO_SCALE)
        let right = Double(ranges[2 * index + 1]) / Double(PANGO_SCALE)
        tag(link.address, (left, y, right - left, extents.height), on: context)
      }
    }
  }

  private func tag(
    _ address: String, _ frame: (x: Double, y: Double, width: Double, height: Double),
    on context: OpaquePointer
  ) {
    // A tag is text: what would end the address is written by number.
    let address = address.replacing("\\", with: "%5C").replacing("'", with: "%27")
    let place = [frame.x, frame.y, frame.width, frame.height].map { number in
      "\((number * 100).rounded() / 100)"
    }
    cairo_tag_begin(
      context, "Link", "rect=[\(place.joined(separator: " "))] uri='\(address)'")
    cairo_tag_end(context, "Link")
  }
}
