"""Runs programs under the driver and compares them in interleaved rounds."""

import json
import os
import statistics
import subprocess
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "bench"
DRIVER = BUILT / "libdriver.so"
ALLOCATIONS = BUILT / "liballocations.so"


class NotMeasured(Exception):
    """A figure could not be had; the text says why."""


@dataclass
class Program:
    """A program to measure, and the text of the label that shows that it is ready."""

    name: str
    command: list
    ready: str

    def prints(self, *arguments, preload=""):
        """The number that the program prints, started with arguments and without the driver."""
        ended = subprocess.run(
            [*self.command, *arguments],
            env=dict(os.environ, LD_PRELOAD=str(preload)),
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        try:
            return float(ended.stdout)
        except ValueError:
            raise NotMeasured(f"{self.name} prints no number: {ended.stderr[-300:]}") from None

    def run(self, mode, timeout=120, **settings):
        """Starts the program under the driver and returns the driver's figures."""
        if not Path(self.command[0]).exists():
            raise NotMeasured(f"{self.name} is not built: {self.command[0]}")
        with tempfile.TemporaryDirectory() as folder:
            result = Path(folder) / "result"
            environment = dict(
                os.environ,
                LD_PRELOAD=str(DRIVER),
                BENCH_MODE=mode,
                BENCH_OUT=str(result),
                BENCH_READY=self.ready,
                **{f"BENCH_{key.upper()}": str(value) for key, value in settings.items()},
            )
            environment["BENCH_T0"] = str(time.monotonic_ns())
            try:
                ended = subprocess.run(
                    self.command,
                    env=environment,
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.PIPE,
                    timeout=timeout,
                    check=False,
                )
            except subprocess.TimeoutExpired:
                raise NotMeasured(f"{self.name}: nothing after {timeout} s in {mode}") from None
            text = result.read_text() if result.exists() else ""
        if not text.endswith("\n"):
            words = ended.stderr.decode(errors="replace").strip()[-300:]
            raise NotMeasured(f"{self.name}: ended with {ended.returncode} in {mode}: {words}")
        figures = json.loads(text)
        if "error" in figures:
            raise NotMeasured(f"{self.name}, {mode}: {figures['error']}")
        return figures


@dataclass
class Rounds:
    """The figures of programs by face, and of their peer, run by turns so that all meet the same
    load. In each round every program is paired with the same run of the peer."""

    ours: dict
    peer: Program
    mode: str
    count: int
    settings: dict = field(default_factory=dict)
    results: list = field(default_factory=list)

    def run(self, warm_up=True):
        """Runs the rounds, after one run of each program that is not counted."""
        programs = [*self.ours.items(), (None, self.peer)]
        for _, program in programs if warm_up else []:
            program.run(self.mode, **self.settings)
        for index in range(self.count):
            first = index % len(programs)
            order = programs[first:] + programs[:first]
            self.results.append(
                {face: program.run(self.mode, **self.settings) for face, program in order}
            )
        return self

    def pairs(self, face):
        """The figures of a face, each with those of the peer in the same round."""
        return [(figures[face], figures[None]) for figures in self.results]

    def compare(self, face, key, scale=1.0):
        """Median of ours, median of the peer, median of the ratios of the pairs."""
        pairs = [(middle(a[key]) * scale, middle(b[key]) * scale) for a, b in self.pairs(face)]
        ours = statistics.median(a for a, _ in pairs)
        peer = statistics.median(b for _, b in pairs)
        ratios = [a / b for a, b in pairs if b]
        return ours, peer, statistics.median(ratios) if ratios else None


def middle(value):
    return statistics.median(value) if isinstance(value, list) else value


def growth(samples):
    """KiB over the samples: what lies between first and last, and what the fitted line rises."""
    count = len(samples)
    if count < 2:
        raise NotMeasured("no samples of memory")
    centre = (count - 1) / 2
    mean = statistics.fmean(samples)
    above = sum((i - centre) * (value - mean) for i, value in enumerate(samples))
    slope = above / sum((i - centre) ** 2 for i in range(count))
    return max(samples[-1] - samples[0], slope * (count - 1))


def build():
    """Compiles the driver and the peers; returns the paths of the peers by name."""
    BUILT.mkdir(parents=True, exist_ok=True)
    here = ROOT / "Benchmarks"
    flags = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "gtk4"], capture_output=True, text=True, check=True
    ).stdout.split()
    strict = ["gcc", "-O2", "-Wall", "-Wextra", "-Werror"]
    sources = sorted(map(str, (here / "Driver").glob("*.c")))
    subprocess.run([*strict, "-shared", "-fPIC", "-o", DRIVER, *sources, *flags], check=True)
    counting = here / "Allocations" / "allocations.c"
    subprocess.run([*strict, "-shared", "-fPIC", "-o", ALLOCATIONS, counting], check=True)
    peers = {}
    for source in sorted((here / "Peers").glob("*.c")):
        peers[source.stem] = BUILT / source.stem
        subprocess.run([*strict, "-o", peers[source.stem], source, *flags], check=True)
    return peers


def build_vault_peer():
    """Compiles the program that calls libsodium, which the peers of screens do without."""
    flags = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "libsodium"], capture_output=True, text=True, check=True
    ).stdout.split()
    source = ROOT / "Benchmarks" / "VaultPeer" / "argon2.c"
    program = BUILT / "argon2"
    strict = ["gcc", "-O2", "-Wall", "-Wextra", "-Werror"]
    subprocess.run([*strict, "-o", program, source, *flags], check=True)
    return program


def stripped_size(path):
    """Bytes of a program without symbols."""
    if not Path(path).exists():
        raise NotMeasured(f"not built: {path}")
    copy = BUILT / f"{Path(path).name}.stripped"
    subprocess.run(["strip", "-o", copy, path], check=True)
    return copy.stat().st_size
