"""The demo of views, from the welcome screen over licence, consent and a passcode to the first page."""

CODE = "Tulip-7Q4"
SERVER = "Connected to field.example.com"


class ViewsTour:
    """One round through the demo's face of views in the theme of an album, with a fingerprint reader."""

    def __init__(self, session, program, album, reader):
        self.session, self.program, self.album, self.reader = session, program, album, reader
        self.person = None

    def open(self, home):
        """Starts the program, which follows the desktop's theme, with a folder for what it keeps."""
        folder = self.session.folder / f"{home}-{self.album.theme}"
        self.person = self.session.open(self.program, "--views", environment={
            "XDG_DATA_HOME": str(folder), **self.reader.environment})
        self.person.take_keyboard()
        self.album.wait_for_theme(self.person)

    def keep(self, name):
        """Keeps the picture of a step."""
        self.album.keep(self.person, "flow-" + name)

    def enter_address(self):
        """From the welcome screen to the licence."""
        person = self.person
        person.click(person.see("text", "Email"))
        person.focus_is("text", "Email")
        person.type("anna@example.com")
        person.press("Return")
        person.see("heading", "End User License Agreement")

    def read_licence(self):
        """Agreeing waits for the end of the text."""
        person = self.person
        person.miss("push button", "Agree", state="sensitive")
        self.keep("licence")
        person.click(person.see("text", state="multi-line"))
        person.press("ctrl+End")
        person.see("push button", "Agree", state="sensitive")
        self.keep("licence-read")
        person.click(person.see("push button", "Agree"))

    def consent(self):
        """Two pages of a form that is required, one that is not."""
        person = self.person
        person.see("heading", "Location Data")
        self.keep("consent-first")
        person.click(person.see("push button", "Next"))
        person.see("heading", "Photos")
        person.click(person.see("push button", "Deny"))
        person.see("dialog", "Without your consent you cannot continue.")
        self.keep("consent-question")
        person.click(person.see("push button", "Give Consent"))
        person.see("heading", "Crash Reports")
        self.keep("consent-optional")
        person.click(person.see("push button", "Not Now"))

    def choose_passcode(self):
        """A passcode, the same once more, and a finger that stands for it."""
        person = self.person
        for heading, name in (("Create Passcode", "passcode"), ("Confirm Passcode", "passcode-again")):
            person.see("heading", heading)
            person.focus_is("text", "Passcode")
            person.type(CODE)
            self.keep(name)
            person.press("Return")
        person.see("heading", "Fingerprint")
        self.keep("finger")
        person.see("push button", "Enable").do()
        self.reader.touch()

    def unlock(self):
        """Started again, the app shows nothing before the finger."""
        self.open("kept")
        person = self.person
        person.see("label", "Unlock the app with your fingerprint.")
        person.miss(name=SERVER)
        self.keep("unlock")
        self.reader.touch()
        person.see(name=SERVER)
        self.keep("unlocked")
        self.session.close(person.program)

    def play(self):
        """The whole round, a start after it, and the short round of a person who does not agree."""
        self.open("kept")
        self.person.see("text", "Email")
        self.enter_address()
        self.read_licence()
        self.consent()
        person = self.person
        person.see("heading", "Stay Connected in the Field")
        self.keep("info")
        person.press("Return")
        self.choose_passcode()
        person.see(name=SERVER)
        self.keep("work")
        self.session.close(person.program)
        self.unlock()
        self.open("declined")
        self.enter_address()
        self.person.click(self.person.see("push button", "Disagree"))
        self.person.see("text", "Email")
        self.session.close(self.person.program)
