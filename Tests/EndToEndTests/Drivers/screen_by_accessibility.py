"""A screen of the catalogue, used through the accessibility bus alone.

  screen_by_accessibility.py CATALOG PAGE
"""
import sys

from stage import Failure, Session, run

GOOD = "abcd!234"


def put(page, name, text):
    """Puts a text into a field. A field that hides its text never gives it back."""
    def alone():
        # While one page moves in for another, both have such a field.
        fields = [element for element in page.elements() if element.matches("text", name)]
        return fields[0] if len(fields) == 1 else None

    page.wait(f"one field {name!r}", alone).set_text(text)


def lead_on(page, name):
    """Presses a button as soon as it can be pressed."""
    page.see("push button", name, state="sensitive").do()


def create_passcode(page):
    page.see("heading", "Create Passcode")
    page.miss("push button", "Next", state="sensitive")
    put(page, "Passcode", "abc!")
    page.see("label", "At least one special character, done")
    page.see("label", "At least one digit, not done yet")
    put(page, "Passcode", GOOD)
    page.see("label", "At least one digit, done")
    lead_on(page, "Next")
    page.see("heading", "Confirm Passcode")
    put(page, "Passcode", "another")
    lead_on(page, "Done")
    page.see("label", "The passcodes do not match. Choose a passcode again.")
    page.see("heading", "Create Passcode")
    put(page, "Passcode", GOOD)
    lead_on(page, "Next")
    page.see("heading", "Confirm Passcode")
    tells_nothing(page)


def enter_passcode(page):
    page.see("heading", "Enter Passcode")
    for left in ("2", "1"):
        put(page, "Passcode", "wrong-" + left)
        lead_on(page, "Done")
        page.see("label", f"This passcode is wrong.\nTries left: {left}")
    put(page, "Passcode", "wrong-0")
    lead_on(page, "Done")
    page.see(None, "No Tries Left")
    tells_nothing(page)


def change_passcode(page):
    page.see("heading", "Current Passcode")
    put(page, "Passcode", "anything")
    lead_on(page, "Done")
    page.see("heading", "New Passcode")
    put(page, "Passcode", GOOD)
    lead_on(page, "Next")
    page.see("heading", "Confirm Passcode")
    tells_nothing(page)


def decline_finger(page):
    page.see("heading", "Fingerprint")
    lead_on(page, "Learn More")
    page.see("dialog", "Fingerprint")
    lead_on(page, "OK")
    page.miss("dialog", "Fingerprint")
    lead_on(page, "Enable")
    page.see("dialog", "No Fingerprint Enrolled")
    lead_on(page, "Not Now")
    page.miss("dialog", "No Fingerprint Enrolled")


def switch_user(page):
    page.see("label", "Maria Keller")
    lead_on(page, "Switch or Add User")
    page.see(None, starting="Jane Doe").do()
    page.see("label", "Jane Doe")


def verify(page):
    page.see("label", starting="Please provide the information")
    page.miss("push button", "Done", state="sensitive")
    put(page, "Staff number", "4711")
    put(page, "Activation code", "code-of-mine")
    lead_on(page, "Done")
    page.see("status bar", "Verifying Information…")
    page.miss("text", "Staff number", state="sensitive")
    tells_nothing(page)


def sign_in(page):
    page.see("heading", "Sign In")
    put(page, "User name", "maria")
    put(page, "Password", "word-of-mine")
    lead_on(page, "Show password")
    page.see("push button", "Hide password")
    lead_on(page, "Sign In")
    page.miss("text", "Password", state="sensitive")
    tells_nothing(page)


def sign_in_view(page):
    page.see("heading", "Sign In")
    page.miss("push button", "Sign In", state="sensitive")
    put(page, "User name", "maria")
    put(page, "Password", "word-of-mine")
    lead_on(page, "Show password")
    page.see("push button", "Hide password")
    page.see("push button", "Sign In", state="sensitive")
    tells_nothing(page)


