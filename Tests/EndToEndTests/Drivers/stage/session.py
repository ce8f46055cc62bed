"""The private display, bus and home."""
import ctypes
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time

from .failure import Failure
from .picture import Picture

PR_SET_CHILD_SUBREAPER = 36
SYSTEM_PATHS = "/usr/bin:/bin"


class Session:
    """Starts a display and a bus, unless told not to, and ends whatever was started in it.

    `with` starts it. The environment of the driver itself is the session's from then on, so that
    the accessibility library talks to this bus.
    """

    def __init__(self, display=True, bus=True, screen="1280x1024", environment=None):
        self.has_display, self.has_bus, self.screen = display, bus, screen
        self.extra = environment or {}
        self.programs = []
        self.person = None

    def __enter__(self):
        # Whatever loses its parent comes to this process, so nothing outlives the driver.
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
        # A test program starts its processes with signals blocked, which what they start inherits.
        signal.pthread_sigmask(signal.SIG_SETMASK, [])
        signal.signal(signal.SIGTERM, lambda *_: exit(143))
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="foyer-stage."))
        try:
            self._fill_environment()
            if self.has_display:
                self._start_display()
            if self.has_bus:
                self._start_bus()
            return self
        except BaseException:
            self.__exit__()
            raise

    def __exit__(self, *_):
        for attempt in range(50):
            children = self._children()
            if not children:
                break
            for child in children:
                try:
                    os.kill(child, signal.SIGTERM if attempt < 10 else signal.SIGKILL)
                except ProcessLookupError:
                    pass
            self._reap(0.1)
        shutil.rmtree(self.folder, ignore_errors=True)

    @staticmethod
    def _children():
        path = f"/proc/self/task/{os.getpid()}/children"
        return [int(word) for word in pathlib.Path(path).read_text().split()]

    @staticmethod
    def _reap(seconds):
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            try:
                if os.waitpid(-1, os.WNOHANG)[0] == 0:
                    time.sleep(0.005)
            except ChildProcessError:
                return

    def _fill_environment(self):
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS",
                     "NO_AT_BRIDGE", "GTK_A11Y", "AT_SPI_BUS_ADDRESS", "GTK_THEME"):
            os.environ.pop(name, None)
        for name in ("config", "cache", "data", "state", "home", "run"):
            (self.folder / name).mkdir(mode=0o700)
        os.environ.update({
            "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GDK_DEBUG": "gl-disable",
            "GSETTINGS_BACKEND": "memory", "LC_ALL": "C.UTF-8",
            "PATH": SYSTEM_PATHS, "SWIFT_BACKTRACE": "enable=no",
            "HOME": str(self.folder / "home"), "XDG_RUNTIME_DIR": str(self.folder / "run"),
            "XDG_CONFIG_HOME": str(self.folder / "config"),
            "XDG_CACHE_HOME": str(self.folder / "cache"),
            "XDG_DATA_HOME": str(self.folder / "data"),
            "XDG_STATE_HOME": str(self.folder / "state"),
        })
        os.environ.update(self.extra)

    def _start_display(self):
        ready, told = os.pipe()
        subprocess.Popen(
            ["Xvfb", "-displayfd", str(told), "-screen", "0", f"{self.screen}x24", "-dpi", "96",
             "-noreset", "-nolisten", "tcp", "-fbdir", str(self.folder)],
            pass_fds=[told], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(told)
        with os.fdopen(ready) as stream:
            number = stream.readline().strip()
        if not number:
            raise Failure("Xvfb did not start")
        os.environ["DISPLAY"] = f":{number}"

    def _start_bus(self):
        ready, told = os.pipe()
        subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--print-address={told}"],
            pass_fds=[told], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(told)
        with os.fdopen(ready) as stream:
            address = stream.readline().strip()
        if not address:
            raise Failure("dbus-daemon did not start")
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = address

    # Programs

    def start(self, *command, environment=None, without=()):
        """Starts a program with its error output kept; `without` names variables to leave out."""
        words = {**os.environ, **(environment or {})}
        for name in without:
            words.pop(name, None)
        path = self.folder / f"errors-{len(self.programs)}"
        with open(path, "wb") as errors:
            program = subprocess.Popen(
                [str(word) for word in command], env=words, stderr=errors,
                stdin=subprocess.DEVNULL, stdout=errors)
        program.errors = lambda: path.read_text(errors="replace")
        self.programs.append(program)
        return program

    def close(self, program):
        """Ends a program as a session's end does, and waits for it."""
        program.terminate()
        try:
            program.wait(timeout=10)
        except subprocess.TimeoutExpired as late:
            raise Failure(f"{program.args[0]} does not end when it is asked to") from late

    def open(self, *command, **options):
        """Starts a program with a window and gives back the person in front of it."""
        from .person import Person
        program = self.start(*command, **options)
        self.person = Person(self, program)
        self.person.wait_for_window()
        return self.person

    def picture(self, frame=None):
        """The pixels of the screen, or of a part of it."""
        return Picture.of_framebuffer(self.folder / "Xvfb_screen0", frame)

    def describe(self):
        """Prints what is known about a failure."""
        if self.person:
            print("The accessibility tree:")
            print(self.person.tree_text())
        for program in self.programs:
            state = program.poll()
            print(f"{program.args[0]} {'runs' if state is None else f'ended with {state}'}; it said:")
            print(program.errors())
