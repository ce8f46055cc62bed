import CGTK

/// A font as Pango knows it. Sizes are in points of the view, not of print, from 0.5 to 2,000.
package struct FontSpec: Hashable, Sendable {
  package var family: String
  package var size: Double
  /// 100 (thin) to 900 (black), as CSS counts.
  package var weight: Int
  package var isItalic: Bool
  package var isMonospacedDigit = false

  package init(family: String, size: Double, weight: Int, isItalic: Bool) {
    (self.family, self.weight, self.isItalic) = (family, weight, isItalic)
    self.size = size.isNaN ? 17 : min(max(size, 0.5), 2_000)
  }

  func withDescription<T>(_ body: (OpaquePointer) -> T) -> T {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(weight)))
    if isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    return body(description!)
  }

  /// Ascent and descent of the font's own face in points.
  @MainActor package var metrics: (ascent: Double, descent: Double) {
    let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    return withDescription { description in
      let metrics = pango_context_get_metrics(context, description, nil)
      defer { pango_font_metrics_unref(metrics) }
      return (
        Double(pango_font_metrics_get_ascent(metrics)) / Double(PANGO_SCALE),
        Double(pango_font_metrics_get_descent(metrics)) / Double(PANGO_SCALE)
      )
    }
  }
}

/// Looks of one run of text. Offsets are in bytes of UTF-8.
package struct TextRun: Hashable, Sendable {
  package var start: Int
  package var end: Int
  package var font: FontSpec?
  package var color: PaintColor?
  package var background: PaintColor?
  package var isUnderlined = false
  package var isStruckThrough = false
  package var underlineColor: PaintColor?
  package var strikethroughColor: PaintColor?
  package var kern: Double?
  package var baselineOffset: Double?

  package init(start: Int = 0, end: Int = Int(UInt32.max)) {
    self.start = start
    self.end = end
  }
}

/// A list of Pango attributes.
@MainActor package final class TextAttributes {
  let pointer: OpaquePointer

  package init(_ runs: [TextRun]) {
    pointer = pango_attr_list_new()
    // A word that is wider than its line is broken as it is; only a soft hyphen shows as one.
    foyer_attribute(pointer, pango_attr_insert_hyphens_new(0), 0, guint.max)
    for run in runs { add(run) }
  }

  isolated deinit { pango_attr_list_unref(pointer) }

  private struct Plain: Hashable {
    let font: FontSpec
    let color: PaintColor?
  }
  private static var plain: [Plain: TextAttributes] = [:]

  /// The list of a text with one font and one colour; nil is that of the widget. Texts share it.
  package static func plain(font: FontSpec, color: PaintColor?) -> TextAttributes {
    let key = Plain(font: font, color: color)
    if let known = plain[key] { return known }
    var run = TextRun()
    (run.font, run.color) = (font, color)
    let attributes = TextAttributes([run])
    if plain.count >= 64 { plain = [:] }
    plain[key] = attributes
    return attributes
  }

  private func add(_ run: TextRun) {
    let start = guint(clamping: run.start)
    let end = guint(clamping: run.end)
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      foyer_attribute(pointer, attribute, start, end)
    }
    run.font?.withDescription { insert(pango_attr_font_desc_new($0)) }
    if run.font?.isMonospacedDigit == true { insert(pango_attr_font_features_new("tnum=1")) }
    if let color = run.color {
      insert(pango_attr_foreground_new(color.red.word, color.green.word, color.blue.word))
      if color.alpha < 1 { insert(pango_attr_foreground_alpha_new(max(1, color.alpha.word))) }
    }
    if let color = run.background {
      insert(pango_attr_background_new(color.red.word, color.green.word, color.blue.word))
      if color.alpha < 1 { insert(pango_attr_background_alpha_new(max(1, color.alpha.word))) }
    }
    if run.isUnderlined { insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
    if run.isStruckThrough { insert(pango_attr_strikethrough_new(1)) }
    if let color = run.underlineColor {
      insert(pango_attr_underline_color_new(color.red.word, color.green.word, color.blue.word))
    }
    if let color = run.strikethroughColor {
      insert(
        pango_attr_strikethrough_color_new(color.red.word, color.green.word, color.blue.word))
    }
    if let kern = run.kern {
      insert(pango_attr_letter_spacing_new(clampedInt32(kern * Double(PANGO_SCALE))))
    }
    if let offset = run.baselineOffset {
      insert(pango_attr_rise_new(clampedInt32(offset * Double(PANGO_SCALE))))
    }
  }
}

extension Double {
  fileprivate var word: UInt16 { UInt16(min(max(self, 0), 1) * 65_535) }
}
