"""The way over the activation and the scanner screen.

  activation.py FIELDSERVICE
"""
import sys

from stage import Session, run


def story(session):
    person = session.open(sys.argv[1], "--activation")
    person.take_keyboard()
    person.see("label", "The app has to be activated before you can use it.")
    activate = person.see("push button", "Activate")
    person.click(activate)
    person.see("heading", "Activation")

    # To the scanner, where there is no camera, and back by the bar.
    person.click(person.see("push button", "Scan"))
    person.see("heading", "No Camera")
    person.see("label", starting="Connect a camera, then try again.")
    person.miss("heading", "Activation")
    back = person.wait("a way back", lambda: next(
        (e for e in person.elements()
         if e.role() == "push button" and e.frame()[1] < 44 and e.frame()[0] < 100), None))
    person.click(back)
    person.see("heading", "Activation")
    person.miss("heading", "No Camera")

    # Back by Escape, then on again.
    person.press("Escape")
    person.see("push button", "Activate")
    person.miss("heading", "Activation")
    person.click(person.see("push button", "Activate"))
    person.see("heading", "Activation")

    # A typed address: a wrong one is refused, a right one leads on.
    person.click(person.see("push button", "Scan"))
    person.click(person.see("text", "Server address"))
    person.focus_is("text", "Server address")
    person.type("http://elsewhere.org")
    person.press("Return")
    person.see("dialog", "Invalid Code")
    person.press("Escape")
    person.miss("dialog", "Invalid Code")
    person.focus_is("text", "Server address")
    person.press("ctrl+a")
    person.type("https://depot.example.com")
    person.click(person.see("push button", "Continue", state="sensitive"))
    person.see("heading", "Work Orders")
    person.see("label", "Connected to depot.example.com")

    # The e-mail address instead.
    person.session.close(person.program)
    person = session.open(sys.argv[1], "--activation")
    person.take_keyboard()
    person.see("push button", "Activate")
    person.press("Return")
    person.see("heading", "Activation")
    person.click(person.see("text", "Email"))
    person.focus_is("text", "Email")
    person.type("anna@example.com")
    person.press("Return")
    person.see("heading", "Work Orders")
    person.see("label", "Connected to field.example.com")


run(Session(), story)
