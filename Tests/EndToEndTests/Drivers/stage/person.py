"""Somebody who uses a program: by keys and pointer, or through the accessibility bus."""
import contextlib
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from .element import GONE, Element  # noqa: E402
from .failure import Failure  # noqa: E402


class Person:
    """Finds elements, acts on them and waits for what should follow."""

    def __init__(self, session, program):
        self.session, self.program = session, program
        self._window = None

    # Waiting

    def wait(self, what, condition, seconds=15):
        """Waits until the condition gives something true, and gives that back."""
        deadline = time.monotonic() + seconds
        context = GLib.MainContext.default()
        while True:
            try:
                value = condition()
            except GONE:
                value = None
            if value:
                return value
            if self.program.poll() is not None:
                raise Failure(f"the program ended while this was waited for: {what}")
            if time.monotonic() > deadline:
                raise Failure(f"not within {seconds} s: {what}")
            GLib.timeout_add(20, lambda: False)
            context.iteration(True)

    def at_new_window(self, *seen):
        """Somebody in front of a window of the program that is none of the ones seen before."""
        other = Person(self.session, self.program)
        old = {self._window, *(person._window for person in seen)}

        def opened():
            windows = [window for window in self._windows() if window not in old]
            other._window = windows[-1] if windows else None
            return other._window
        self.wait("another window on the display", opened)
        return other

    def wait_for_window(self):
        """Waits until the program is on the bus and its window on the display."""
        self.wait("a window on the display", self._find_window)
        if self.session.has_bus:
            self.wait("the program on the accessibility bus", self._application)

    # The accessibility tree

    def _application(self):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child and child.get_process_id() == self.program.pid:
                child.set_cache_mask(Atspi.Cache.NONE)
                child.clear_cache()
                return child
        return None

    def elements(self):
        """Every element of the program that can be seen, depth first."""
        application = self._application()
        return list(Element.walk(application)) if application else []

    def find(self, role=None, name=None, **more):
        """The first element with this role, name and states; None when there is none."""
        return next((e for e in self.elements() if e.matches(role, name, **more)), None)

    def see(self, role=None, name=None, seconds=15, **more):
        """Waits until there is such an element."""
        what = f"{role or 'element'} {name!r} {more or ''}"
        return self.wait(what, lambda: self.find(role, name, **more), seconds)

    def miss(self, role=None, name=None, seconds=15, **more):
        """Waits until there is no such element."""
        self.wait(f"no {role} {name!r}", lambda: not self.find(role, name, **more), seconds)

    def check_names(self):
        """What can be used says what it is; nothing is called after a class of the toolkit."""
        for element in self.wait("the elements", self.elements):
            nameless = "focusable" in element.states() and not element.name()
            if nameless or element.name().startswith(("Gtk", "Foyer")):
                raise Failure(f"{element} has no name")

    def tree_text(self):
        """The tree, a line an element."""
        if not self.session.has_bus:
            return "(there is no bus)"  # The library would end this process.
        try:
            application = self._application()
            return Element.text(application) if application else "(not on the bus)"
        except (*GONE, Failure) as error:
            return f"(cannot be read: {error})"

    # Keys and pointer

    def _xdotool(self, *words):
        done = subprocess.run(["xdotool", *map(str, words)], capture_output=True, text=True)
        return done.stdout if done.returncode == 0 else ""

    def _windows(self):
        return self._xdotool("search", "--onlyvisible", "--pid", self.program.pid).split()

    def _find_window(self):
        windows = self._windows()
        self._window = windows[-1] if windows else None
        return self._window

    def window_frame(self):
        """x, y, width and height of the window on the screen."""
        text = self._xdotool("getwindowgeometry", "--shell", self._window)
        values = dict(line.split("=") for line in text.split())
        return tuple(int(values[key]) for key in ("X", "Y", "WIDTH", "HEIGHT"))

    def resize(self, width, height):
        """Gives the window another size."""
        self._xdotool("windowsize", self._window, width, height)
        self.wait("the window's new size", lambda: self.window_frame()[2:] == (width, height))

    def move(self, left, top):
        """Puts the window somewhere else on the screen."""
        self._xdotool("windowmove", self._window, left, top)
        self.wait("the window's new place", lambda: self.window_frame()[:2] == (left, top))

    def take_keyboard(self):
        """Makes keys arrive in the window, as a window manager does, and puts the pointer aside."""
        self._xdotool("windowfocus", "--sync", self._window)
        self.put_pointer_aside()

    def put_pointer_aside(self):
        """Moves the pointer out of the window, so that nothing is hovered over."""
        left, top, width, height = self.window_frame()
        self._xdotool("mousemove", left + width + 50, top + height + 50)

    def press(self, *keys):
        """Presses keys, one after another."""
        for key in keys:
            self._xdotool("key", "--clearmodifiers", key)

    def type(self, text):
        """Types text where the focus is."""
        self._xdotool("type", "--delay", "8", "--", text)

    def _middle(self, element):
        """The middle of an element on the screen, once it has stopped moving."""
        left, top, width, height = self.window_frame()
        seen = []

        def rests():
            seen.append(element.frame())
            x, y, wide, high = seen[-1]
            inside = wide > 0 and 0 <= x + wide // 2 < width and 0 <= y + high // 2 < height
            return inside and len(seen) > 4 and len(set(seen[-4:])) == 1
        self.wait(f"{element} at rest in the window", rests)
        x, y, width, height = seen[-1]
        return left + x + width // 2, top + y + height // 2

    def click(self, element):
        """Clicks the middle of an element, once it has stopped moving."""
        self._xdotool("mousemove", *self._middle(element), "click", 1)

    @contextlib.contextmanager
    def dragging(self, element, other, target):
        """Drags an element onto one in another's window, and lets go of it at the end of the block."""
        (x, y), (to_x, to_y) = self._middle(element), other._middle(target)
        self._xdotool("mousemove", x, y, "mousedown", 1)
        try:
            # Not in one leap: a hand is on its way, and a press that moves a little is a click.
            for step in range(1, 21):
                place = (x + (to_x - x) * step // 20, y + (to_y - y) * step // 20)
                self._xdotool("mousemove", "--sync", *place)
            yield
        finally:
            self._xdotool("mouseup", 1)

    def scroll_to(self, element):
        """Turns the wheel over the middle of the window until the element is in it."""
        left, top, width, height = self.window_frame()
        self._xdotool("mousemove", left + width // 2, top + height // 2)

        def inside():
            _, y, _, high = element.frame()
            if high > 0 and y >= 0 and y + high <= height:
                return True
            self._xdotool("click", 4 if y < 0 else 5)
            return False
        self.wait(f"{element} in the window", inside)

    def focused(self):
        """The element that has the focus."""
        return next((e for e in self.elements() if "focused" in e.states()), None)

    def focus_is(self, role, name):
        """Waits until the focus is on such an element."""
        def there():
            element = self.focused()
            return element if element and element.matches(role, name) else None
        return self.wait(f"the focus on {role} {name!r}", there)

    # Pictures

    def picture(self):
        """The pixels of the window."""
        return self.session.picture(self.window_frame())

    def still_picture(self, looks=4, seconds=10):
        """The pixels of the window once several looks in a row see the same."""
        seen = []

        def same():
            seen.append(self.picture())
            last = seen[-looks:]
            return last[0] if len(last) == looks and all(p == last[0] for p in last) else None
        return self.wait("the window at rest", same, seconds)
