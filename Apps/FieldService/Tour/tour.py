"""Plays both faces of the kit by real input events, in light and in dark, and keeps a picture of
each step.

  tour.py [FOLDER]      where the programs are; pictures and tour.json go to build/tour
"""
import os
import pathlib
import subprocess
import sys

TOP = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(TOP / "Tests/EndToEndTests/Drivers"))

from album import Album  # noqa: E402
from catalog import CatalogTour  # noqa: E402
from demo import DemoTour  # noqa: E402
from stage import Session, run  # noqa: E402
from views import ViewsTour  # noqa: E402

OUTPUT = TOP / "build/tour"


def built_programs():
    """Where `make` has put what it built, with the flags that it was built with."""
    words = ["swift", "build", "--show-bin-path", *os.environ.get("SWIFT_FLAGS", "").split()]
    shown = subprocess.run(words, cwd=TOP, capture_output=True, text=True, check=True)
    return pathlib.Path(shown.stdout.strip())


def story(session):
    from stage.finger import Reader
    from stage.keyring import Keyring
    from stage.portal import APPEARANCE, DARK, LIGHT, Portal
    portal, steps = Portal(), []
    Keyring()
    reader = Reader()
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for theme, scheme in (("light", LIGHT), ("dark", DARK)):
        portal.change(APPEARANCE, "color-scheme", scheme)
        demo = Album(OUTPUT, steps, "UIKit", theme)
        DemoTour(session, programs / "FieldService", demo).play()
        catalog = Album(OUTPUT, steps, "swiftui", theme)
        ViewsTour(session, programs / "FieldService", catalog, reader).play()
        CatalogTour(session, programs / "Catalog", catalog).play()
    Album.write_list(OUTPUT, steps)


programs = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else built_programs()
run(Session(), story)
