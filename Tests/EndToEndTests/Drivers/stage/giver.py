"""A program of its own with a picture in its window: the picture is dragged from there, and copied by
Control and C.

  giver.py FILE file|pixels

`file` gives the file, as a folder's window does, and `pixels` the picture itself, as a viewer does. A
line below the picture says how it went.
"""
import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, GLib, GObject, Gtk  # noqa: E402

PATH, KIND = sys.argv[1:]


def content():
    """What is given."""
    file = Gio.File.new_for_path(PATH)
    if KIND == "file":
        value = GObject.Value(Gdk.FileList, Gdk.FileList.new_from_list([file]))
    else:
        value = GObject.Value(Gdk.Texture, Gdk.Texture.new_from_file(file))
    return Gdk.ContentProvider.new_for_value(value)


def dragged(_source, drag, line):
    """Says whether the place below the pointer takes the picture, and later whether it has it."""
    line.set_text("On its way")

    def asked(drag, _):
        line.set_text("Taken here" if drag.get_selected_action() else "On its way")
    drag.connect("notify::selected-action", asked)
    drag.connect("dnd-finished", lambda _: line.set_text("Given"))
    drag.connect("cancel", lambda *_: line.set_text("Not given"))


def pressed(_controller, value, _code, state, line):
    """Copies."""
    if not (state & Gdk.ModifierType.CONTROL_MASK and value == Gdk.KEY_c):
        return False
    Gdk.Display.get_default().get_clipboard().set_content(content())
    line.set_text("Copied")
    return True


def show():
    """Opens the window."""
    window = Gtk.Window(title="Giver", default_width=240, default_height=280)
    picture = Gtk.Picture.new_for_filename(PATH)
    picture.set_size_request(200, 200)
    line = Gtk.Label(label="Here")
    source = Gtk.DragSource(actions=Gdk.DragAction.COPY, content=content())
    source.connect("drag-begin", dragged, line)
    picture.add_controller(source)
    keys = Gtk.EventControllerKey()
    keys.connect("key-pressed", pressed, line)
    window.add_controller(keys)
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    box.append(picture)
    box.append(line)
    window.set_child(box)
    window.present()


Gtk.init()
show()
GLib.MainLoop().run()
