"""The demo of views, from the welcome screen over licence and consent to the first page."""


class ViewsTour:
    """One round through the demo's face of views in the theme of an album."""

    def __init__(self, session, program, album):
        self.session, self.program, self.album = session, program, album
        self.person = None

    def open(self, *arguments):
        """Starts the program, which follows the desktop's theme."""
        self.person = self.session.open(self.program, "--views", *arguments)
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
        person.click(person.see("text"))
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

    def play(self):
        """The whole round, and the short one of a person who does not agree."""
        self.open()
        self.person.see("text", "Email")
        self.enter_address()
        self.read_licence()
        self.consent()
        person = self.person
        person.see("heading", "Stay Connected in the Field")
        self.keep("info")
        person.press("Return")
        person.see(name="Connected to field.example.com")
        self.keep("work")
        self.session.close(person.program)
        self.open()
        self.enter_address()
        self.person.click(self.person.see("push button", "Disagree"))
        self.person.see("text", "Email")
        self.session.close(self.person.program)
