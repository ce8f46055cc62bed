"""Measures the scanner: what its helper reads of a corpus of pictures, how fast, and how much memory
it takes. `zbarimg` and `ZXingReader` of Debian read the same pictures in the same run."""

import array
import fcntl
import json
import mmap
import os
import re
import shutil
import socket
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor

import corpus
from measuring import NotMeasured

F_ADD_SEALS, SEAL_SHRINK, SEAL_GROW = 1033, 2, 4
PASSES = (
    "stretched", "inverted", "sharpened", "doubled", "brightened", "mirrored", "global",
)
PREVIEW_BYTES = 640 * 640 * 4


class Memory:
    """Memory that a helper sees too."""

    def __init__(self, size):
        self.descriptor = os.memfd_create("bench", os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
        os.ftruncate(self.descriptor, size)
        fcntl.fcntl(self.descriptor, F_ADD_SEALS, SEAL_SHRINK | SEAL_GROW)
        self.bytes = mmap.mmap(self.descriptor, size)


class Helper:
    """A process of foyer-scan, and packets to and from it."""

    def __init__(self, program, *arguments):
        if not program.exists():
            raise NotMeasured(f"not built: {program}")
        self.ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.process = subprocess.Popen(
            [str(program), *arguments], stdin=theirs, stdout=theirs, stderr=subprocess.DEVNULL, env={}
        )
        theirs.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.ours.close()
        self.process.wait(10)

    def send(self, *lines, memory=None):
        data = "\n".join(["foyer-scan 1", *lines, "", ""]).encode()
        extra = []
        if memory:
            numbers = array.array("i", [memory.descriptor])
            extra = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, numbers)]
        self.ours.sendmsg([data], extra)

    def answer(self):
        """The words of the first line of the next packet, whatever it says."""
        lines = self.ours.recv(65536).split(b"\n\n", 1)[0].decode().split("\n")
        return lines[1].split(" ") if len(lines) > 1 else []

    def receive(self):
        """The words of an answer that is none of a failure."""
        words = self.answer()
        if not words or words[0] == "failed":
            raise NotMeasured(f"the helper answered {words}")
        return words


def scores(table, programs):
    """Reads the corpus with ours and with both peers: a row each."""
    folder = programs / "corpus"
    shutil.rmtree(folder, ignore_errors=True)
    entries = corpus.make(folder, programs / "foyer-qr")
    readers = {
        "foyer-scan": [programs / "foyer-qr", "read"],
        "zbarimg": ["zbarimg", "-q", "--raw", "-Sdisable", "-Sqrcode.enable"],
        "ZXingReader": ["ZXingReader", "-format", "QRCode"],
    }
    wanted = sum(bool(entry["texts"]) for entry in entries)
    reached = {}
    for name, command in readers.items():
        if not shutil.which(command[0]):
            raise NotMeasured(f"{name} is missing, run Scripts/deps")
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            texts = list(pool.map(lambda entry: read(command, folder / entry["file"]), entries))
        pairs = list(zip(entries, texts))
        found = sum(bool(e["texts"]) and set(e["texts"]) <= set(t) for e, t in pairs)
        wrong = sum(len(set(t) - set(e["texts"])) for e, t in pairs)
        reached[name] = 100 * found / wanted, wrong
        missed = [e["file"] for e, t in pairs if e["texts"] and not set(e["texts"]) <= set(t)]
        print(f"  {name}: {found} of {wanted}, {wrong} wrong; not read: {' '.join(missed)}")
    share, wrong = reached.pop("foyer-scan")
    for peer, (theirs, _) in reached.items():
        name = f"codes read, of {wanted} in {len(entries)} pictures, beside {peer}"
        table.add(
            name, share, "%", ">= 88 %", share >= 88, peer, theirs,
            share / theirs if theirs else None,
        )
    table.bounded("texts read that are not there", wrong, "texts", 0)


def read(command, file):
    """The texts that a program reads in a file."""
    ended = subprocess.run(
        [*command, file], capture_output=True, check=False, env=dict(os.environ, LC_ALL="C.UTF-8")
    )
    output = ended.stdout.decode(errors="replace")
    if command[0] == "ZXingReader":
        return re.findall(r'^Text:\s+"(.*)"$', output, re.MULTILINE)
    return output.splitlines()


