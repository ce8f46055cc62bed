"""A passcode that was typed, with accessibility on, is nowhere in the program's memory a second after
it was handed over.

  memory.py FIELDSERVICE
"""
import random
import string
import sys
import time

from onboarding import begin
from stage import Failure, Session, run

# Drawn anew each time: it is in no file, and in no memory but this script's.
CODE = "".join(random.SystemRandom().choice(string.ascii_letters) for _ in range(18))


def copies(process):
    """How often the passcode is in memory that the process can write."""
    found = 0
    with open(f"/proc/{process}/maps", encoding="ascii") as maps, \
            open(f"/proc/{process}/mem", "rb", 0) as memory:
        for line in maps:
            ends, rights = line.split()[:2]
            if not rights.startswith("rw"):
                continue
            start, end = (int(word, 16) for word in ends.split("-"))
            try:
                memory.seek(start)
                part = memory.read(end - start)
            except OSError:
                continue  # It was given back meanwhile.
            found += part.count(CODE.encode())
    return found


def type_code(person, heading, button):
    person.see("heading", heading)
    person.focus_is("text", "Passcode")
    person.type(CODE)
    person.see("push button", button, state="sensitive")
    seen = person.wait("the passcode in the field", lambda: copies(person.program.pid))
    print(f"in the field: {seen}")
    person.press("Return")


def story(session):
    from stage.listener import Listener
    person = session.open(sys.argv[1], "--steps", "--without-keyring")
    listener = Listener()
    begin(person)
    type_code(person, "Create Passcode", "Next")
    type_code(person, "Confirm Passcode", "Done")
    person.see("push button", "Continue")
    taken = time.monotonic()
    person.wait("memory without the passcode", lambda: copies(person.program.pid) == 0, seconds=1)
    print(f"none left {time.monotonic() - taken:.2f} s after the passcode was taken")
    for kind, role, carried in listener.events:
        if CODE[:3] in carried:
            raise Failure(f"the event {kind} of {role} carries a part of the passcode")
    if not listener.events:
        raise Failure("no event arrives at all")


run(Session(), story)
