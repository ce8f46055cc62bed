"""Measures the package beside programs in C: a table, and build/bench.json.

Run it through Scripts/bench, which builds the programs and starts a private X server. It ends with
a status other than 0 only when something could not be measured; a figure that is missed is a row
that says so.
"""

import argparse
import datetime
import os
import platform
import shlex
import statistics
import sys
import time
from pathlib import Path

import scanning
from measuring import (
    ALLOCATIONS, ROOT, NotMeasured, Program, Rounds, build, build_vault_peer, growth, stripped_size
)
from table import Table

READY = {
    "counter": "Count: ", "welcome": "Want to explore?", "pages": "Pages", "licence": "Licence",
    "theme": "Row 0",
}
# The programs of a screen by face. `pages` has no peer of its own: C's counter has pages too.
PROGRAMS = {
    "counter": {"UIKit": "CounterBenchmark", "SwiftUI": "SwiftUICounterBenchmark"},
    "welcome": {"UIKit": "FieldService"},
    "pages": {"SwiftUI": "SwiftUIPagesBenchmark"},
    "licence": {"SwiftUI": "LicenceBenchmark"},
    "theme": {"UIKit": "ThemeBenchmark"},
}
START_LIMIT = {"dynamic": 1.35, "static": 1.25}
MEBIBYTE = 1024


def startup(table, build_kind, screen, ours, peer, rounds):
    result = Rounds(ours, peer, "startup", rounds, {"settle_ms": 400}).run()
    limit = START_LIMIT[build_kind]
    for face in ours:
        name = f"{screen} screen, {face}, {build_kind}"
        first_frame = result.compare(face, "first_frame_ms")
        private = result.compare(face, "private_kib")
        widgets = result.compare(face, "widgets")
        table.compared(f"start to first frame: {name}", first_frame, "ms", limit, "C")
        table.compared(f"private memory: {name}", private, "KiB", 1.5, "C")
        table.compared(f"widgets: {name}", widgets, "widgets", 1.1, "C", floor=0.9)


def licence(table, ours, peer, rounds):
    result = Rounds(ours, peer, "startup", rounds, {"settle_ms": 0}).run()
    for face in ours:
        first_frame = result.compare(face, "first_frame_ms")
        name = f"start to first frame: a licence of 5 MB beside a bare text view, {face}"
        table.compared(name, first_frame, "ms", 1.5, "C")
    result = Rounds(ours, peer, "scroll", min(rounds, 3)).run()
    for face in ours:
        # 60 frames a second leave a frame 16.7 ms; one in twenty may be slower than the figure.
        slow, theirs, _ = result.compare(face, "slow_frame_ms")
        name = f"a licence of 5 MB scrolled by a page a frame, CPU of a frame, {face}"
        table.bounded(name, slow, "ms", 16.7, "C", theirs)


def theme(table, ours, peer, rounds):
    result = Rounds(ours, peer, "theme", rounds).run()
    for face in ours:
        changed = result.compare(face, "change_ms")
        name = f"theme of 1,000 labels changed, to the frame, CPU, {face}"
        table.compared(name, changed, "ms", 2, "C")
        mine, theirs = (
            statistics.median(program.prints("--parse") for _ in range(5))
            for program in (ours[face], peer)
        )
        table.add(
            "style sheet of 100 kB read", mine, "MB/s", "-", True, "CSS by GTK", theirs,
            mine / theirs,
        )
        blocks = ours[face].prints("--colors", preload=ALLOCATIONS)
        table.add("blocks taken by 1,000 look-ups of a colour", blocks, "blocks", "0", blocks == 0)


def vault(table, rounds):
    """Keys of a passcode at the cost that is the default: 3 passes over 64 MiB."""
    ours = Program("VaultBenchmark", [ROOT / ".build" / "release" / "VaultBenchmark"], "")
    peer = Program("argon2.c", [build_vault_peer()], "")
    pairs = []
    for index in range(rounds):
        order = (ours, peer) if index % 2 else (peer, ours)
        figures = {program.name: program.prints("3", "65536", "3") for program in order}
        pairs.append((figures[ours.name], figures[peer.name]))
    mine = statistics.median(a for a, _ in pairs)
    theirs = statistics.median(b for _, b in pairs)
    ratio = statistics.median(a / b for a, b in pairs)
    table.compared("key of a passcode, Argon2id", (mine, theirs, ratio), "ms", 1.02, "C")
    # A frame that is missed makes one of 33.3 ms; a main thread that waited for the key, one of 100.
    unlock = Program("UnlockBenchmark", [ROOT / ".build" / "release" / "UnlockBenchmark"], "")
    table.bounded("slowest frame while a passcode is looked at", unlock.prints("11"), "ms", 33.3)


