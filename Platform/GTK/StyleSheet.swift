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
  static var dyes: [DyeColor: DyePlace] = [:]
  static var loneInks: [PaintColor: LoneInk] = [:]
  private static var isGathering = false
  private static var isStale = false

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

  /// Makes changes of colours one change for GTK, which looks every style up anew after each.
  package static func gather(_ change: () -> Void) {
    if isGathering { return change() }
    isGathering = true
    change()
    isGathering = false
    if isStale { load() }
  }

  static var tint: PaintColor { (palette ?? defaultPalette).tint }

  static func load() {
    isStale = isGathering
    guard !isStale, let provider else { return }
    let palette = palette ?? defaultPalette
    var text = """
      @define-color label \(palette.label.css);
      @define-color secondary \(palette.secondary.css);
      @define-color ground \(palette.background.css);
      @define-color tint \(palette.tint.css);
      @define-color line \(palette.separator.css);

      """
    text += rules
    for (dye, place) in dyes.sorted(by: { $0.value.number < $1.value.number }) {
      text += dye.part.rule(dye.className(place.number), dye.color)
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
