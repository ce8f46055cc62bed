"""Nothing that is typed into a secure field reaches the accessibility bus, hidden or shown.

  secure_field.py PROBE
"""
import sys

from stage import Failure, Session, run

# Letters that are in no name of the window, so that each one found has been typed.
SECRET = "ZXKVJQW"


def story(session):
    from stage.listener import Listener
    person = session.open(sys.argv[1])
    person.take_keyboard()
    person.see("text", "Passcode")
    listener = Listener()
    person.click(person.see("text", "Passcode"))
    person.focus_is("text", "Passcode")
    for count, character in enumerate(SECRET, 1):
        person.type(character)
        person.see("label", f"Characters: {count}")
        look(person, listener)
    if not listener.events:
        raise Failure("no event arrives at all, so this test cannot fail")

    hidden = person.still_picture()
    person.see("push button", "Show").do()
    person.see("push button", "Hide")
    person.wait("the text to be seen", lambda: person.picture().changed(hidden) > 0.0005)
    look(person, listener)
    person.click(person.see("text", "Passcode"))
    person.press("End")
    person.type(SECRET[0])
    person.see("label", f"Characters: {len(SECRET) + 1}")
    look(person, listener)
    # Selecting, copying and deleting say nothing either.
    person.press("ctrl+a", "ctrl+c", "BackSpace")
    person.see("label", "Characters: 0")
    look(person, listener)
    # Assistive technology may put text in; it never gets it back.
    person.find("text", "Passcode").set_text(SECRET)
    person.see("label", f"Characters: {len(SECRET)}")
    look(person, listener)
    print(f"{len(listener.events)} events and every text were looked at")


def look(person, listener):
    """Neither an event nor a text of an element holds what was typed, in whole or in part."""
    for kind, role, carried in listener.events:
        if leaks(carried):
            raise Failure(f"the event {kind} of {role} carries {carried!r}")
    for element in person.wait("the elements", person.elements):
        for text in (element.name(), element.description(), element.value()):
            if text and leaks(text):
                raise Failure(f"{element} tells {text!r}")
        check_pieces(element)


def leaks(text):
    return any(character in text for character in SECRET)


def check_pieces(element):
    """Asks for parts of the text too, as readers do that speak letter by letter."""
    face = element.node.get_text_iface()
    if face is None:
        return
    for start in range(len(SECRET)):
        for end in (start + 1, -1):
            if leaks(face.get_text(start, end) or ""):
                raise Failure(f"{element} tells what is at {start}")


run(Session(), story)
