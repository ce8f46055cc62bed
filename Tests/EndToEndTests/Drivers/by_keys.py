"""The whole flow by key presses and clicks.

  by_keys.py FIELDSERVICE
"""
import sys

from stage import Failure, Session, run


def welcome(session):
    person = session.open(sys.argv[1])
    person.see("heading", "Field Service")
    person.take_keyboard()
    # As on a telephone nothing has the focus at first; the first Tab goes to the first control.
    person.press("Tab")
    person.focus_is("text", "Email")
    return person


def replace_text(person, text):
    person.press("ctrl+a")
    person.type(text)
    person.wait(f"the field with {text}", lambda: person.find("text", "Email").value() == text)


def tab_order(person):
    # An empty field has no button to press yet, so the next stop is the demo.
    person.press("Tab")
    person.focus_is("push button", "Try the Demo")
    person.press("shift+Tab")
    person.focus_is("text", "Email")
    replace_text(person, "nobody@example.com")
    person.press("Tab")
    person.focus_is("push button", "Continue")
    person.press("Tab")
    person.focus_is("push button", "Try the Demo")
    person.press("shift+Tab")
    person.focus_is("push button", "Continue")


def close_alert(person, title, key):
    person.see("dialog", title)
    person.focus_is("push button", "OK")
    person.press(key)
    person.miss("dialog", title)
    person.focus_is("text", "Email")


def alerts(person):
    person.press("space")
    close_alert(person, "No Settings Found", "Return")
    person.press("Return")
    close_alert(person, "No Settings Found", "Escape")
    person.press("Return")
    person.see("dialog", "No Settings Found")
    person.click(person.see("push button", "OK"))
    person.miss("dialog", "No Settings Found")
    replace_text(person, "down@example.com")
    person.press("Return")
    close_alert(person, "Service Not Reached", "space")


def cancelled(person):
    replace_text(person, "slow@example.com")
    person.press("Return")
    person.see("push button", "Cancel")
    person.see("label", "Checking Account…")
    person.miss("push button", "Continue")
    # Nobody can start a second look-up.
    person.press("Return")
    person.press("Escape")
    person.miss("push button", "Cancel")
    person.focus_is("text", "Email")
    # And once by the button in the bar.
    person.press("Return")
    person.click(person.see("push button", "Cancel"))
    person.miss("push button", "Cancel")
    if person.find("dialog"):
        raise Failure("a look-up that a person ended was reported")


def found(person):
    replace_text(person, "  anna@example.com ")
    person.press("Return")
    person.see("heading", "Work Orders")
    person.see("label", "Connected to field.example.com")
    person.miss("text", "Email")


def story(session):
    person = welcome(session)
    tab_order(person)
    alerts(person)
    cancelled(person)
    found(person)
    # The demo by Return and by a click, each in a new run.
    for press in (lambda p: (p.press("Tab"), p.press("Return")),
                  lambda p: p.click(p.see("push button", "Try the Demo"))):
        person.session.close(person.program)
        person = welcome(session)
        press(person)
        person.see("heading", "Work Orders")
        person.see("label", "Demo: nothing is sent anywhere.")


run(Session(), story)
