"""A camera portal on the session's bus that gives one answer: portal.py ANSWER

ANSWER is the code of the response: 0 for yes, 1 for no. After a yes, what it hands out as PipeWire
is a socket that is closed at the other end. It prints a line when it is ready.
"""

import os
import socket
import sys

from gi.repository import Gio, GLib

ANSWER = int(sys.argv[1])
INTERFACES = """
<node>
  <interface name="org.freedesktop.portal.Camera">
    <method name="AccessCamera">
      <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/>
    </method>
    <method name="OpenPipeWireRemote">
      <arg type="a{sv}" direction="in"/><arg type="h" direction="out"/>
    </method>
    <property name="IsCameraPresent" type="b" access="read"/>
  </interface>
</node>
"""


def call(connection, sender, path, _interface, method, _arguments, invocation):
    if method == "AccessCamera":
        request = f"{path}/request/{sender[1:].replace('.', '_')}/1"
        invocation.return_value(GLib.Variant("(o)", (request,)))
        response = GLib.Variant("(ua{sv})", (ANSWER, {}))
        connection.emit_signal(
            sender, request, "org.freedesktop.portal.Request", "Response", response
        )
    else:
        ours, theirs = socket.socketpair()
        ours.close()
        handles = Gio.UnixFDList.new()
        index = handles.append(theirs.fileno())
        theirs.close()
        invocation.return_value_with_unix_fd_list(GLib.Variant("(h)", (index,)), handles)


def ready(_connection, _name):
    print("ready", flush=True)


def register(connection, _name):
    interface = Gio.DBusNodeInfo.new_for_xml(INTERFACES).interfaces[0]
    connection.register_object(
        "/org/freedesktop/portal/desktop", interface, call,
        lambda *_: GLib.Variant("b", True), None,
    )


Gio.bus_own_name(
    Gio.BusType.SESSION, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE, register,
    ready, lambda *_: os._exit(1),
)
GLib.MainLoop().run()
