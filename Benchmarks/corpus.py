"""Makes pictures of codes as cameras see them, from a fixed seed.

    /usr/bin/python3 Benchmarks/corpus.py FOLDER [PATH OF foyer-qr]

Each picture is a PNG of grey. `corpus.json` in the folder names them with their group and the texts
in them; a picture without a text is one in which nothing may be read.
"""

import json
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

import numpy as np

TEXT = '{"host":"field.example.com","port":443,"protocol":"https","appID":"com.example.field"}'
HD = (1280, 720)
FULL_HD = (1920, 1080)


class Maker:
    """Makes pictures. What is random in one of them depends on its name alone."""

    def __init__(self, foyer_qr):
        self.foyer_qr = foyer_qr
        self.made = {}

    def code(self, text=TEXT, level="M", margin=4):
        """A code as an array of 0 and 255, a number a square."""
        key = (text, level, margin)
        if key not in self.made:
            with tempfile.TemporaryDirectory() as folder:
                file = Path(folder) / "code.png"
                command = [self.foyer_qr, "make", "--level", level, "--margin", str(margin)]
                command += ["--scale", "1", "--output", file, "--", text]
                subprocess.run(command, check=True)
                self.made[key] = read_bits(file.read_bytes())
        return self.made[key]


def read_bits(png):
    """The pixels of a PNG of black and white whose rows are not filtered, as foyer-qr writes it."""
    place, width, height, packed = 8, 0, 0, b""
    while place < len(png):
        size, kind = struct.unpack(">I4s", png[place : place + 8])
        content = png[place + 8 : place + 8 + size]
        if kind == b"IHDR":
            width, height = struct.unpack(">II", content[:8])
        if kind == b"IDAT":
            packed += content
        place += size + 12
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, -1)[:, 1:]
    return np.unpackbits(rows, axis=1)[:, :width] * np.uint8(255)


def write_grey(path, picture):
    def chunk(kind, content):
        checksum = zlib.crc32(kind + content)
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", checksum)

    height, width = picture.shape
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = np.hstack([np.zeros((height, 1), np.uint8), picture]).tobytes()
    parts = [chunk(b"IHDR", head), chunk(b"IDAT", zlib.compress(rows, 1)), chunk(b"IEND", b"")]
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(parts))


def grey(values):
    return np.clip(np.rint(values), 0, 255).astype(np.uint8)


def enlarged(code, pixels):
    return np.kron(code, np.ones((pixels, pixels), np.uint8))


def filtered(picture, kernel):
    """Rows, then columns, each by the same weights."""
    result = picture.astype(np.float32)
    reach = len(kernel) // 2
    for axis in (0, 1):
        wide = np.pad(result, [(reach, reach) if a == axis else (0, 0) for a in (0, 1)], "edge")
        size = result.shape[axis]
        result = sum(
            weight * wide.take(range(i, i + size), axis) for i, weight in enumerate(kernel)
        )
    return result


def blur(picture, sigma):
    reach = int(np.ceil(3 * sigma))
    kernel = np.exp(-(np.arange(-reach, reach + 1) ** 2) / (2 * sigma**2))
    return grey(filtered(picture, kernel / kernel.sum()))


def motion(picture, length, degrees):
    """What a moving hand makes of a picture: the mean of copies along a line."""
    angle = np.radians(degrees)
    offsets = np.linspace(-length / 2, length / 2, length)
    copies = [
        np.roll(picture, (round(o * np.sin(angle)), round(o * np.cos(angle))), (0, 1))
        for o in offsets
    ]
    return grey(np.mean(copies, axis=0, dtype=np.float32))


def noise(picture, sigma, random):
    return grey(picture + random.normal(0, sigma, picture.shape))


def contrast(picture, low, high):
    return grey(low + (high - low) * (picture / 255.0))


def scene(size, random, base=170):
    """A desk: light that falls off, and soft spots."""
    width, height = size
    spots = filtered(random.normal(0, 60, (height, width)), np.ones(31) / 31) * 8
    return grey(np.linspace(base - 30, base + 30, width)[None, :] + spots)


