"""The way from the welcome screen over licence, consent and signing in to the work, by keys.

  steps.py FIELDSERVICE
"""
import sys

from stage import Failure, Session, run


def read_licence(person):
    person.see("heading", "End User License Agreement")
    person.miss("push button", "Agree", state="sensitive")
    person.see("text")

    def at_the_end():
        # A click does nothing while the page moves in. What lies below is laid out bit by bit: the
        # end may move once it has been reached.
        if not person.find("text", state="focused"):
            person.click(person.find("text"))
        person.press("ctrl+End")
        return person.find("push button", "Agree", state="sensitive")

    person.wait("the end of the licence", at_the_end).do()


def consent(person):
    person.see("heading", "Location Data")
    person.see("push button", "Next").do()
    person.see("heading", "Photos")
    person.see("push button", "Deny").do()
    person.see("dialog", "Without your consent you cannot continue.")
    person.see("push button", "Give Consent").do()
    person.see("heading", "Crash Reports")
    person.see("push button", "Not Now").do()


def sign_in(person):
    person.focus_is("text", "User name")
    person.type("maria")
    person.press("Return")
    person.focus_is("text", "Password")
    person.type("wrong-one")
    person.press("Return")
    person.see("status bar", "Error: The name or the password is wrong.")
    person.focus_is("text", "Password")
    if "wrong-one" in person.tree_text():
        raise Failure("the password is on the bus")
    person.press("ctrl+a")
    person.type("right")
    person.press("Return")


def get_work(person):
    person.see("push button", "Pause").do()
    person.see("progress bar", "Progress halted")
    person.see("push button", "Resume").do()
    person.see("push button", "Continue", state="sensitive").do()
    person.see("label", "Connected to field.example.com")


def story(session):
    person = session.open(sys.argv[1], "--steps")
    person.take_keyboard()
    person.press("Tab")
    person.focus_is("text", "Email")
    person.type("anna@example.com")
    person.press("Return")
    read_licence(person)
    consent(person)
    sign_in(person)
    get_work(person)


run(Session(), story)
