"""A recovery code: offered after the passcode was chosen, shown once, and typed when that is forgotten.

  recovery.py FIELDSERVICE
"""
import re
import sys

from onboarding import SERVER, begin, choose_passcode, get_work, unlock
from stage import Failure, Session, run

CODE, NEW = "Tulip-7Q4", "Crocus-3W8"
LOOK = re.compile(r"([0-9A-Z]{4}-[0-9A-Z]{4}\n){3}[0-9A-Z]{4}")


def shown_code(person):
    """The code that can be read on the screen, for somebody who listens too."""
    values = [element.value() for element in person.elements() if element.role() == "text"]
    return next((value for value in values if value and LOOK.fullmatch(value)), None)


def read_code(person):
    person.focus_is("push button", "Show Code")
    if shown_code(person):
        raise Failure("there is a code before anybody wanted one")
    person.press("Return")
    code = person.wait("the code", lambda: shown_code(person))
    # Escape does not take it away.
    person.press("Escape")
    if shown_code(person) != code:
        raise Failure("the code is gone before it was written down")
    person.click(person.see("push button", "Done"))
    return code.replace("\n", "-")


def forget(person, code):
    person.see("heading", "Enter Passcode")
    person.click(person.see("push button", "Forgot Passcode?"))
    person.focus_is("push button", "Enter Recovery Code")
    person.press("Return")
    person.see("heading", "Enter Recovery Code")
    person.focus_is("text", "Recovery Code")
    slip = code[:-1] + ("7" if code[-1] != "7" else "8")
    person.type(slip)
    person.press("Return")
    person.see("label", starting="There is a typing error")
    person.focus_is("text", "Recovery Code")
    for part in (code, slip, slip[:9]):
        if part in person.tree_text():
            raise Failure("the code that is typed is on the bus")
    person.press("End", "BackSpace")
    person.type(code[-1])
    person.press("Return")


def story(session):
    person = session.open(sys.argv[1], "--steps", "--without-keyring", "--recovery")
    begin(person)
    choose_passcode(person, CODE)
    code = read_code(person)
    get_work(person)
    session.close(person.program)

    person = session.open(sys.argv[1], "--without-keyring")
    person.take_keyboard()
    forget(person, code)
    choose_passcode(person, NEW)
    person.see("label", SERVER)
    session.close(person.program)

    person = session.open(sys.argv[1], "--without-keyring")
    person.take_keyboard()
    unlock(person, CODE)
    person.see("label", starting="This passcode is wrong.")
    unlock(person, NEW)
    person.see("label", SERVER)


run(Session(), story)
