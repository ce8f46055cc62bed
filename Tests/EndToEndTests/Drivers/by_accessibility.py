"""The whole flow through the accessibility bus alone: no key, no pointer.

  by_accessibility.py FIELDSERVICE
"""
import sys

from stage import Failure, Session, run


def enter(person, address):
    field = person.see("text", "Email")
    field.set_text(address)
    person.wait(f"the field with {address}", lambda: person.find("text", "Email").value() == address)
    person.see("push button", "Continue", state="sensitive").do()


def answer(person, title):
    person.see("dialog", title)
    if person.find("text", "Email"):
        raise Failure("what lies behind an alert can be reached")
    person.see("push button", "OK").do()
    person.miss("dialog", title)


def story(session):
    person = session.open(sys.argv[1])
    person.see("heading", "Field Service")
    person.see("label", "To set the app up, enter your work email address.")
    person.check_names()
    for address, title in [("nobody@example.com", "No Settings Found"),
                           ("down@example.com", "Service Not Reached")]:
        enter(person, address)
        answer(person, title)
    enter(person, "slow@example.com")
    person.see("label", "Checking Account…")
    person.see("push button", "Cancel").do()
    person.miss("push button", "Cancel")
    enter(person, "ben@example.com")
    person.see("heading", "Work Orders")
    person.see("label", "Connected to depot.example.com")
    for name in ("Replace pump seal", "Waterworks North, hall 2", "Order 4711"):
        person.see("label", name)


run(Session(), story)
