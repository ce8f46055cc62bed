"""The catalogue, an app of views, and the welcome screen of views in its states."""


class CatalogTour:
    """One round through the welcome screen in the theme of an album."""

    def __init__(self, session, program, album):
        self.session, self.program, self.album = session, program, album
        self.list = self.page = None

    def open_list(self):
        """Starts the program, beside the place where it opens its pages, and sets the theme."""
        self.list = self.session.open(self.program)
        self.list.move(600, 0)
        self.list.take_keyboard()
        switch = self.list.see("check box", "Dark")
        if not self.album.has_theme(self.list):
            self.list.click(switch)
        self.album.wait_for_theme(self.list)
        self.album.keep(self.list, "catalog")

    def open_page(self, name):
        """Opens a page from the list, in place of the one before."""
        row = self.list.see("push button", name)
        self.list.scroll_to(row)
        self.list.click(row)
        self.page = self.list.at_new_window(*[self.page] if self.page else [])
        self.page.take_keyboard()
        self.album.wait_for_theme(self.page)
        return self.page

    def keep(self, name, moves=False):
        """Keeps the picture of a step on the page."""
        self.album.keep(self.page, "swiftui-" + name, moves)

    def by_email(self):
        """An address that is not valid, then one that is."""
        person = self.open_page("swiftui-welcome-email")
        person.see("text", "Email")
        self.keep("welcome-email")
        person.click(person.see("text", "Email"))
        person.focus_is("text", "Email")
        person.type("anna")
        person.press("Return")
        person.see("label", "Enter the whole address, with an @ in it.")
        self.keep("welcome-invalid")
        person.type("@example.com")
        person.miss("label", "Enter the whole address, with an @ in it.")
        self.keep("welcome-typed")
        person.press("Tab", "Tab")
        person.focus_is("push button", "Try the Demo")
        self.keep("welcome-focus")

    def by_agreement(self):
        """The button waits for the tick."""
        terms = "I agree to the Terms of Service."
        person = self.open_page("swiftui-welcome-legal")
        person.miss("push button", "Continue", state="sensitive")
        self.keep("welcome-legal")
        person.click(person.see("check box", terms))
        person.see("check box", terms, state="checked")
        person.see("push button", "Continue", state="sensitive")
        self.keep("welcome-legal-accepted")

    def other_states(self):
        """What else the screen shows."""
        person = self.open_page("swiftui-welcome-lookup-cancel")
        person.see("label", "Checking Account…")
        self.keep("welcome-lookup", moves=True)
        person = self.open_page("swiftui-welcome-configured")
        person.see("push button", "Start")
        self.keep("welcome-configured")
        person = self.open_page("swiftui-welcome-message")
        person.see("label", "No Connection")
        self.keep("welcome-message")
        person = self.open_page("swiftui-welcome-demo-missing")
        person.see("dialog", "No Demo")
        self.keep("welcome-demo-missing")
        person.press("Return")
        person.miss("dialog", "No Demo")

    def play(self):
        """The whole round."""
        self.open_list()
        self.by_email()
        self.by_agreement()
        self.other_states()
        self.session.close(self.list.program)
