"""An app of SwiftUI views through the accessibility bus alone: no key, no pointer.

  views_by_accessibility.py VISITS
"""
import sys

from stage import Failure, Session, run


def enter(person, address):
    field = person.see("text", "Email")
    field.set_text(address)
    person.wait(f"the field with {address}", lambda: person.find("text", "Email").value() == address)
    person.see("push button", "Start", state="sensitive").do()


def story(session):
    person = session.open(sys.argv[1])
    # The welcome screen: a wrong address is told, a right one leads on to the next page.
    person.see("heading", "Field Service")
    person.see("label", "Connect to your SAP system to get started.")
    person.check_names()
    enter(person, "anna")
    person.see("label", "Enter the whole address, with an @ in it.")
    enter(person, "anna@example.com")
    person.see("label", "anna@example.com")
    person.miss("text", "Email")
    # The next pages: a list, a page of it, and the way back.
    person.see("label", "Open: 2")
    person.check_names()
    person.see("push button", "Mill Lane School").do()
    person.see("heading", "Mill Lane School")
    person.see("check box", "Done").do()
    person.see("check box", "Done", state="checked")


run(Session(), story)