def sample(picture, x, y):
    """The brightness between pixels; what lies outside is not a number."""
    height, width = picture.shape
    inside = (x >= 0) & (y >= 0) & (x <= width - 1) & (y <= height - 1)
    x, y = np.clip(x, 0, width - 1.001), np.clip(y, 0, height - 1.001)
    left, top = x.astype(int), y.astype(int)
    a, b = x - left, y - top
    source = picture.astype(np.float32)
    value = (
        source[top, left] * (1 - a) * (1 - b)
        + source[top, left + 1] * a * (1 - b)
        + source[top + 1, left] * (1 - a) * b
        + source[top + 1, left + 1] * a * b
    )
    return np.where(inside, value, np.nan)


def on(ground, values):
    return grey(np.where(np.isnan(values), ground, values))


def grid(size):
    width, height = size
    return np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))


def placed(code, ground, degrees=0.0, scale=1.0):
    """A code in the middle of a ground, turned; made smaller by means, not by leaving out."""
    if scale < 1:
        code = blur(code, 0.4 / scale)
    height, width = ground.shape
    x, y = grid((width, height))
    x, y = x - width / 2, y - height / 2
    angle = np.radians(degrees)
    u = (x * np.cos(angle) + y * np.sin(angle)) / scale + code.shape[1] / 2
    v = (-x * np.sin(angle) + y * np.cos(angle)) / scale + code.shape[0] / 2
    return on(ground, sample(code, u, v))


def tilted(code, ground, tilt, turn=0.0, sideways=False, distance=1.6):
    """A code on a surface that leans away from the camera."""
    height, width = ground.shape
    side = code.shape[0]
    lean, angle = np.radians(tilt), np.radians(turn)
    far = side * distance
    x, y = grid((width, height))
    x, y = x - width / 2, y - height / 2
    if sideways:
        x, y = y, x
    # A ray through the pixel (x, y) meets the leaning surface at height t on it.
    t = far * y / (far * np.cos(lean) - y * np.sin(lean))
    s = x * (far + t * np.sin(lean)) / far
    if sideways:
        s, t = t, s
    u = s * np.cos(angle) + t * np.sin(angle) + side / 2
    v = -s * np.sin(angle) + t * np.cos(angle) + side / 2
    return on(ground, sample(code, u, v))


def bent(code, angle):
    """A code around a bottle."""
    height, width = code.shape
    x, y = grid((width, height))
    part = (x - width / 2) / (width / 2)
    u = np.arcsin(np.clip(part * np.sin(angle), -1, 1)) / angle * (width / 2) + width / 2
    v = y + (np.cos(part * angle) - 1) * 20
    values = sample(code, u, v)
    return grey(np.where(np.isnan(values), 255, values))


