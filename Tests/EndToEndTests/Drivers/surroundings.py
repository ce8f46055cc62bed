"""What a program does where something is missing.

  surroundings.py CASE FIELDSERVICE

The cases are: no-display, no-bus, dead-bus, read-only-home, no-font.
"""
import pathlib
import sys

from stage import Failure, Session, run

# A folder in which nobody, root neither, can make a file.
READ_ONLY = "/proc/1"
EMPTY_FONTS = '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig/>'


def refuses(session, words, **options):
    """The program ends with the status for what is not available and says why, in one line."""
    program = session.start(sys.argv[2], **options)
    status = program.wait(timeout=30)
    said = program.errors()
    print(f"status {status}: {said}")
    if status != 69:
        raise Failure(f"ended with {status} instead of 69")
    if missing := [word for word in words if word not in said]:
        raise Failure(f"does not name {missing}")
    if "Fatal" in said or "CRITICAL" in said:
        raise Failure("it failed on the way")


def works(session, **options):
    """The program shows its screen, takes keys and looks an account up."""
    person = session.open(sys.argv[2], **options)
    person.take_keyboard()
    # Keys that come before the first picture reach nothing.
    person.still_picture()
    person.press("Tab")
    if session.has_bus:
        person.focus_is("text", "Email")
    start = person.still_picture()
    person.type("anna@example.com")
    person.wait("the typed text", lambda: start.changed(person.picture()) > 0.001)
    person.press("Return")
    # The first page has another ground at the left edge than the welcome screen.
    ground = start.crop(2, 400, 4, 4).most_common()
    person.wait("the first page", lambda: person.picture().crop(2, 400, 4, 4).most_common() != ground)
    said = person.program.errors()
    print(said)
    if "CRITICAL" in said or "Fatal" in said:
        raise Failure("it complained")


def no_display(session):
    refuses(session, ["DISPLAY", "WAYLAND_DISPLAY", "no display"])


def no_font(session):
    fonts = session.folder / "no-fonts.conf"
    fonts.write_text(EMPTY_FONTS)
    refuses(session, ["font"], environment={"FONTCONFIG_FILE": str(fonts)})


def no_bus(session):
    works(session, without=["DBUS_SESSION_BUS_ADDRESS"])


def dead_bus(session):
    works(session, environment={"DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere/bus"})


def read_only_home(session):
    if pathlib.Path(READ_ONLY, "trial").exists():
        raise Failure(f"{READ_ONLY} is not what this test needs")
    works(session, environment={"HOME": READ_ONLY}, without=[
        "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"])


CASES = {
    "no-display": (no_display, Session(display=False, bus=False)),
    "no-bus": (no_bus, Session(bus=False)),
    "dead-bus": (dead_bus, Session(bus=False)),
    "read-only-home": (read_only_home, Session()),
    "no-font": (no_font, Session()),
}
story, session = CASES[sys.argv[1]]
run(session, story)
