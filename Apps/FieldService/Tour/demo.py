"""The demo of controllers, from the welcome screen to the first page."""

from stage.recording import GROUND, Recording, middle

UNKNOWN = "No Settings Found"


class DemoTour:
    """One round through the demo in the theme of an album."""

    def __init__(self, session, program, album):
        self.session, self.program, self.album = session, program, album

    def open(self, *arguments):
        """Starts the program, which follows the desktop's theme."""
        self.person = self.session.open(self.program, *arguments)
        self.person.take_keyboard()
        self.album.wait_for_theme(self.person)

    def keep(self, name, moves=False):
        """Keeps the picture of a step."""
        self.album.keep(self.person, name, moves)

    def enter(self, address):
        """Types an address over what is there and presses Return."""
        self.person.focus_is("text", "Email")
        self.person.press("ctrl+a")
        self.person.type(address)
        self.person.press("Return")

    def by_email(self):
        """From the welcome screen to the first page."""
        person = self.person
        person.see("text", "Email")
        self.keep("welcome")
        person.press("Tab", "Tab")
        person.focus_is("push button", "Try the Demo")
        self.keep("welcome-focus")
        person.press("shift+Tab")
        self.enter("anna")
        person.see("label", "Enter the whole address, with an @ in it.")
        self.keep("invalid-email")
        self.enter("nobody@example.com")
        person.see("dialog", UNKNOWN)
        self.keep("unknown-account")
        person.press("Return")
        person.miss("dialog", UNKNOWN)
        self.enter("slow@example.com")
        person.see("push button", "Cancel")
        person.see("label", "Checking Account…")
        self.keep("checking-account", moves=True)
        person.click(person.see("push button", "Cancel"))
        person.miss("push button", "Cancel")
        self.enter("anna@example.com")
        person.see("label", "Connected to field.example.com")
        self.keep("first-page")
        self.session.close(person.program)

    def by_demo(self):
        """From the welcome screen to the demo."""
        self.person.click(self.person.see("push button", "Try the Demo"))
        self.person.see("label", "Demo: nothing is sent anywhere.")
        self.keep("demo")
        self.session.close(self.person.program)

    def by_activation(self):
        """Over the activation and the scanner screen to the first page."""
        person = self.person
        person.see("push button", "Activate")
        self.keep("welcome-activation")
        person.click(person.see("push button", "Activate"))
        person.see("heading", "Activation")
        self.keep("activation")
        person.click(person.see("push button", "Scan"))
        person.see("heading", "No Camera")
        self.keep("scanner")
        person.click(person.see("text", "Server address"))
        person.focus_is("text", "Server address")
        person.type("https://depot.example.com")
        self.keep("scanner-address")
        person.press("Return")
        person.see("label", "Connected to depot.example.com")
        self.session.close(person.program)

    def by_camera(self):
        """A printed code in front of a camera that a recorded sequence stands for."""
        recording = Recording(
            self.session.folder / f"recording-{self.album.theme}",
            self.program.parent / "foyer-qr", "https://field.example.com/setup?c=4711")
        recording.approach()
        self.open("--scanner", "--camera", recording.pattern)
        person = self.person
        person.click(person.see("push button", "Scan"))
        look = middle(person)
        person.wait("the desk in the camera's picture", lambda: look().most_common() == GROUND, 30)
        self.keep("scanner-camera", moves=True)
        recording.arrive()
        person.see("heading", "Confirmation")
        person.see("label", "field.example.com")
        self.keep("scanner-confirm")
        person.click(person.see("push button", "Continue"))
        person.see("label", "Connected to field.example.com")
        self.session.close(person.program)

    def play(self):
        """The whole round."""
        self.open()
        self.by_email()
        self.open()
        self.by_demo()
        self.open("--activation")
        self.by_activation()
        self.by_camera()
