import CGTK
import Glibc

/// Opens the display once and puts GTK into the one state that the floors above rely on.
@MainActor package enum Toolkit {
  package private(set) static var isStarted = false

  /// Starts GTK. `name` is what assistive technology calls the program.
  ///
  /// The "Empty" theme is used: everything visible is painted by the floors above or by
  /// ``StyleSheet``, so the default theme's large sheet is never parsed.
  package static func start(named name: String) throws(GTKError) {
    guard !isStarted else { return }
    g_set_prgname(name)
    let hadTheme = getenv("GTK_THEME") != nil
    g_setenv("GTK_THEME", "Empty", 1)
    if getenv("GSK_RENDERER") == nil, !hasGraphicsDevice() {
      // Without a GPU the software GL stack would cost three times the memory and the start.
      g_setenv("GSK_RENDERER", "cairo", 1)
      g_setenv("GDK_DEBUG", "gl-disable", 0)
    }
    // Assistive technology listens on the bus.
    if !SessionBus.exists { g_setenv("GTK_A11Y", "none", 0) }
    guard gtk_init_check() != 0 else {
      throw .noDisplay(variables: ["DISPLAY", "WAYLAND_DISPLAY", "GDK_BACKEND"])
    }
    // Programs that are opened from here are not to inherit it. Where a person has set a theme it
    // stays: GTK looks at the variable again whenever a setting changes.
    if !hadTheme { g_unsetenv("GTK_THEME") }
    if let settings = gtk_settings_get_default() {
      foyer_set_string(UnsafeMutableRawPointer(settings), "gtk-theme-name", "Empty")
    }
    isStarted = true
    DesktopSettings.pinResolution()
    guard hasFonts() else { throw .noFonts }
    StyleSheet.install()
    MainLoop.attachMainQueue()
  }

  /// Makes pictures repeatable: no animation, no blinking caret, no hinting.
  package static func pinForSnapshots() {
    guard let settings = gtk_settings_get_default().map(UnsafeMutableRawPointer.init) else {
      return
    }
    for (name, value) in [
      ("gtk-enable-animations", Int32(0)), ("gtk-cursor-blink", 0), ("gtk-xft-antialias", 1),
      ("gtk-xft-hinting", 0),
    ] { foyer_set_int(settings, name, value) }
    foyer_set_string(settings, "gtk-xft-hintstyle", "hintnone")
    foyer_set_string(settings, "gtk-xft-rgba", "none")
  }

  private static func hasFonts() -> Bool {
    guard let set = FcConfigGetFonts(nil, FcSetSystem) else { return false }
    return set.pointee.nfont > 0
  }

  private static func hasGraphicsDevice() -> Bool {
    access("/dev/dri/renderD128", R_OK | W_OK) == 0
  }
}
