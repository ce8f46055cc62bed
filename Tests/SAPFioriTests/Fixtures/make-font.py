"""Makes FoyerTest.ttf: letters that are all one wide block, so that a test sees which font it is.

Needs fontTools. Run: python3 make-font.py FoyerTest.ttf
"""

import sys

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def block():
    pen = TTGlyphPen(None)
    pen.moveTo((50, 0))
    pen.lineTo((50, 700))
    pen.lineTo((1950, 700))
    pen.lineTo((1950, 0))
    pen.closePath()
    return pen.glyph()


def main(path):
    names = [".notdef", "space"] + [f"uni{ord(letter):04X}" for letter in LETTERS]
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({32: "space", **{ord(l): f"uni{ord(l):04X}" for l in LETTERS}})
    empty = TTGlyphPen(None).glyph()
    builder.setupGlyf({name: empty if name in names[:2] else block() for name in names})
    builder.setupHorizontalMetrics({name: (2000, 50) for name in names})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Foyer Test", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    builder.setupPost()
    # The same bytes in every run.
    builder.font["head"].created = builder.font["head"].modified = 3_500_000_000
    builder.font.recalcTimestamp = False
    builder.save(path)


main(sys.argv[1])
