"""The desktop's real keyring, opened as at a login."""
import os
import subprocess
import time

from gi.repository import Gio, GLib

from .failure import Failure

NAME = "org.freedesktop.secrets"


class Keyring:
    """GNOME's keyring on the session's bus, in the session's home.

    The one that the bus would start by itself is locked, since nobody has given it a password.
    """

    def __init__(self, password="for a test"):
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.process = subprocess.Popen(
            ["gnome-keyring-daemon", "--unlock", "--foreground", "--components=secrets"],
            stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env=dict(os.environ))
        self.process.stdin.write(password.encode())
        self.process.stdin.close()
        deadline = time.monotonic() + 15
        while self._owner() != self.process.pid:
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise Failure("the keyring does not come")
            time.sleep(0.01)

    def _owner(self):
        try:
            reply = self.bus.call_sync(
                "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                "GetConnectionUnixProcessID", GLib.Variant("(s)", (NAME,)), None,
                Gio.DBusCallFlags.NONE, 1000, None)
        except GLib.Error:
            return None
        return reply.unpack()[0]

    def lock(self):
        """Locks what is in it."""
        self.bus.call_sync(
            NAME, "/org/freedesktop/secrets", "org.freedesktop.Secret.Service", "Lock",
            GLib.Variant("(ao)", (["/org/freedesktop/secrets/collection/login"],)), None,
            Gio.DBusCallFlags.NONE, 5000, None)
