"""What the accessibility bus says by itself."""
import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

from .element import GONE  # noqa: E402


class Listener:
    """Keeps every event from its start on: type, role of the source, and what the event carries."""

    def __init__(self, kinds=("object", "window", "focus", "document", "terminal")):
        self.events = []
        self._listener = Atspi.EventListener.new(self._heard)
        for kind in kinds:
            self._listener.register(kind)

    def _heard(self, event):
        try:
            role, name = event.source.get_role_name(), event.source.get_name()
        except (*GONE, AttributeError):
            role, name = "", ""
        data = event.any_data if isinstance(event.any_data, str) else ""
        self.events.append((event.type, role, f"{name} {data}"))

    def heard(self, text, role=None):
        """The first event that carries the text, from a source of this role."""
        return next((e for e in self.events if text in e[2] and role in (None, e[1])), None)
