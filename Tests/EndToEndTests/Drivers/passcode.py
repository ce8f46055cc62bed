"""A passcode that is kept: with the desktop's real keyring, over a restart, and by each face.

  passcode.py FIELDSERVICE
"""
import sys

from onboarding import SERVER, begin, choose_passcode, get_work, unlock
from stage import Failure, Session, run

CODE = "Tulip-7Q4"


def search_files(session):
    """The passcode is in no file that was written."""
    found = [path for path in session.folder.rglob("*")
             if path.is_file() and not path.name.startswith("Xvfb") and CODE.encode() in path.read_bytes()]
    if found:
        raise Failure(f"the passcode is in {found}")
    if not list(session.folder.rglob("*.vault")):
        raise Failure("there is no vault at all")


def story(session):
    from stage.keyring import Keyring
    keyring = Keyring()
    person = session.open(sys.argv[1], "--steps")
    begin(person)
    choose_passcode(person, CODE)
    get_work(person)
    session.close(person.program)
    search_files(session)

    # Started again, it shows nothing before the passcode.
    person = session.open(sys.argv[1], "--steps")
    person.take_keyboard()
    unlock(person, "Tulip-7Q5")
    person.see("label", starting="This passcode is wrong.")
    if SERVER in person.tree_text():
        raise Failure("the work can be read while it is locked")
    unlock(person, CODE)
    person.see("label", SERVER)

    # Locked by hand, it is as after a start, and goes on where it was.
    person.click(person.see("push button", "Lock"))
    person.see("heading", "Enter Passcode")
    person.miss("label", SERVER)
    unlock(person, CODE)
    person.see("label", SERVER)
    session.close(person.program)

    # The other face has the same passcode. A locked keyring is no first run.
    keyring.lock()
    person = session.open(sys.argv[1], "--views")
    person.take_keyboard()
    person.see("push button", "Try Again")
    person.focus_is("push button", "Try Again")
    person.wait("what is wrong", lambda: any(
        element.role() == "text" and element.value() == "Keyring locked"
        for element in person.elements()))
    if person.find("text", "Email"):
        raise Failure("a locked keyring looks like a first run")
    session.close(person.program)


run(Session(), story)
