"""Plays the demo by real input events, in light and in dark, and keeps a picture of each step.

  tour.py [FIELDSERVICE]      pictures and tour.json go to build/tour
"""
import json
import os
import pathlib
import subprocess
import sys

TOP = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(TOP / "Tests/EndToEndTests/Drivers"))

from stage import Session, run  # noqa: E402

OUTPUT = TOP / "build/tour"
UNKNOWN = "No Settings Found"


class Tour:
    """One round through the demo in one theme."""

    def __init__(self, session, program, theme, steps):
        self.session, self.program, self.theme, self.steps = session, program, theme, steps

    def open(self, *arguments):
        """Starts the program in this theme."""
        self.person = self.session.open(self.program, *arguments)
        self.person.take_keyboard()
        self.person.wait(f"the {self.theme} theme", self._has_theme)

    def _has_theme(self):
        return (sum(self.person.picture().most_common()) / 3 < 70) == (self.theme == "dark")

    def keep(self, name, moves=False):
        """Writes the picture of a step; one that moves is not waited for."""
        self.person.put_pointer_aside()
        number = sum(step["theme"] == self.theme for step in self.steps) + 1
        picture = self.person.picture() if moves else self.person.still_picture()
        file = f"{number:02}-{name}-{self.theme}.png"
        picture.write(OUTPUT / file)
        self.steps.append({"step": name, "face": "UIKit", "theme": self.theme, "png": file})
        print(file)

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

    def play(self):
        """The whole round."""
        self.open()
        self.by_email()
        self.open()
        self.by_demo()
        self.open("--activation")
        self.by_activation()


def built_program():
    """The program that `make` has built, with the flags it was built with."""
    words = ["swift", "build", "--show-bin-path", *os.environ.get("SWIFT_FLAGS", "").split()]
    shown = subprocess.run(words, cwd=TOP, capture_output=True, text=True, check=True)
    return pathlib.Path(shown.stdout.strip(), "FieldService")


def story(session):
    from stage.portal import APPEARANCE, DARK, LIGHT, Portal
    portal, steps = Portal(), []
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for theme, scheme in (("light", LIGHT), ("dark", DARK)):
        portal.change(APPEARANCE, "color-scheme", scheme)
        Tour(session, program, theme, steps).play()
    (OUTPUT / "tour.json").write_text(json.dumps(steps, indent=2) + "\n")


program = sys.argv[1] if len(sys.argv) > 1 else built_program()
run(Session(), story)
