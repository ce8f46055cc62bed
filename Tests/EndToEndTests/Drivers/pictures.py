"""Pictures of a printed code that a person drags into the scanner, and pastes there, on both faces.

  pictures.py FIELDSERVICE
"""
import pathlib
import sys

from stage import Session, run
from stage.recording import Recording

CODE = '{"host": "field.example.com", "port": 443, "protocol": "https", "appID": "com.example.field"}'
GIVER = pathlib.Path(__file__).parent / "stage/giver.py"


class Giver:
    """Somebody in front of the other program, beside the first one's window."""

    def __init__(self, person, picture, kind):
        self.taker = person
        self.person = person.session.open("/usr/bin/python3", "-B", GIVER, picture, kind)
        person.session.person = person
        left, top, width, _ = person.window_frame()
        self.person.move(left + width + 40, top + 100)

    def drag_onto(self, element):
        """Drags the picture onto an element of the first program."""
        picture = self.person.see("image")
        with self.person.dragging(picture, self.taker, element):
            self.person.see("label", "Taken here")
        self.person.see("label", "Given")
        self.leave()

    def copy(self):
        """Puts the picture on the clipboard; the program is there until it is pasted."""
        self.person.take_keyboard()
        self.person.press("ctrl+c")
        self.person.see("label", "Copied")
        self.taker.take_keyboard()

    def leave(self):
        """Closes the other program."""
        self.person.session.close(self.person.program)


def scanner(session, program, *face):
    """Somebody in front of a scanner without a camera."""
    person = session.open(program, *face, "--scanner")
    person.take_keyboard()
    person.click(person.see("push button", "Scan"))
    person.see("heading", "No Camera")
    return person


def confirm(person):
    """The page that names the server."""
    person.see("heading", "Confirmation")
    person.see("label", "field.example.com")


def again(person):
    """Back from that page, to another picture."""
    person.click(person.see("push button", "Scan Again"))
    return person.see("heading", "No Camera")


def story(session):
    program = pathlib.Path(sys.argv[1])
    recording = Recording(session.folder / "recording", program.parent / "foyer-qr", CODE)
    picture = recording.picture
    nothing = session.folder / "nothing.png"
    recording.desk(nothing)
    for face in ([], ["--views"]):
        person = scanner(session, program, *face)
        Giver(person, picture, "file").drag_onto(person.see("heading", "No Camera"))
        confirm(person)

        # The picture itself, on a button this time: a press that ends there presses it not.
        again(person)
        Giver(person, picture, "pixels").drag_onto(
            person.see("push button", "Choose Picture"))
        confirm(person)

        # A picture without a code.
        again(person)
        Giver(person, nothing, "file").drag_onto(person.see("heading", "No Camera"))
        person.see("dialog", "Scan Unsuccessful")
        person.press("Escape")
        person.miss("dialog", "Scan Unsuccessful")

        # Pasted: a file, then the picture itself while a field has the focus.
        giver = Giver(person, picture, "file")
        giver.copy()
        person.press("ctrl+v")
        confirm(person)
        giver.leave()
        again(person)
        giver = Giver(person, picture, "pixels")
        giver.copy()
        person.click(person.see("text", "Server address"))
        person.focus_is("text", "Server address")
        person.press("ctrl+v")
        confirm(person)
        giver.leave()
        person.click(person.see("push button", "Continue"))
        if face:
            person.see("heading", "End User License Agreement")
        else:
            person.see("label", "Connected to field.example.com")
        session.close(person.program)


run(Session(), story)
