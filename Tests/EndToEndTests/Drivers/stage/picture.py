"""Pixels of the display."""
import struct
import zlib


class Picture:
    """Rows of RGB bytes."""

    def __init__(self, width, height, rows):
        self.width, self.height, self.rows = width, height, rows

    @classmethod
    def of_framebuffer(cls, path, frame=None):
        """Reads the file that Xvfb keeps: an XWD header, big-endian, colours, then BGRX pixels.

        `frame` is the part that is wanted, as x, y, width and height.
        """
        data = path.read_bytes()
        words = struct.unpack(">25I", data[:100])
        header, wide, high, line, colors = words[0], words[4], words[5], words[12], words[19]
        x, y, width, height = frame or (0, 0, wide, high)
        width, height = min(width, wide - x), min(height, high - y)
        start = header + colors * 12 + x * 4
        rows = []
        for index in range(y, y + height):
            source = data[start + index * line:start + index * line + width * 4]
            row = bytearray(width * 3)
            row[0::3], row[1::3], row[2::3] = source[2::4], source[1::4], source[0::4]
            rows.append(bytes(row))
        return cls(width, height, rows)

    def __eq__(self, other):
        return isinstance(other, Picture) and self.rows == other.rows

    def crop(self, x, y, width, height):
        """The part that begins at x, y; what lies outside is left out."""
        rows = [row[x * 3:(x + width) * 3] for row in self.rows[y:y + height]]
        return Picture(len(rows[0]) // 3 if rows else 0, len(rows), rows)

    def most_common(self):
        """The colour that most pixels have."""
        counts = self.colors()
        return max(counts, key=counts.get)

    def colors(self):
        """How many pixels have each colour."""
        counts = {}
        for row in self.rows:
            for index in range(0, len(row), 3):
                color = row[index:index + 3]
                counts[color] = counts.get(color, 0) + 1
        return {tuple(color): count for color, count in counts.items()}

    def changed(self, other):
        """The share of pixels that differ, 0 to 1; pictures of different sizes differ everywhere."""
        if (self.width, self.height) != (other.width, other.height):
            return 1.0
        different = 0
        for mine, theirs in zip(self.rows, other.rows):
            if mine != theirs:
                different += sum(
                    mine[index:index + 3] != theirs[index:index + 3]
                    for index in range(0, len(mine), 3))
        return different / max(1, self.width * self.height)

    def write(self, path):
        """Writes a PNG file."""
        def chunk(kind, data):
            check = zlib.crc32(kind + data)
            return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)

        lines = zlib.compress(b"".join(b"\0" + row for row in self.rows), 9)
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        path.write_bytes(
            b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", lines) + chunk(b"IEND", b""))
