"""A program that was moved with its folder of resources and its helper works; one without says so.

  moved.py FIELDSERVICE
"""
import os
import pathlib
import shutil
import sys

from stage import Failure, Session, run

RESOURCES, HELPER = "Foyer_SAPFiori.resources", "foyer-fetch"


def moved(session, name, without=()):
    """A copy of the program in a folder of its own."""
    built = pathlib.Path(sys.argv[1]).resolve()
    folder = session.folder / name
    folder.mkdir()
    for part in {built.name, RESOURCES, HELPER} - set(without):
        source = built.parent / part
        if source.is_dir():
            shutil.copytree(source, folder / part)
        else:
            shutil.copy2(source, folder / part)
    return folder / built.name


def shows_logo(person):
    """Whether there is anything but ground where the logo belongs."""
    picture = person.still_picture()
    return len(picture.crop(picture.width // 2 - 30, picture.height - 70, 60, 50).colors()) > 2


def look_up(person, address):
    person.see("text", "Email").set_text(address)
    person.see("push button", "Continue", state="sensitive").do()


def children(pid):
    found = []
    for task in pathlib.Path(f"/proc/{pid}/task").iterdir():
        found += [int(word) for word in (task / "children").read_text().split()]
    return found


def helper_of(person):
    """The path of the helper that runs for the program."""
    for child in children(person.program.pid):
        try:
            return os.readlink(f"/proc/{child}/exe")
        except OSError:
            continue
    return None


def story(session):
    program = moved(session, "all")
    person = session.open(program)
    person.see("heading", "Field Service")
    if not shows_logo(person):
        raise Failure("there is no logo")
    look_up(person, "slow@example.com")
    person.wait(
        "the moved helper at work", lambda: helper_of(person) == str(program.parent / HELPER))
    person.see("push button", "Cancel").do()
    person.miss("push button", "Cancel")
    look_up(person, "anna@example.com")
    person.see("label", "Connected to field.example.com")
    if person.program.errors():
        raise Failure("it complained")

    person.session.close(person.program)
    person = session.open(moved(session, "bare", without=[RESOURCES, HELPER]))
    # Without a logo the demo's button takes its place.
    demo = person.see("push button", "Try the Demo")
    if demo.frame()[1] + demo.frame()[3] < person.window_frame()[3] - 40:
        raise Failure("the logo came from elsewhere")
    said = person.program.errors()
    print(said)
    if RESOURCES not in said or str(session.folder / "bare") not in said:
        raise Failure("the missing folder is not named")
    look_up(person, "anna@example.com")
    person.see("dialog", "App Incomplete")


run(Session(), story)
