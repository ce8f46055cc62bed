import CGTK

/// What the desktop says about how things should look.
package struct DesktopAppearance: Hashable, Sendable {
  package var prefersDark = false
  package var prefersHighContrast = false
  package var textScale = 1.0
  package var animates = true
  package var isRightToLeft = false

  package init() {}
}

/// Reads the desktop's settings, from GTK's own and from the settings portal, and follows them.
@MainActor package final class DesktopSettings {
  package static let shared = DesktopSettings()

  /// Called after `appearance` has changed.
  package var onChange: (@MainActor () -> Void)?

  package private(set) var appearance = DesktopAppearance()
  private static var initialResolution: Double = 96
  private var portal: OpaquePointer?

  /// One point is one pixel of GTK's: the resolution is pinned, text size is a matter of fonts.
  static func pinResolution() {
    guard let settings = gtk_settings_get_default().map(UnsafeMutableRawPointer.init) else {
      return
    }
    let resolution = Double(foyer_get_int(settings, "gtk-xft-dpi")) / 1024
    if resolution > 0 { initialResolution = resolution }
    foyer_set_int(settings, "gtk-xft-dpi", 96 * 1024)
  }

  /// Reads everything once and listens from then on.
  package func start() {
    guard let settings = gtk_settings_get_default().map(UnsafeMutableRawPointer.init) else {
      return
    }
    appearance.textScale = min(max(Self.initialResolution / 96, 0.5), 4)
    readToolkitSettings()
    for name in ["gtk-application-prefer-dark-theme", "gtk-enable-animations"] {
      Signal.connectIgnoringArgument(settings, "notify::" + name) { [weak self] in
        self?.readToolkitSettings()
      }
    }
    connectPortal()
  }

  private func readToolkitSettings() {
    guard let settings = gtk_settings_get_default().map(UnsafeMutableRawPointer.init) else {
      return
    }
    update {
      $0.prefersDark = foyer_get_int(settings, "gtk-application-prefer-dark-theme") != 0
      $0.animates = foyer_get_int(settings, "gtk-enable-animations") != 0
      $0.isRightToLeft = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
    }
  }

  private func update(_ change: (inout DesktopAppearance) -> Void) {
    var changed = appearance
    change(&changed)
    guard changed != appearance else { return }
    appearance = changed
    onChange?()
  }
}

// MARK: - The settings portal

extension DesktopSettings {
  private static let portalName = "org.freedesktop.portal.Desktop"
  private static let portalPath = "/org/freedesktop/portal/desktop"
  private static let portalInterface = "org.freedesktop.portal.Settings"

  /// Asks for the settings without waiting; an absent bus or portal leaves GTK's own settings.
  private func connectPortal() {
    guard SessionBus.exists else { return }
    let found:
      @convention(c) @MainActor (UnsafeMutablePointer<GObject>?, OpaquePointer?, gpointer?)
        -> Void = { _, result, _ in
          guard let bus = g_bus_get_finish(result, nil) else { return }
          DesktopSettings.shared.follow(bus)
        }
    g_bus_get(G_BUS_TYPE_SESSION, nil, unsafeBitCast(found, to: GAsyncReadyCallback.self), nil)
  }

  private func follow(_ bus: OpaquePointer) {
    // GLib would end the program when the bus goes.
    g_dbus_connection_set_exit_on_close(bus, 0)
    portal = bus
    let changed:
      @convention(c) @MainActor (
        OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
        UnsafePointer<CChar>?, OpaquePointer?, gpointer?
      ) -> Void = { _, _, _, _, _, parameters, _ in
        guard let parameters else { return }
        DesktopSettings.shared.take(change: parameters)
      }
    g_dbus_connection_signal_subscribe(
      bus, Self.portalName, Self.portalInterface, "SettingChanged", Self.portalPath, nil,
      GDBusSignalFlags(rawValue: 0),
      unsafeBitCast(changed, to: GDBusSignalCallback.self), nil, nil)
    let read:
      @convention(c) @MainActor (UnsafeMutablePointer<GObject>?, OpaquePointer?, gpointer?)
        -> Void = { source, result, _ in
          guard let source,
            let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
          else { return }
          DesktopSettings.shared.take(all: answer)
          g_variant_unref(answer)
        }
    g_dbus_connection_call(
      bus, Self.portalName, Self.portalPath, Self.portalInterface, "ReadAll", foyer_portal_read(),
      nil, G_DBUS_CALL_FLAGS_NONE, 5_000, nil,
      unsafeBitCast(read, to: GAsyncReadyCallback.self), nil)
  }

  /// `(a{sa{sv}})`: name space, key, value.
  private func take(all answer: OpaquePointer) {
    guard let spaces = Variant(adopting: g_variant_get_child_value(answer, 0)) else { return }
    update { appearance in
      for space in spaces.children {
        guard let name = space[0]?.string, let keys = space[1] else { continue }
        for entry in keys.children {
          guard let key = entry[0]?.string, let value = entry[1] else { continue }
          Self.apply(name, key, value, to: &appearance)
        }
      }
    }
  }

  /// `(ssv)`: name space, key, value.
  private func take(change parameters: OpaquePointer) {
    let change = Variant(parameters)
    guard let name = change[0]?.string, let key = change[1]?.string, let value = change[2] else {
      return
    }
    update { Self.apply(name, key, value, to: &$0) }
  }

  private static func apply(
    _ space: String, _ key: String, _ value: Variant, to appearance: inout DesktopAppearance
  ) {
    switch (space, key) {
    case ("org.freedesktop.appearance", "color-scheme"):
      if let scheme = value.unsigned { appearance.prefersDark = scheme == 1 }
    case ("org.freedesktop.appearance", "contrast"):
      if let contrast = value.unsigned { appearance.prefersHighContrast = contrast == 1 }
    case ("org.gnome.desktop.a11y.interface", "high-contrast"):
      if let high = value.boolean { appearance.prefersHighContrast = high }
    case ("org.gnome.desktop.interface", "text-scaling-factor"):
      if let scale = value.double, scale.isFinite {
        appearance.textScale = min(max(scale, 0.5), 4)
      }
    case ("org.gnome.desktop.interface", "enable-animations"):
      if let animates = value.boolean { appearance.animates = animates }
    default: break
    }
  }
}
