"""The steps from the licence to the work, as a person takes them."""
from stage import Failure

SERVER = "Connected to field.example.com"


def read_licence(person):
    person.see("heading", "End User License Agreement")
    person.miss("push button", "Agree", state="sensitive")
    person.see("text", state="multi-line")

    def at_the_end():
        # A click does nothing while the page moves in. What lies below is laid out bit by bit: the
        # end may move once it has been reached.
        text = person.find("text", state="multi-line")
        if "focused" not in text.states():
            person.click(text)
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


def choose_passcode(person, code):
    person.see("heading", "Create Passcode")
    person.focus_is("text", "Passcode")
    person.type(code)
    person.see("push button", "Next", state="sensitive")
    person.press("Return")
    person.see("heading", "Confirm Passcode")
    person.focus_is("text", "Passcode")
    person.type(code)
    person.see("push button", "Done", state="sensitive")
    if code in person.tree_text():
        raise Failure("the passcode is on the bus")
    person.press("Return")


def get_work(person):
    person.see("push button", "Pause").do()
    person.see("progress bar", "Progress halted")
    person.see("push button", "Resume").do()
    person.see("push button", "Continue", state="sensitive").do()
    person.see("label", SERVER)


def unlock(person, code):
    person.see("heading", "Enter Passcode")
    person.focus_is("text", "Passcode")
    person.type(code)
    person.see("push button", "Done", state="sensitive")
    person.press("Return")


def begin(person):
    person.take_keyboard()
    person.press("Tab")
    person.focus_is("text", "Email")
    person.type("anna@example.com")
    person.press("Return")
    read_licence(person)
    consent(person)
    sign_in(person)
