"""Elements of the accessibility tree."""
import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# What is raised where an element goes away while it is looked at. The binding forgets its own error
# when the last reference to the element is given up on the way.
GONE = (GLib.Error, SystemError)


class Element:
    """One node: role, name, states, text and actions, read anew each time."""

    def __init__(self, node):
        self.node = node

    def __repr__(self):
        return f"{self.role()} {self.name()!r}"

    @classmethod
    def walk(cls, node):
        """The nodes below, depth first, hidden ones left out."""
        for index in range(node.get_child_count()):
            child = node.get_child_at_index(index)
            if child is None:
                continue
            element = cls(child)
            yield element
            yield from cls.walk(child)

    @classmethod
    def text(cls, node, depth=0):
        """A line an element, for a person to read."""
        element = cls(node)
        line = "  " * depth + repr(element)
        try:
            parts = [element.description(), element.frame(), element.actions()]
            line += " " + " ".join(str(part) for part in parts if part)
            line += " " + ",".join(element.states())
        except GONE:
            pass
        children = [node.get_child_at_index(i) for i in range(node.get_child_count())]
        return "\n".join([line] + [cls.text(child, depth + 1) for child in children if child])

    def role(self):
        """The role's name as the bus has it."""
        return self.node.get_role_name()

    def name(self):
        """The name that is spoken."""
        return self.node.get_name() or ""

    def description(self):
        """What is spoken after the name."""
        return self.node.get_description() or ""

    def states(self):
        """The states' names."""
        return sorted(state.value_nick for state in self.node.get_state_set().get_states())

    def frame(self):
        """x, y, width and height in the window."""
        component = self.node.get_component_iface()
        if component is None:
            return (0, 0, 0, 0)
        box = component.get_extents(Atspi.CoordType.WINDOW)
        return (box.x, box.y, box.width, box.height)

    def matches(self, role=None, name=None, starting=None, state=None):
        """Whether the element is the one that is looked for."""
        return (
            (role is None or self.role() == role)
            and (name is None or self.name() == name)
            and (starting is None or self.name().startswith(starting))
            and (state is None or state in self.states()))

    def actions(self):
        """The names of what can be done."""
        face = self.node.get_action_iface()
        return [face.get_action_name(i) for i in range(face.get_n_actions())] if face else []

    def do(self):
        """Does the first action."""
        return self.node.get_action_iface().do_action(0)

    def value(self):
        """The text in it; None where it tells none."""
        face = self.node.get_text_iface()
        return face.get_text(0, face.get_character_count()) if face else None

    def set_text(self, text):
        """Replaces the text in it."""
        return self.node.get_editable_text_iface().set_text_contents(text)

    def put_caret(self, offset):
        """Puts the caret before a character of the text in it."""
        return self.node.get_text_iface().set_caret_offset(offset)
