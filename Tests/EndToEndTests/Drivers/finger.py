"""A finger in the place of the passcode, by the real fprintd with a virtual reader; the session locks.

  finger.py FIELDSERVICE      which was built with FOYER_TEST_BUS=1
"""
import sys

from onboarding import begin, choose_passcode, get_work
from stage import Failure, Session, run

CODE = "Tulip-7Q4"
SERVER = "Connected to field.example.com"


def story(session):
    from stage.finger import Reader
    from stage.keyring import Keyring
    Keyring()
    reader = Reader()
    person = session.open(sys.argv[1], "--steps", environment=reader.environment)
    begin(person)
    choose_passcode(person, CODE)
    person.see("push button", "Enable").do()
    reader.touch()
    get_work(person)
    session.close(person.program)

    person = session.open(sys.argv[1], environment=reader.environment)
    person.take_keyboard()
    person.see("label", "Unlock the app with your fingerprint.")
    reader.touch("somebody else")
    person.see("label", "This finger was not recognized. Try again.")
    if person.find("label", SERVER):
        raise Failure("another finger has opened it")
    reader.touch()
    person.see("label", SERVER)

    reader.lock_session()
    person.see("label", "Unlock the app with your fingerprint.")
    person.miss("label", SERVER)
    # A field is never more than a press away.
    person.see("push button", "Use Passcode").do()
    person.focus_is("text", "Passcode")
    person.type(CODE)
    person.press("Return")
    person.see("label", SERVER)


run(Session(), story)
