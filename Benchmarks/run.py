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
import sys
import time
from pathlib import Path

from measuring import ROOT, NotMeasured, Pairs, Program, build, growth, stripped_size
from table import Table

READY = {"counter": "Count: ", "welcome": "Want to explore?"}
START_LIMIT = {"dynamic": 1.35, "static": 1.25}
MEBIBYTE = 1024


def startup(table, build_kind, screen, ours, peer, pairs):
    result = Pairs(ours, peer, "startup", pairs, {"settle_ms": 400}).run()
    screen = f"{screen} screen, {build_kind}"
    limit = START_LIMIT[build_kind]
    first_frame = result.compare("first_frame_ms")
    table.compared(f"start to first frame: {screen}", first_frame, "ms", limit, "C")
    table.compared(f"private memory: {screen}", result.compare("private_kib"), "KiB", 1.5, "C")
    table.compared(f"widgets: {screen}", result.compare("widgets"), "widgets", 1.1, "C", floor=0.9)


def updates(table, ours, peer, pairs):
    result = Pairs(ours, peer, "update", pairs).run()
    table.compared("change until the label shows it", result.compare("update_us"), "us", 20, "C")
    framed = result.compare("framed_cpu_us", 0.001)
    table.compared("change with the next frame, CPU", framed, "ms", 1.2, "C")


def rows(table, ours, peer, pairs):
    result = Pairs(ours, peer, "rows", pairs, {"rows": 1000}).run()
    painted, peer_painted, _ = result.compare("painted_ms")
    changed = result.compare("change_ms")
    table.compared("1,000 rows made and painted", result.compare("painted_ms"), "ms", 2, "C")
    table.compared("one of 1,000 rows changed, to the frame", changed, "ms", 2, "C")
    value, peer_value, _ = result.compare("unrelated_ms")
    table.bounded("unrelated change with 1,000 rows", value, "ms", 0.2, "C", peer_value)

    result = Pairs(ours, peer, "rows", 3, {"rows": 10000, "changes": 3}).run()
    value, peer_value, _ = result.compare("unrelated_ms")
    table.bounded("unrelated change with 10,000 rows", value, "ms", 0.2, "C", peer_value)
    value, peer_value, _ = result.compare("painted_ms")
    # Linear: ten times the rows in ten times the time, with the room that C itself needs.
    table.bounded(
        "10,000 rows painted, beside 1,000", value / painted, "times", 13, "C",
        peer_value / peer_painted,
    )


def idle(table, screen, ours, peer, with_growth):
    result = Pairs(ours, peer, "idle", 1).run()
    value, peer_value, _ = result.compare("wakeups")
    name = f"wake-ups in 3 s, the clock's own counted: {screen} screen"
    table.bounded(name, value, "wake-ups", 1, "C", peer_value)
    if with_growth:
        mine, theirs = (growth(figures["memory_kib"]) for figures in result.results[0])
        table.bounded("growth over 5,000 changes", mine, "KiB", MEBIBYTE, "C", theirs)


def cycles(table, ours, peer, count):
    mine, theirs = (
        growth(program.run("cycles", timeout=1800, cycles=count)["memory_kib"])
        for program in (ours, peer)
    )
    name = f"growth over {count:,} open and close cycles"
    table.bounded(name, mine, "KiB", MEBIBYTE, "C", theirs)


def size(table, program, peer):
    mine, theirs = (stripped_size(path.command[0]) / 1e6 for path in (program, peer))
    table.bounded("FieldService, dynamic, stripped", mine, "MB", 10, "C", theirs)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pairs", type=int, default=21, help="pairs of runs a figure")
    parser.add_argument("--static", action="store_true", help="static standard library as well")
    parser.add_argument("--soak", action="store_true", help="only the long cycles")
    parser.add_argument("--cycles", type=int, default=10000, help="cycles of --soak")
    parser.add_argument("--counter", type=shlex.split, metavar="CMD", help="in place of ours")
    parser.add_argument("--welcome", type=shlex.split, metavar="CMD", help="in place of ours")
    return parser.parse_args()


def programs(options, folder):
    commands = {
        "counter": options.counter or [folder / "CounterBenchmark"],
        "welcome": options.welcome or [folder / "FieldService"],
    }
    return {
        name: Program(Path(command[0]).name, command, READY[name])
        for name, command in commands.items()
    }


def plan(options, table):
    """The measurements as (name, function) in the order in which they run."""
    peers = {name: Program(f"{name}.c", [path], READY[name]) for name, path in build().items()}
    ours = programs(options, ROOT / ".build" / "release")
    counter = (ours["counter"], peers["counter"])
    welcome = (ours["welcome"], peers["welcome"])
    if options.soak:
        return [("cycles", lambda: cycles(table, *counter, options.cycles))]
    pairs = options.pairs
    steps = [
        ("start, counter", lambda: startup(table, "dynamic", "counter", *counter, pairs)),
        ("start, welcome", lambda: startup(table, "dynamic", "welcome", *welcome, pairs)),
        ("changes", lambda: updates(table, *counter, pairs)),
        ("rows", lambda: rows(table, *counter, pairs)),
        ("idle, counter", lambda: idle(table, "counter", *counter, with_growth=True)),
        ("idle, welcome", lambda: idle(table, "welcome", *welcome, with_growth=False)),
        ("size", lambda: size(table, *welcome)),
    ]
    if options.static:
        static = programs(options, ROOT / ".build" / "static" / "release")
        for name in ("counter", "welcome"):
            pair = (static[name], peers[name])
            steps.append(
                (
                    f"start, {name}, static",
                    lambda name=name, pair=pair: startup(table, "static", name, *pair, pairs),
                )
            )
    return steps


def main():
    options = arguments()
    table = Table()
    began = time.monotonic()
    for name, measure in plan(options, table):
        print(f"measuring: {name}", flush=True)
        try:
            measure()
        except NotMeasured as reason:
            table.failed(name, reason)
    seconds = time.monotonic() - began
    names = ("GSK_RENDERER", "GDK_DEBUG", "GTK_A11Y")
    settings = " ".join(f"{name}={os.environ.get(name, '')}" for name in names)
    machine = f"{os.cpu_count()} cores, {platform.machine()}"
    print(f"\n{table.text()}\n")
    print(f"{options.pairs} pairs, {seconds:.0f} s, {machine}, {settings}")

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
