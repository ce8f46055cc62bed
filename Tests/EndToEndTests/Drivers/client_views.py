"""An app of SwiftUI views outside the package: the welcome screen, then a list, a page and a sheet.

  client_views.py VISITS
"""
import sys

from stage import Session, run


def story(session):
    person = session.open(sys.argv[1])
    person.take_keyboard()
    # The welcome screen takes an address from the keyboard, and Return leads on.
    person.click(person.see("text", "Email"))
    person.focus_is("text", "Email")
    person.type("anna")
    person.press("Return")
    person.see("label", "Enter the whole address, with an @ in it.")
    person.type("@example.com")
    person.press("Return")
    person.see("label", "anna@example.com")
    person.miss("text", "Email")
    # A page of the stack changes the model that the list reads.
    person.see("label", "Open: 2")
    person.click(person.see("push button", "Mill Lane School"))
    person.see("heading", "Mill Lane School")
    person.click(person.see("check box", "Done"))
    person.see("check box", "Done", state="checked")
    person.press("Escape")
    person.see("label", "Open: 1")
    # A sheet takes the focus, and Return in it adds a row.
    person.click(person.see("push button", "New Visit"))
    person.focus_is("text", "Customer")
    person.type("Ferry Dock")
    person.press("Return")
    person.see("push button", "Ferry Dock")
    person.miss("text", "Customer")
    person.see("label", "Open: 2")


run(Session(), story)
