"""A recorded sequence of pictures that a program plays as its camera."""
import os
import pathlib
import struct
import subprocess
import zlib

from .picture import Picture

WIDTH, HEIGHT, FRAMES = 640, 480, 16
GROUND = (46, 111, 158)


class Recording:
    """Numbered PNG files: a sheet with a code on a desk, which moves a little from one to the next.

    The files can be replaced while they are played.
    """

    def __init__(self, folder, foyer_qr, text):
        self.folder = pathlib.Path(folder)
        self.folder.mkdir()
        self.picture = self.folder / "code.png"
        subprocess.run(
            [str(foyer_qr), "make", "--scale", "8", "--output", str(self.picture), "--", text],
            check=True, stdin=subprocess.DEVNULL)
        code = [row[::8] for row in bits(self.picture.read_bytes())[::8]]
        scale = 300 // len(code)
        wide = [bytes(value for value in row for _ in range(scale)) for row in code]
        self.sheet = [row for row in wide for _ in range(scale)]

    @property
    def pattern(self):
        """What a program is told to play."""
        return f"{self.folder}/%04d.png"

    def approach(self):
        """The sheet comes into view from the left and goes again: a third of it is never seen, nor
        two of the three squares by which a code is found."""
        wide = len(self.sheet[0])
        self._write([round(-wide * (0.7 - 0.04 * min(i, FRAMES - i))) for i in range(FRAMES)])

    def arrive(self):
        """The whole sheet is in view, in a hand that is not quite still."""
        middle = (WIDTH - len(self.sheet[0])) // 2
        self._write([middle + 3 * (i % 5) for i in range(FRAMES)])

    def desk(self, path):
        """Writes a picture of the desk without the sheet."""
        self._frame(WIDTH).write(path)

    def _write(self, places):
        for index, left in enumerate(places):
            new = self.folder / "new"
            self._frame(left).write(new)
            os.replace(new, self.folder / f"{index:04}.png")

    def _frame(self, left):
        desk = bytes(GROUND) * WIDTH
        top = (HEIGHT - len(self.sheet)) // 2
        rows = [desk] * top
        skipped = max(0, -left)
        for line in self.sheet:
            seen = line[skipped:skipped + WIDTH - max(0, left)]
            ink = b"".join(bytes((value, value, value)) for value in seen)
            start = max(0, left) * 3
            rows.append(desk[:start] + ink + desk[start + len(ink):])
        rows += [desk] * (HEIGHT - len(rows))
        return Picture(WIDTH, HEIGHT, rows)


def middle(person):
    """What gives the pixels of a band across the middle of the camera's picture in the window."""
    x, y, width, height = person.see(name="Picture of the camera").frame()
    return lambda: person.picture().crop(x, y + height // 2 - 20, width, 40)


def bits(png):
    """The pixels of a PNG of black and white whose rows are not filtered, as foyer-qr writes it."""
    place, width, packed = 8, 0, b""
    while place < len(png):
        size, kind = struct.unpack(">I4s", png[place:place + 8])
        content = png[place + 8:place + 8 + size]
        if kind == b"IHDR":
            width = struct.unpack(">I", content[:4])[0]
        if kind == b"IDAT":
            packed += content
        place += size + 12
    data = zlib.decompress(packed)
    step = 1 + (width + 7) // 8
    rows = [data[start + 1:start + step] for start in range(0, len(data), step)]
    return [
        bytes(255 * int(bit) for byte in row for bit in f"{byte:08b}")[:width] for row in rows]
