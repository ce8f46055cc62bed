"""A printed code in front of a camera, and pictures of one, on both faces.

  camera.py FIELDSERVICE
"""
import pathlib
import sys

from stage import Session, run
from stage.recording import GROUND, Recording, middle

CODE = '{"host": "field.example.com", "port": 443, "protocol": "https", "appID": "com.example.field"}'


def helpers(program):
    """The processes of foyer-scan that a program has started."""
    found = []
    for path in pathlib.Path(f"/proc/{program.pid}/task").glob("*/children"):
        for child in path.read_text().split():
            try:
                found.append(pathlib.Path(f"/proc/{child}/comm").read_text().strip())
            except FileNotFoundError:
                continue
    return [name for name in found if name == "foyer-scan"]


def watch(person):
    """Waits until the camera's picture is seen and moves."""
    look = middle(person)
    person.wait("the desk in the camera's picture", lambda: look().most_common() == GROUND, 30)
    before = look()
    person.wait("a picture that moves", lambda: look().changed(before) > 0.01, 30)


def confirm(person):
    """The page that names the server; the camera is released by then."""
    person.see("heading", "Confirmation")
    person.see("label", "field.example.com")
    person.wait("the camera released", lambda: not helpers(person.program))


def story(session):
    program = pathlib.Path(sys.argv[1])
    recording = Recording(session.folder / "recording", program.parent / "foyer-qr", CODE)
    recording.approach()
    person = session.open(program, "--scanner", "--camera", recording.pattern)
    person.take_keyboard()
    person.wait("no camera before it is asked for", lambda: not helpers(person.program))
    person.click(person.see("push button", "Scan"))
    watch(person)
    recording.arrive()
    confirm(person)
    # Another look, in place of confirming: the code that was not confirmed is passed over.
    recording.approach()
    person.click(person.see("push button", "Scan Again"))
    watch(person)

    # The same code from the folder of pictures, which is looked into only now.
    pictures = session.folder / "home" / "Pictures"
    pictures.mkdir()
    (pictures / "setup.png").write_bytes(recording.picture.read_bytes())
    person.miss("push button", "Picture setup.png")
    person.click(person.see("push button", "Show Recent Pictures"))
    person.click(person.see("push button", "Picture setup.png"))
    confirm(person)
    person.click(person.see("push button", "Continue"))
    person.see("label", "Connected to field.example.com")
    session.close(person.program)

    # The face of views.
    person = session.open(program, "--views", "--scanner", "--camera", recording.pattern)
    person.take_keyboard()
    person.click(person.see("push button", "Scan"))
    watch(person)
    person.click(person.see("push button", "Show Recent Pictures"))
    person.see("push button", "Picture setup.png")
    recording.arrive()
    confirm(person)
    person.click(person.see("push button", "Continue"))
    person.see("heading", "End User License Agreement")


run(Session(), story)
