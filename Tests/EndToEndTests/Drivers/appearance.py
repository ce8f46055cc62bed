"""The window follows the desktop's settings, at the start and while it runs.

  appearance.py FIELDSERVICE
"""
import sys

from gi.repository import GLib

from stage import Failure, Session, run


def ground(person):
    """The brightness of the window's ground."""
    return sum(person.picture().most_common()) / 3


def heading_height(person):
    return person.see("heading", "Field Service").frame()[3]


def small_window(person):
    """What does not fit at twice the text size comes into view when focus moves to it."""
    frame = person.window_frame()
    person.resize(320, 480)
    person.take_keyboard()
    for stop in (("text", "Email"), ("push button", "Try the Demo")):
        person.press("Tab")
        element = person.focus_is(*stop)

        def inside():
            x, y, width, height = element.frame()
            return 0 <= x and x + width <= 320 and 0 <= y and y + height <= 480
        person.wait(f"{element} in the window", inside)
    person.press("shift+Tab")
    person.focus_is("text", "Email")
    person.resize(*frame[2:])


def pictures_of_a_push(person):
    """How many pictures show parts of both pages on the way from one to the next.

    Looked at is a line in which each of the pages shows nothing but its ground.
    """
    left, top, width, _ = person.window_frame()
    line = (left, top + 600, width, 1)
    before = person.still_picture().crop(0, 600, width, 1).most_common()
    mixed = []

    def arrived():
        colors = person.session.picture(line).colors()
        if len(colors) > 1:
            mixed.append(colors)
        return len(colors) == 1 and before not in colors
    person.find("push button", "Try the Demo").do()
    person.wait("the ground of the first page", arrived)
    person.session.close(person.program)
    return len(mixed)


def story(session):
    from stage.portal import APPEARANCE, DARK, DESKTOP, LIGHT, Portal
    portal = Portal({(APPEARANCE, "color-scheme"): DARK})
    person = session.open(sys.argv[1])
    person.see("heading", "Field Service")
    person.wait("a dark window at the start", lambda: ground(person) < 70)

    portal.change(APPEARANCE, "color-scheme", LIGHT)
    person.wait("a light window", lambda: ground(person) > 200)
    portal.change(APPEARANCE, "color-scheme", DARK)
    person.wait("a dark window", lambda: ground(person) < 70)
    portal.change(APPEARANCE, "color-scheme", LIGHT)
    person.wait("a light window again", lambda: ground(person) > 200)

    before = person.still_picture()
    portal.change(APPEARANCE, "contrast", GLib.Variant("u", 1))
    person.wait("other colours for high contrast", lambda: person.picture().changed(before) > 0.001)
    portal.change(APPEARANCE, "contrast", GLib.Variant("u", 0))
    person.wait("the colours of before", lambda: person.picture().changed(before) < 0.001)

    height = heading_height(person)
    portal.change(DESKTOP, "text-scaling-factor", GLib.Variant("d", 2.0))
    person.wait("larger text", lambda: heading_height(person) > 1.5 * height)
    person.wait("another picture", lambda: person.picture().changed(before) > 0.02)
    small_window(person)
    portal.change(DESKTOP, "text-scaling-factor", GLib.Variant("d", 1.0))
    person.wait("text as before", lambda: heading_height(person) == height)
    person.wait("the picture of before", lambda: person.picture().changed(before) < 0.01)

    moving = pictures_of_a_push(person)
    portal.change(DESKTOP, "enable-animations", GLib.Variant("b", False))
    reads = portal.reads
    person = session.open(sys.argv[1])
    person.wait("the settings read once more", lambda: portal.reads > reads)
    person.see("push button", "Try the Demo")
    still = pictures_of_a_push(person)
    print(f"pictures of both pages on the way: {moving}, without animation {still}")
    if still > 0 or moving == 0:
        raise Failure("animations do not follow the setting")


run(Session(), story)