def updates(table, ours, peer, rounds):
    result = Rounds(ours, peer, "update", rounds).run()
    for face in ours:
        shown = result.compare(face, "update_us")
        framed = result.compare(face, "framed_cpu_us", 0.001)
        table.compared(f"change until the label shows it, {face}", shown, "us", 20, "C")
        table.compared(f"change with the next frame, CPU, {face}", framed, "ms", 1.2, "C")


def rows(table, ours, peer, rounds):
    few = Rounds(ours, peer, "rows", rounds, {"rows": 1000}).run()
    settings = {"rows": 10000, "changes": 3}
    many = Rounds(ours, peer, "rows", 3, settings).run(warm_up=False)
    for face in ours:
        painted = few.compare(face, "painted_ms")
        changed = few.compare(face, "change_ms")
        table.compared(f"1,000 rows made and painted, {face}", painted, "ms", 2, "C")
        table.compared(f"one of 1,000 rows changed, to the frame, {face}", changed, "ms", 2, "C")
        for count, result in (("1,000", few), ("10,000", many)):
            value, peer_value, _ = result.compare(face, "unrelated_ms")
            name = f"unrelated change with {count} rows, {face}"
            table.bounded(name, value, "ms", 0.2, "C", peer_value)
        value, peer_value, _ = many.compare(face, "painted_ms")
        # Linear: ten times the rows in ten times the time, with the room that C itself needs.
        table.bounded(
            f"10,000 rows painted, beside 1,000, {face}", value / painted[0], "times", 13, "C",
            peer_value / painted[1],
        )


def idle(table, screen, ours, peer, with_growth):
    result = Rounds(ours, peer, "idle", 1).run(warm_up=False)
    for face in ours:
        value, peer_value, _ = result.compare(face, "wakeups")
        name = f"wake-ups in 3 s, the clock's own counted: {screen} screen, {face}"
        table.bounded(name, value, "wake-ups", 1, "C", peer_value)
        if with_growth:
            mine, theirs = (growth(figures["memory_kib"]) for figures in result.pairs(face)[0])
            name = f"growth over 5,000 changes, {face}"
            table.bounded(name, mine, "KiB", MEBIBYTE, "C", theirs)


# What is opened and closed: face, screen, what happens, the buttons that do it.
CYCLES = [
    ("UIKit", "counter", "a page pushed and popped", "push", "pop"),
    ("SwiftUI", "counter", "a view in place of another", "push", "pop"),
    ("SwiftUI", "pages", "a page pushed and popped", "push", "pop"),
    ("SwiftUI", "pages", "a sheet opened and closed", "open", "close"),
]


def cycles(table, ours, peer, count):
    def grown(program, opens, closes):
        settings = {"cycles": count, "open": opens, "close": closes}
        return growth(program.run("cycles", timeout=1800, **settings)["memory_kib"])

    theirs = grown(peer, "push", "pop")
    for face, screen, what, opens, closes in CYCLES:
        if program := ours[screen].get(face):
            name = f"growth over {count:,} cycles of {what}, {face}"
            mine = grown(program, opens, closes)
            table.bounded(name, mine, "KiB", MEBIBYTE, "C", theirs)


def scanner_growth(table, built, count):
    name = f"growth of foyer-scan over {count:,} frames"
    table.bounded(name, growth(scanning.soak(built, count)), "KiB", MEBIBYTE)


