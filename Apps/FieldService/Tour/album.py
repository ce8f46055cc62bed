"""The pictures of a tour."""
import json


class Album:
    """Pictures of one face in one theme, in a folder and a list that all albums share."""

    def __init__(self, folder, steps, face, theme):
        self.folder, self.steps, self.face, self.theme = folder, steps, face, theme

    def has_theme(self, person):
        """Whether the window of a person is as dark or as light as the theme."""
        corner = person.picture().crop(0, 0, 40, 40)
        return (sum(corner.most_common()) / 3 < 70) == (self.theme == "dark")

    def wait_for_theme(self, person):
        """Waits until a window is in the theme."""
        person.wait(f"the {self.theme} theme", lambda: self.has_theme(person))

    def keep(self, person, name, moves=False):
        """Writes the picture of a step; one that moves is not waited for."""
        person.put_pointer_aside()
        number = sum(step["theme"] == self.theme for step in self.steps) + 1
        picture = person.picture() if moves else person.still_picture()
        file = f"{number:02}-{name}-{self.theme}.png"
        picture.write(self.folder / file)
        self.steps.append({"step": name, "face": self.face, "theme": self.theme, "png": file})
        print(file)

    @staticmethod
    def write_list(folder, steps):
        """Writes the list of all steps."""
        (folder / "tour.json").write_text(json.dumps(steps, indent=2) + "\n")
