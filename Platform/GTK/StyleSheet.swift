import CGTK

/// The one CSS provider of the program: fixed rules for GTK's own parts, then a palette.
@MainActor package enum StyleSheet {
  /// Colours that GTK paints itself.
  package struct Palette: Hashable, Sendable {
    package var label: PaintColor
    package var secondary: PaintColor
    package var background: PaintColor
    package var tint: PaintColor
    package var separator: PaintColor

    package init(
      label: PaintColor, secondary: PaintColor, background: PaintColor, tint: PaintColor,
      separator: PaintColor
    ) {
      (self.label, self.secondary, self.background) = (label, secondary, background)
      (self.tint, self.separator) = (tint, separator)
    }
  }

  private static var provider: UnsafeMutablePointer<GtkCssProvider>?
  private static var palette: Palette?
  private static var interned: [Dye: Int] = [:]
  private static let limit = 256

  static func install() {
    guard provider == nil, let display = gdk_display_get_default() else { return }
    let provider = gtk_css_provider_new()
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    self.provider = provider
    load()
  }

  /// Repaints everything that GTK paints when `palette` differs from the one in force.
  package static func use(_ palette: Palette) {
    guard palette != self.palette else { return }
    self.palette = palette
    load()
  }

  /// A part of a widget of GTK's that a style class colours.
  package enum Part: String, Hashable, Sendable {
    /// The text of an input. An attribute of the text would colour the placeholder too.
    case ink
    /// The placeholder of an input.
    case placeholder
    /// What is done of a bar, what is below the knob of a slider, a switch that is on.
    case fill
    /// The rest of a bar or of a slider, a switch that is off.
    case track
    /// The knob of a slider or of a switch.
    case knob

    fileprivate func rule(_ name: String, _ color: PaintColor) -> String {
      let selector =
        switch self {
        case .ink: ".\(name)"
        case .placeholder: ".\(name) placeholder"
        case .fill:
          "progressbar.\(name) progress, scale.\(name) highlight, switch.\(name):checked"
        case .track:
          "progressbar.\(name) trough, scale.\(name) trough, switch.\(name):not(:checked)"
        case .knob: "scale.\(name) slider, switch.\(name) slider"
        }
      let property = self == .ink || self == .placeholder ? "color" : "background-color"
      return "\(selector) { \(property): \(color.css); }\n"
    }
  }

  private struct Dye: Hashable {
    let part: Part
    let color: PaintColor
  }

  /// The style class that gives a part of a widget this colour.
  ///
  /// At most 256 are kept; after that the nearest one for the part is used, if there is any.
  package static func className(_ part: Part, _ color: PaintColor) -> String {
    "\(part.rawValue)-\(number(of: Dye(part: part, color: color)))"
  }

  /// The style class that gives a part this colour; nil for the tint, which ``Part/fill`` has anyway.
  package static func fillClass(_ color: PaintColor) -> String? {
    color == (palette ?? defaultPalette).tint ? nil : className(.fill, color)
  }

  private static func number(of dye: Dye) -> Int {
    if let number = interned[dye] { return number }
    if interned.count >= limit {
      let alike = interned.filter { $0.key.part == dye.part }
      let nearest = alike.min {
        $0.key.color.distance(to: dye.color) < $1.key.color.distance(to: dye.color)
      }
      if let nearest { return nearest.value }
    }
    let number = interned.count
    interned[dye] = number
    load()
    return number
  }

  private static func load() {
    guard let provider else { return }
    let palette = palette ?? defaultPalette
    var text = """
      @define-color label \(palette.label.css);
      @define-color secondary \(palette.secondary.css);
      @define-color ground \(palette.background.css);
      @define-color tint \(palette.tint.css);
      @define-color line \(palette.separator.css);

      """
    text += rules
    for (dye, number) in interned.sorted(by: { $0.value < $1.value }) {
      text += dye.part.rule("\(dye.part.rawValue)-\(number)", dye.color)
    }
    gtk_css_provider_load_from_data(provider, text, -1)
  }

  private static let defaultPalette = Palette(
    label: PaintColor(red: 0, green: 0, blue: 0, alpha: 1),
    secondary: PaintColor(red: 0.35, green: 0.35, blue: 0.38, alpha: 1),
    background: PaintColor(red: 1, green: 1, blue: 1, alpha: 1),
    tint: PaintColor(red: 0, green: 0.44, blue: 0.95, alpha: 1),
    separator: PaintColor(red: 0.4, green: 0.4, blue: 0.4, alpha: 0.4))

  private static let rules = """
    window { background-color: @ground; color: @label; font-family: Inter, Cantarell, sans-serif; font-size: 17px; }
    window.csd { border-radius: 10px 10px 0 0; box-shadow: 0 3px 9px 1px alpha(black, 0.4); margin: 12px; }
    window.csd.maximized, window.csd.fullscreen, window.csd.tiled { border-radius: 0; margin: 0; box-shadow: none; }
    headerbar { min-height: 36px; padding: 0 6px; background-color: @ground; color: @label; border-bottom: 1px solid @line; }
    headerbar .title { font-weight: 600; font-size: 15px; }
    windowcontrols button { min-width: 24px; min-height: 24px; padding: 4px; border-radius: 999px; }
    windowcontrols button:hover { background-color: alpha(@label, 0.1); }
    text { caret-color: @tint; }
    text > placeholder { color: @secondary; }
    text > selection, textview text selection, label > selection { background-color: alpha(@tint, 0.3); }
    textview text { background-color: transparent; caret-color: @tint; }
    cursor-handle { min-width: 20px; min-height: 24px; background-color: @tint; border-radius: 10px; }
    switch { min-width: 51px; min-height: 31px; border-radius: 16px; background-color: alpha(@secondary, 0.35); }
    switch:checked { background-color: @tint; }
    switch slider { min-width: 27px; min-height: 27px; margin: 2px; border-radius: 14px; background-color: white; box-shadow: 0 1px 3px alpha(black, 0.3); }
    switch image { min-width: 0; min-height: 0; -gtk-icon-size: 1px; color: transparent; opacity: 0; }
    switch:disabled { opacity: 0.4; }
    switch:focus-visible { outline: 2px solid @tint; outline-offset: 2px; }
    scale { padding: 0; min-height: 31px; }
    scale trough { min-height: 4px; border-radius: 2px; background-color: alpha(@secondary, 0.25); }
    scale highlight { min-height: 4px; border-radius: 2px; background-color: @tint; }
    scale slider { min-width: 27px; min-height: 27px; margin: -12px; border-radius: 14px; background-color: white; box-shadow: 0 0 0 0.5px alpha(black, 0.12), 0 1px 4px alpha(black, 0.3); }
    scale:disabled { opacity: 0.4; }
    scale:focus-visible trough { outline: 2px solid @tint; outline-offset: 2px; }
    progressbar trough, progressbar progress { min-height: 4px; min-width: 4px; border-radius: 2px; }
    progressbar trough { background-color: alpha(@secondary, 0.25); }
    progressbar progress { background-color: @tint; }
    progressbar.unseen trough, progressbar.unseen progress { background-color: transparent; }
    scrollbar { min-width: 6px; min-height: 6px; margin: 2px; opacity: 0.6; }
    scrollbar slider { min-width: 4px; min-height: 24px; border-radius: 3px; background-color: @secondary; }
    scrollbar.hovering, scrollbar:hover { opacity: 0.9; }
    tooltip { background-color: @label; color: @ground; border-radius: 6px; padding: 5px 9px; font-size: 13px; }
    popover > contents { background-color: @ground; color: @label; border: 1px solid @line; border-radius: 10px; padding: 6px; box-shadow: 0 2px 10px alpha(black, 0.25); }
    popover modelbutton { padding: 7px 12px; border-radius: 6px; font-size: 15px; }
    popover modelbutton:hover, popover modelbutton:selected { background-color: alpha(@tint, 0.15); }
    popover modelbutton:disabled { opacity: 0.4; }
    popover separator { min-height: 1px; margin: 4px 0; background-color: @line; }

    """
}

extension PaintColor {
  fileprivate var css: String {
    let parts = [red, green, blue].map { String(Int((min(max($0, 0), 1) * 255).rounded())) }
    return "rgba(\(parts.joined(separator: ",")),\(min(max(alpha, 0), 1)))"
  }

  fileprivate func distance(to other: PaintColor) -> Double {
    abs(red - other.red) + abs(green - other.green) + abs(blue - other.blue)
      + abs(alpha - other.alpha)
  }
}
