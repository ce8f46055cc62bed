"""The way from the welcome screen over licence, consent, signing in and a passcode to the work, by keys.

  steps.py FIELDSERVICE
"""
import sys

from onboarding import begin, choose_passcode, get_work
from stage import Session, run


def story(session):
    # The keyring that the session's bus starts has been unlocked by nobody.
    person = session.open(sys.argv[1], "--steps", "--without-keyring")
    begin(person)
    choose_passcode(person, "Tulip-7Q4")
    get_work(person)


run(Session(), story)
