"""An invalid e-mail address is announced: an event on the bus carries the message.

  announcement.py FIELDSERVICE
"""
import sys

from stage import Failure, Session, run

MESSAGE = "Enter the whole address, with an @ in it."
ANOTHER = "Check the part after the @. It should look like example.com."


def story(session):
    from stage.listener import Listener
    person = session.open(sys.argv[1])
    person.take_keyboard()
    person.click(person.see("text", "Email"))
    person.focus_is("text", "Email")
    listener = Listener()
    for address, message in [("anna", MESSAGE), ("anna@x..y", ANOTHER), ("anna", MESSAGE)]:
        listener.events.clear()
        person.press("ctrl+a")
        person.type(address)
        person.press("Return")
        event = person.wait(
            f"an event of the status element with {message!r}",
            lambda: listener.heard(message, role="status bar"))
        print(event)
        # It stands below the field as well, for those who see, and nothing was looked up.
        person.see("label", message)
        person.focus_is("text", "Email")
        if person.find("text", "Email").description() != message:
            raise Failure("the field does not say what is wrong with it")
    # Pressed again without a change it is said again.
    listener.events.clear()
    person.press("Return")
    person.wait("the same message once more", lambda: listener.heard(MESSAGE, role="status bar"))
    # Typing takes the message away.
    person.type("@")
    person.miss("label", MESSAGE)
    if person.find("push button", "Cancel"):
        raise Failure("an invalid address was handed over")


run(Session(), story)
