"""An app that nobody uses locks when its time is up, and each key puts that off.

  idle.py FIELDSERVICE
"""
import sys
import time

from onboarding import SERVER, begin, choose_passcode, get_work, unlock
from stage import Failure, Session, run

CODE = "Tulip-7Q4"
LIMIT = 4  # seconds


def use(person, seconds):
    """Presses a key that changes nothing, again and again; gives back when the last one was pressed."""
    began, last = time.monotonic(), []

    def long_enough():
        last.append(time.monotonic())
        person.press("Tab")
        return last[-1] - began > seconds
    person.wait(f"keys for {seconds} s", long_enough, seconds=seconds + 15)
    return last[-1]


def story(session):
    person = session.open(sys.argv[1], "--steps", "--without-keyring")
    begin(person)
    choose_passcode(person, CODE)
    get_work(person)
    session.close(person.program)

    person = session.open(sys.argv[1], "--without-keyring", "--lock-after", str(LIMIT))
    person.take_keyboard()
    unlock(person, CODE)
    person.see("label", SERVER)
    last = use(person, LIMIT * 1.5)
    if not person.find("label", SERVER):
        raise Failure("it has locked while it was used")
    person.see("heading", "Enter Passcode")
    waited = time.monotonic() - last
    if waited < LIMIT:
        raise Failure(f"it has locked {waited:.2f} s after the last key, and not {LIMIT} s")
    print(f"locked {waited:.2f} s after the last key, with a limit of {LIMIT} s")
    person.miss("label", SERVER)
    unlock(person, CODE)
    person.see("label", SERVER)


run(Session(), story)