def packed(picture, quality):
    """What JPEG leaves of a picture: rounded waves in blocks of 8 pixels. `quality` is 1...100."""
    luminance = np.array(
        "16 11 10 16 24 40 51 61 12 12 14 19 26 58 60 55 14 13 16 24 40 57 69 56 14 17 22 29 51 87"
        " 80 62 18 22 37 56 68 109 103 77 24 35 55 64 81 104 113 92 49 64 78 87 103 121 120 101 72"
        " 92 95 98 112 100 103 99".split(),
        float,
    ).reshape(8, 8)
    scale = 5000 / quality if quality < 50 else 200 - 2 * quality
    steps = np.clip((luminance * scale + 50) // 100, 1, 255)
    k = np.arange(8)
    waves = np.cos((2 * k[None, :] + 1) * k[:, None] * np.pi / 16) / 2
    waves[0] /= np.sqrt(2)
    height, width = picture.shape
    blocks = (picture.astype(float) - 128).reshape(height // 8, 8, width // 8, 8).swapaxes(1, 2)
    kept = np.rint(waves @ blocks @ waves.T / steps) * steps
    return grey((waves.T @ kept @ waves + 128).swapaxes(1, 2).reshape(height, width))


def beside(codes, ground):
    """Codes in a row."""
    height = max(code.shape[0] for code in codes)
    tall = [
        np.pad(code, ((0, height - code.shape[0]), (0, 24)), constant_values=255)
        for code in codes
    ]
    return placed(np.hstack(tall), ground)


def pictures(maker):
    """All pictures as (group, name, texts, picture)."""

    def random(name):
        return np.random.default_rng(zlib.crc32(name.encode()))

    def desk(name, size=HD):
        return scene(size, random(name))

    white = np.full(HD[::-1], 255, np.uint8)
    code = enlarged(maker.code(), 6)
    turned = placed(code, desk("turned"), 7)
    x, y = grid(HD)

    for pixels in (2, 3, 4, 8):
        name = f"module-{pixels}"
        yield "size", name, [TEXT], placed(enlarged(maker.code(), pixels), desk(name))
    for degrees in (5, 15, 30, 45, 90, 135, 180, 315):
        name = f"turned-{degrees}"
        yield "rotation", name, [TEXT], placed(code, desk(name), degrees)
    for sigma in (1, 1.5, 2, 2.5, 3, 4):
        yield "blur", f"blur-{sigma}", [TEXT], blur(turned, sigma)
    for length in (5, 9, 13, 17):
        yield "motion", f"motion-{length}", [TEXT], motion(turned, length, 30)
    for low, high in ((80, 180), (100, 160), (113, 143), (120, 136)):
        name = f"contrast-{high - low}"
        faint = contrast(placed(code, white, 7), low, high)
        yield "contrast", name, [TEXT], noise(faint, 1.5, random(name))
    for tilt in (20, 35, 50, 60):
        name = f"tilted-{tilt}"
        yield "perspective", name, [TEXT], tilted(code, desk(name), tilt, 10)
    for tilt in (35, 50):
        name = f"tilted-sideways-{tilt}"
        yield "perspective", name, [TEXT], tilted(code, desk(name), tilt, 40, sideways=True)
    yield "inverted", "inverted", [TEXT], 255 - placed(code, white)
    yield "inverted", "inverted-turned", [TEXT], 255 - placed(code, contrast(white, 0, 200), 30)
    yield "inverted", "inverted-noise", [TEXT], noise(
        contrast(255 - placed(code, white, 12), 40, 200), 12, random("inverted-noise")
    )
    for sigma in (20, 40, 60):
        name = f"noise-{sigma}"
        yield "noise", name, [TEXT], noise(turned, sigma, random(name))

    lit = placed(code, contrast(white, 0, 230))
    yield "light", "falling-off", [TEXT], grey(placed(code, white) * np.linspace(1, 0.1, HD[0]))
    yield "light", "shadow", [TEXT], grey(lit * np.where(x < 640, 0.3, 1))
    spot = 400 * np.exp(-((x - 700) ** 2 + (y - 420) ** 2) / (2 * 50**2))
    yield "light", "glare", [TEXT], grey(lit + spot)
    yield "light", "glare-small", [TEXT], grey(
        lit + 400 * np.exp(-((x - 600) ** 2 + (y - 380) ** 2) / (2 * 18**2))
    )
    for quality in (20, 5):
        yield "packed", f"packed-{quality}", [TEXT], packed(turned, quality)
    for share in (12, 20):
        logo = enlarged(maker.code(level="H"), 6).copy()
        middle, reach = logo.shape[0] // 2, int(logo.shape[0] * (share / 100) ** 0.5 / 2 * 0.9)
        logo[middle - reach : middle + reach, middle - reach : middle + reach] = 128
        yield "logo", f"logo-{share}", [TEXT], placed(logo, desk(f"logo-{share}"))
    for margin in (0, 1, 2):
        tight = enlarged(maker.code(margin=margin), 6)
        yield "margin", f"margin-{margin}", [TEXT], placed(tight, contrast(white, 0, 40))
    for name, text in (
        ("address", "https://field.example.com/setup?c=4711"),
        ("link", "fieldservice://?AppId=com.example.field&ServerUrl=https%3A%2F%2Ffield.example.com"),
        ("letters", "https://grüße.example/ä?n=Zoë&e=😀"),
        ("digits", "0123456789" * 6),
    ):
        yield "text", name, [text], placed(enlarged(maker.code(text), 6), desk(name), 3)
    long = "https://field.example.com/setup?c=" + "".join(
        random("long").choice(list("0123456789abcdefghijklmnopqrstuvwxyz"), 2800)
    )
    for name, text, pixels in (
        ("dense-25-4", long[:940], 4), ("dense-25-3", long[:940], 3), ("dense-40-3", long, 3),
    ):
        yield "dense", name, [text], placed(enlarged(maker.code(text, "L"), pixels), desk(name), 3)
    for angle in (0.6, 1.1):
        yield "bent", f"bent-{angle}", [TEXT], placed(bent(code, angle), contrast(white, 0, 220))
    second, third = "https://second.example.com/", "third"
    codes = [enlarged(maker.code(text), 4) for text in (TEXT, second, third)]
    yield "several", "two", [TEXT, second], beside(codes[:2], white)
    yield "several", "three", [TEXT, second, third], beside(codes, desk("three"))
    screen = placed(code, desk("screen"), 4)
    yield "screen", "pixels", [TEXT], blur(grey(screen * np.where(x % 3 == 0, 0.5, 1)), 0.7)
    yield "screen", "waves", [TEXT], grey(screen * (0.75 + 0.25 * np.sin(x * 0.9 + y * 0.12)))
    yield "mirrored", "mirrored", [TEXT], placed(code, desk("mirrored"), 10)[:, ::-1]
    large = enlarged(maker.code(), 10)
    for name, scale in (("far-12", 0.30), ("far-9", 0.22), ("far-6", 0.15)):
        yield "far", name, [TEXT], blur(placed(large, desk(name, FULL_HD), 8, scale), 0.6)
    for index, (tilt, turn, sigma, grain) in enumerate(
        ((25, 12, 1.2, 10), (35, 70, 1.6, 14), (40, 200, 2.0, 18), (30, -25, 2.4, 22))
    ):
        name = f"hand-held-{index}"
        seen = blur(contrast(tilted(code, desk(name), tilt, turn), 40, 190), sigma)
        yield "hand-held", name, [TEXT], packed(noise(seen, grain, random(name)), 60)

    yield "nothing", "desk", [], desk("desk")
    yield "nothing", "grain", [], noise(np.full(HD[::-1], 128), 60, random("grain"))
    yield "nothing", "chequered", [], grey(255 * ((x // 12 + y // 12) % 2))
    yield "nothing", "stripes", [], grey(255 * (x // 7 % 2))
    yield "nothing", "rings", [], grey(128 + 127 * np.sin(np.hypot(x - 640, y - 360) / 6))
    squares = random("squares").integers(0, 2, (90, 160), np.uint8) * np.uint8(255)
    yield "nothing", "squares", [], enlarged(squares, 8)
    half = placed(code, desk("half"), 5)
    half[:, 640:] = 170
    yield "nothing", "half", [], half
    finder = np.pad(maker.code(margin=0)[:7, :7], 4, constant_values=255)
    yield "nothing", "finder", [], placed(enlarged(finder, 12), desk("finder"), 20)
    finders = np.full((33, 33), 255, np.uint8)
    for row, column in ((0, 0), (0, 26), (26, 0)):
        finders[row : row + 7, column : column + 7] = finder[4:11, 4:11]
    yield "nothing", "finders", [], placed(enlarged(finders, 8), white, 10)
    torn = code.copy()
    torn[code.shape[0] // 3 :, code.shape[1] // 3 :] = 255
    yield "nothing", "torn", [], placed(torn, desk("torn"))
    mixed = maker.code().copy()
    mixed[13:-13, 13:-13] = random("mixed").integers(0, 2, mixed[13:-13, 13:-13].shape) * 255
    yield "nothing", "overwritten", [], placed(enlarged(mixed, 6), desk("overwritten"), 3)


def make(folder, foyer_qr):
    """Writes all pictures; returns what is in them, as in `corpus.json`."""
    folder.mkdir(parents=True, exist_ok=True)
    entries = []
    for group, name, texts, picture in pictures(Maker(foyer_qr)):
        write_grey(folder / f"{name}.png", np.ascontiguousarray(picture))
        entries.append({"file": f"{name}.png", "group": group, "texts": texts})
    (folder / "corpus.json").write_text(json.dumps(entries, indent=1, ensure_ascii=False) + "\n")
    return entries


if __name__ == "__main__":
    program = sys.argv[2] if len(sys.argv) > 2 else ".build/release/foyer-qr"
    made = make(Path(sys.argv[1]), program)
    print(f"{len(made)} pictures, {sum(not entry['texts'] for entry in made)} of them without a code")
