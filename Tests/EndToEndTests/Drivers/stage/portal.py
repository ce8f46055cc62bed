"""A settings portal that a driver changes at will."""
from gi.repository import Gio, GLib

INTERFACE = """
<node><interface name="org.freedesktop.portal.Settings">
  <method name="ReadAll">
    <arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/>
  </method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>
"""
NAME, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
APPEARANCE = "org.freedesktop.appearance"
DESKTOP = "org.gnome.desktop.interface"
DARK, LIGHT = GLib.Variant("u", 1), GLib.Variant("u", 2)


class Portal:
    """Owns the portal's name on the session bus and answers as a desktop would."""

    def __init__(self, settings=None):
        self.settings = settings or {}
        self.reads = 0
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        face = Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0]
        self.bus.register_object(PATH, face, self._called, None, None)
        Gio.bus_own_name_on_connection(self.bus, NAME, Gio.BusNameOwnerFlags.NONE, None, None)

    def _called(self, bus, sender, path, interface, method, parameters, invocation):
        wanted = parameters.unpack()[0]
        spaces = {}
        for (space, key), value in self.settings.items():
            if not wanted or space in wanted:
                spaces.setdefault(space, {})[key] = value
        self.reads += 1
        invocation.return_value(GLib.Variant("(a{sa{sv}})", (spaces,)))

    def change(self, space, key, value):
        """Sets a value and tells everybody."""
        self.settings[space, key] = value
        self.bus.emit_signal(
            None, PATH, "org.freedesktop.portal.Settings", "SettingChanged",
            GLib.Variant("(ssv)", (space, key, value)))