def speed(table, programs):
    """Frames that the decoder's process gets through in a second of one core's time."""
    for size, reach in ((corpus.HD, 60), (corpus.FULL_HD, 30)):
        code = corpus.enlarged(corpus.Maker(programs / "foyer-qr").code(), 6)
        ground = corpus.scene(size, corpus.np.random.default_rng(1))
        frames = {
            "a code in view": (corpus.placed(code, ground, 15).tobytes(), ()),
            "none, each looked at twice": (ground.tobytes(), PASSES),
        }
        for what, (frame, passes) in frames.items():
            name = f"frames in a second of one core, {size[0]} x {size[1]}, {what}"
            value = frames_a_second(programs, size, frame, passes)
            table.add(name, value, "/s", f">= {reach} /s", value >= reach)


def frames_a_second(programs, size, frame, passes, count=60):
    """As the helper does it: a frame as it is, then, where nothing was found, in one other way."""
    memory = Memory(len(frame))
    with Helper(programs / "foyer-scan", "decode") as helper:
        helper.send(f"memory {len(frame)}", memory=memory)
        helper.receive()
        begin = 0
        for index in range(count + 5):
            if index == 5:
                begin = core_seconds(helper.process.pid)
            memory.bytes[:] = frame
            for name in ("plain", passes[index % len(passes)]) if passes else ("plain",):
                helper.send(f"look {size[0]} {size[1]} {name}", "read qr microQR")
                answer = helper.receive()
            if (answer == ["codes", "0"]) != bool(passes):
                raise NotMeasured(f"the decoder answered {answer}")
        return count / (core_seconds(helper.process.pid) - begin)


def core_seconds(process):
    """The time that a process of one thread has had a core for. What else runs does not count."""
    with open(f"/proc/{process}/schedstat", encoding="utf-8") as file:
        return int(file.read().split()[0]) / 1e9


FAULTS = {
    "no camera": ("no-camera", 0), "camera in use": ("busy", 0), "not allowed": ("denied", 0),
    "disconnected": ("unplugged", 3),
}


def faults(table, programs):
    """Seconds from the start of the helper, or from the last frame, until it tells what is wrong."""
    for what, (word, frames) in FAULTS.items():
        value = max(seconds_until(programs, word, frames) for _ in range(3))
        table.bounded(f"until a camera's fault is told: {what}", value, "s", 2)


def seconds_until(programs, word, frames):
    began = time.monotonic()
    with Helper(programs / "foyer-scan") as helper:
        source = ["pattern 640 480", f"fault {frames} {word}"]
        helper.send("do camera", *source, "read qr microQR", memory=Memory(PREVIEW_BYTES))
        while True:
            words = helper.answer()
            if words[:1] == ["failed"]:
                if words[1:] != [word]:
                    raise NotMeasured(f"the helper told {words[1:]} in place of {word}")
                return time.monotonic() - began
            if words[:1] == ["frame"]:
                began = time.monotonic()
                helper.send("taken frame")


def soak(programs, count):
    """KiB of a helper and its decoder, eleven times over so many frames of a running camera."""
    samples = []
    with Helper(programs / "foyer-scan") as helper:
        helper.send("do camera", "pattern 640 480", "read qr microQR", memory=Memory(PREVIEW_BYTES))
        frames = 0
        while len(samples) < 11:
            if helper.receive()[0] != "frame":
                continue
            helper.send("taken frame")
            # The first tenth is the time in which buffers and caches fill.
            if frames and frames % (count // 10) == 0:
                samples.append(resident_kib(helper.process.pid))
            frames += 1
    return samples


def resident_kib(process):
    """Resident memory of a process and its children."""
    total = 0
    for entry in os.listdir("/proc"):
        if not entry.isdigit():
            continue
        try:
            with open(f"/proc/{entry}/stat", encoding="utf-8") as file:
                fields = file.read().rpartition(")")[2].split()
            if int(entry) == process or int(fields[1]) == process:
                total += int(fields[21]) * os.sysconf("SC_PAGE_SIZE") // 1024
        except (FileNotFoundError, ProcessLookupError):
            continue
    return total