def size(table, ours, peer):
    theirs = stripped_size(peer.command[0]) / 1e6
    for program in ours.values():
        mine = stripped_size(program.command[0]) / 1e6
        table.bounded(f"{program.name}, dynamic, built for size, stripped", mine, "MB", 10, "C", theirs)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=21, help="runs of each program a figure")
    parser.add_argument("--static", action="store_true", help="static standard library as well")
    parser.add_argument("--soak", action="store_true", help="only the long cycles")
    parser.add_argument("--cycles", type=int, default=10000, help="cycles of --soak")
    parser.add_argument("--counter", type=shlex.split, metavar="CMD", help="in place of ours")
    parser.add_argument("--welcome", type=shlex.split, metavar="CMD", help="in place of ours")
    return parser.parse_args()


def programs(options, folder, folder_of_app):
    """The programs to measure: by screen, then by face. The app is built for size."""
    folders = {"FieldService": folder_of_app}
    found = {
        screen: {
            face: Program(name, [folders.get(name, folder) / name], READY[screen])
            for face, name in faces.items()
        }
        for screen, faces in PROGRAMS.items()
    }
    for screen, command in (("counter", options.counter), ("welcome", options.welcome)):
        if command:
            name = Path(command[0]).name
            found[screen] = {name: Program(name, command, READY[screen])}
    return found


def plan(options, table):
    """The measurements as (name, function) in the order in which they run."""
    peers = {name: Program(f"{name}.c", [path], READY[name]) for name, path in build().items()}
    built = ROOT / ".build" / "release"
    ours = programs(options, built, ROOT / ".build" / "small" / "release")
    counter = (ours["counter"], peers["counter"])
    welcome = (ours["welcome"], peers["welcome"])
    if options.soak:
        return [
            ("cycles", lambda: cycles(table, ours, peers["counter"], options.cycles)),
            ("frames", lambda: scanner_growth(table, built, options.cycles)),
        ]
    rounds = options.rounds
    steps = [
        ("start, counter", lambda: startup(table, "dynamic", "counter", *counter, rounds)),
        ("start, welcome", lambda: startup(table, "dynamic", "welcome", *welcome, rounds)),
        ("licence", lambda: licence(table, ours["licence"], peers["licence"], min(rounds, 7))),
        ("theme", lambda: theme(table, ours["theme"], peers["theme"], min(rounds, 7))),
        ("vault", lambda: vault(table, min(rounds, 11))),
        ("changes", lambda: updates(table, *counter, rounds)),
        ("rows", lambda: rows(table, *counter, rounds)),
        ("idle, counter", lambda: idle(table, "counter", *counter, with_growth=True)),
        ("idle, welcome", lambda: idle(table, "welcome", *welcome, with_growth=False)),
        ("size", lambda: size(table, *welcome)),
        ("codes", lambda: scanning.scores(table, built)),
        ("frames", lambda: scanning.speed(table, built)),
        ("faults of a camera", lambda: scanning.faults(table, built)),
    ]
    if options.static:
        folder = ROOT / ".build" / "static" / "release"
        static = programs(options, folder, folder)
        for name in ("counter", "welcome"):
            pair = (static[name], peers[name])
            steps.append(
                (
                    f"start, {name}, static",
                    lambda name=name, pair=pair: startup(table, "static", name, *pair, rounds),
                )
            )
    return steps


def main():
    options = arguments()
    table = Table()
    began = time.monotonic()
    for name, measure in plan(options, table):
        print(f"measuring: {name}", flush=True)
        start = time.monotonic()
        try:
            measure()
        except NotMeasured as reason:
            table.failed(name, reason)
        print(f"  {time.monotonic() - start:.0f} s", flush=True)
    seconds = time.monotonic() - began
    names = ("GSK_RENDERER", "GDK_DEBUG", "GTK_A11Y")
    settings = " ".join(f"{name}={os.environ.get(name, '')}" for name in names)
    machine = f"{os.cpu_count()} cores, {platform.machine()}"
    print(f"\n{table.text()}\n")
    print(f"{options.rounds} rounds, {seconds:.0f} s, {machine}, {settings}")

    result = ROOT / "build" / "bench.json"
    if options.soak:
        result = ROOT / "Benchmarks" / "Results" / f"soak-{datetime.date.today()}.json"
        result.parent.mkdir(exist_ok=True)
    table.write(result)
    print(f"written: {result.relative_to(ROOT)}")
    for failure in table.failures:
        print(f"not measured: {failure}", file=sys.stderr)
    return 1 if table.failures else 0


if __name__ == "__main__":
    sys.exit(main())
