"""The code samples of the welcome screen's documentation work in an app outside the package.

  client.py COMPANION
"""
import sys

from stage import Session, run

THANKS = "Thank you for downloading SAP Project Companion for Managers."


def story(session):
    person = session.open(sys.argv[1])
    # By a segue to the storyboard, prepared by the client.
    person.see("push button", "By Segue").do()
    person.see("label", THANKS)
    person.see("push button", "Start").do()
    person.miss("label", THANKS)
    person.see("label", "Continued")
    # By program, with the code that turns an iPhone upright.
    person.see("push button", "By Program").do()
    person.see("label", THANKS)
    person.miss("push button", "By Segue")
    person.wait("a line about the orientation", lambda: "orientation" in person.program.errors())
    person.take_keyboard()
    person.press("Escape")
    # The helper was built beside the client's program and is found there.
    person.see("push button", "Look Up").do()
    person.see("label", starting="unreachable")


run(Session(), story)