def agree(page):
    page.see("heading", "End User License Agreement")
    page.miss("push button", "Agree", state="sensitive")

    def at_the_end():
        # What lies below is laid out bit by bit: the end may move once it has been reached.
        text = page.find("text", "End User License Agreement")
        text.put_caret(len(text.value()))
        return page.find("push button", "Agree", state="sensitive")

    page.wait("the end of the licence", at_the_end).do()


def consent(page):
    page.see("heading", "Step 1 of 2")
    page.see("heading", "Location Data")
    lead_on(page, "Next")
    page.see("heading", "Crash Reports")
    lead_on(page, "Deny")
    page.see("dialog", "Without your consent you cannot continue.")
    lead_on(page, "Give Consent")
    page.miss("dialog", "Without your consent you cannot continue.")


def read_info(page):
    page.wait("the title", lambda: "Stay Connected in the Field" in values(page))
    page.see("push button", "Learn More", state="sensitive")
    lead_on(page, "Continue")


def read_info_view(page):
    page.see("heading", "Stay Connected in the Field")
    page.see("label", starting="Your work orders come in by themselves")
    page.see("push button", "Learn More", state="sensitive")
    lead_on(page, "Continue")


def read_banner(page):
    page.see("status bar", starting="Error: The work order could not be saved")


def recover(page):
    page.wait("the title", lambda: "Passcode is not enough" in values(page))
    page.see("push button", "Forgot Passcode?")
    page.see("push button", "Try Again")
    lead_on(page, "Enter Recovery Code")
    enter_code(page)


def enter_code(page):
    page.see("heading", "Enter Recovery Code")
    put(page, "Recovery Code", "word-of-mine")
    lead_on(page, "Next")
    page.see("label", starting="There is a typing error in this code.")
    tells_nothing(page)
    put(page, "Recovery Code", "CODE-0000-0000-0000-0000-0000-0000")
    lead_on(page, "Next")
    page.see("heading", "Create Passcode")
    put(page, "Passcode", GOOD)
    lead_on(page, "Next")
    page.see("heading", "Confirm Passcode")
    tells_nothing(page)


def offer_code(page):
    page.wait("the title", lambda: "Recovery Code" in values(page))
    page.see("push button", "Not Now")
    lead_on(page, "Show Code")
    page.wait("the code", lambda: any((value or "").startswith("CODE-") for value in values(page)))
    page.miss("push button", "Not Now")
    lead_on(page, "Done")


STORIES = {
    "passcode-create": create_passcode,
    "passcode-enter": enter_passcode,
    "passcode-change-current": change_passcode,
    "passcode-finger-not-enrolled": decline_finger,
    "passcode-users": switch_user,
    "store-key-missing-recovery": recover,
    "recovery-enter": enter_code,
    "recovery-offer": offer_code,
    "uikit-authentication-dynamic": verify,
    "uikit-authentication-basic": sign_in,
    "uikit-licence-unread": agree,
    "uikit-consent-first": consent,
    "uikit-info": read_info,
    "uikit-banner-error": read_banner,
    "authentication-basic": sign_in_view,
    "swiftui-licence-unread": agree,
    "swiftui-consent-first": consent,
    "swiftui-info": read_info_view,
}


def values(page):
    """The texts that are in fields."""
    return [element.value() for element in page.elements() if element.role() == "text"]


def tells_nothing(page):
    """No secret that was put into a field can be read anywhere."""
    for secret in (GOOD, "wrong-", "another", "anything", "code-of-mine", "word-of-mine"):
        if secret in page.tree_text() or any(secret in (value or "") for value in values(page)):
            raise Failure(f"{secret} is on the bus")


def story(session):
    program, name = sys.argv[1:]
    catalog = session.open(program, "--page", name)
    catalog.see("push button", name).do()
    page = catalog.at_new_window()
    page.check_names()
    STORIES[name](page)


run(Session(), story)
