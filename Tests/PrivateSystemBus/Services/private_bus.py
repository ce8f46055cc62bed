"""A system bus of one's own with the real fprintd and a virtual reader, and with a mock of logind.

As a program it takes commands on standard input, a JSON array of words a line, and answers each with
a line; see serve(). It ends everything that it started when its input closes.

As a module it gives PrivateBus.
"""
import ctypes
import json
import os
import pathlib
import queue
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

import dbus
import dbus.bus
import dbus.lowlevel

CONFIGURATION = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>system</type>
  <listen>unix:path={folder}/bus</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow user="*"/>
    <allow own="*"/>
    <allow send_destination="*"/>
    <allow receive_sender="*"/>
  </policy>
</busconfig>
"""
POLKIT = ("org.freedesktop.PolicyKit1", "/org/freedesktop/PolicyKit1/Authority")
LOGIN = ("org.freedesktop.login1", "/org/freedesktop/login1")
SESSION = "org.freedesktop.login1.Session"
FPRINT = "net.reactivated.Fprint"
MANAGER = "/net/reactivated/Fprint/Manager"
DEVICE = "/net/reactivated/Fprint/Device/0"
MOCK = "org.freedesktop.DBus.Mock"


def die_with_parent():
    """Has a child end when this program does, even by a kill."""
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)


def until(what, condition, seconds=120):
    """Waits until a condition holds."""
    end = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise TimeoutError(what)
        time.sleep(0.005)


class PrivateBus:
    """The bus, and what runs on it."""

    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="foyer-bus."))
        self.processes = {}
        self.address = f"unix:path={self.folder}/bus"
        self.environment = dict(os.environ, DBUS_SYSTEM_BUS_ADDRESS=self.address)
        configuration = self.folder / "bus.conf"
        configuration.write_text(CONFIGURATION.format(folder=self.folder))
        daemon = self.run(
            "bus", ["dbus-daemon", f"--config-file={configuration}", "--nofork", "--print-address"],
            stdout=subprocess.PIPE)
        if not daemon.stdout.readline():
            raise RuntimeError("dbus-daemon did not start")
        self.bus = dbus.bus.BusConnection(self.address)
        self.mock_is_spent = False

    def run(self, name, command, **options):
        """Starts a program; what it says goes into a file of the folder."""
        options.setdefault("stdout", subprocess.DEVNULL)
        with open(self.folder / f"{name}.log", "w", encoding="utf-8") as log:
            process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stderr=log, preexec_fn=die_with_parent,
                **{"env": self.environment, **options})
        self.processes[name] = process
        return process

    def end(self, name, how=signal.SIGTERM):
        """Ends a program that runs."""
        process = self.processes.pop(name, None)
        if process:
            process.send_signal(how)
            process.wait()

    def close(self):
        """Ends everything."""
        for name in reversed(list(self.processes)):
            self.end(name, signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)

    def call(self, where, interface, method, *arguments):
        """Calls a method of an object."""
        return dbus.Interface(self.bus.get_object(*where, introspect=False), interface).get_dbus_method(
            method)(*arguments)

    def owned(self, name):
        """Waits for a name to be on the bus."""
        until(name, lambda: self.bus.name_has_owner(name))

    # polkit

    def start_polkit(self):
        """Starts a polkit that allows everything."""
        self.run("polkit", [sys.executable, "-m", "dbusmock", "--system", "-t", "polkitd"])
        self.owned(POLKIT[0])
        self.allow(True)

    def allow(self, allows):
        """Sets what polkit says."""
        self.call(POLKIT, MOCK, "AllowUnknown", allows)

    # fprintd

    @property
    def finger_socket(self):
        """Where the virtual reader is told what the finger does."""
        return str(self.folder / "finger")

    def start_fprintd(self, kind="FP_VIRTUAL_DEVICE"):
        """Starts the real service with a virtual reader of a kind, "" for none."""
        self.end("fprintd", signal.SIGKILL)
        self.end("fprint-mock", signal.SIGKILL)
        state = self.folder / "state"
        shutil.rmtree(state, ignore_errors=True)
        state.mkdir()
        environment = dict(self.environment, STATE_DIRECTORY=str(state))
        if kind:
            environment[kind] = self.finger_socket
        self.run("fprintd", ["/usr/libexec/fprintd", "-t"], env=environment)
        self.owned(FPRINT)

    def needs_finger(self):
        """Whether the service waits for a finger."""
        try:
            return bool(self.call((FPRINT, DEVICE), "org.freedesktop.DBus.Properties", "Get",
                                  FPRINT + ".Device", "finger-needed"))
        except dbus.DBusException:
            return False

    def finger(self, *commands):
        """Tells the virtual reader what happens to it, once it waits for a finger.

        It would drop a finger that comes while it is being opened, and gives up when none comes for
        half a second.
        """
        until("the reader to wait for a finger", self.needs_finger)
        for command in commands:
            with socket.socket(socket.AF_UNIX) as link:
                link.connect(self.finger_socket)
                link.sendall(command.encode())
                link.shutdown(socket.SHUT_WR)
                while link.recv(4096):
                    pass

    def enrol(self, name, finger):
        """Enrols a finger of the user that runs this program."""
        until("the reader", lambda: self.devices())
        process = subprocess.Popen(
            ["stdbuf", "-oL", "fprintd-enroll", "-f", name], env=self.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            preexec_fn=die_with_parent)
        self.finger(f"SCAN {finger}")
        words = ""
        for line in process.stdout:
            words += line
            if "enroll-stage-passed" in line:
                self.finger(f"SCAN {finger}")
        if process.wait() != 0 or "enroll-completed" not in words:
            raise RuntimeError(words)

    def devices(self):
        """The readers that the service knows."""
        return self.call((FPRINT, MANAGER), FPRINT + ".Manager", "GetDevices")

    # A service that is none

    def start_mock_fprint(self, **code):
        """Has a service whose methods do what the code says that is given for them."""
        self.end("fprintd", signal.SIGKILL)
        if self.mock_is_spent:
            self.end("fprint-mock", signal.SIGKILL)
        if "fprint-mock" not in self.processes:
            self.run("fprint-mock", [
                sys.executable, "-m", "dbusmock", "--system", FPRINT, MANAGER, FPRINT + ".Manager"])
            self.owned(FPRINT)
        else:
            self.call((FPRINT, MANAGER), MOCK, "RemoveObject", DEVICE)
        # Code that ends the service or has it hang ends its use.
        self.mock_is_spent = any("sleep(" in text or "exit(" in text for text in code.values())
        add = lambda path, *what: self.call((FPRINT, path), MOCK, *what)
        add(MANAGER, "AddMethod", FPRINT + ".Manager", "GetDefaultDevice", "", "o",
            code.get("GetDefaultDevice", f'ret = dbus.ObjectPath("{DEVICE}")'))
        defaults = {"ListEnrolledFingers": 'ret = ["right-index-finger"]'}
        methods = [
            (name, takes, gives, code.get(name, defaults.get(name, "")))
            for name, takes, gives in [
                ("ListEnrolledFingers", "s", "as"), ("Claim", "s", ""), ("Release", "", ""),
                ("VerifyStart", "s", ""), ("VerifyStop", "", "")]]
        add(MANAGER, "AddObject", DEVICE, FPRINT + ".Device", {"name": "Mock Reader"},
            dbus.Array(methods, signature="(ssss)"))

    def calls(self):
        """The methods of the mock reader that were called, in their order."""
        calls = self.call((FPRINT, DEVICE), MOCK, "GetCalls")
        return [str(name) for _, name, _ in calls]

    def names(self):
        """The names of all connections."""
        return {str(name) for name in self.bus.list_names() if name.startswith(":")}

    def forge(self, known, word, path):
        """Sends what looks like the service's word to each connection that is not known, past it
        and to everybody."""
        for destination in [*(self.names() - set(known)), None]:
            message = dbus.lowlevel.SignalMessage(path, FPRINT + ".Device", "VerifyStatus")
            message.append(word, True, signature="sb")
            if destination:
                message.set_destination(destination)
            self.bus.send_message(message)
        self.bus.flush()

    # logind

    def start_login(self, how, *sessions):
        """Starts a session service; the first session is this program's, see login_template.py."""
        parameters = {"sessions": sessions, "uid": os.getuid(), "how": how}
        template = pathlib.Path(__file__).with_name("login_template.py")
        self.run("login", [sys.executable, "-B", "-m", "dbusmock", "--system", "-t", str(template),
                           "-p", json.dumps(parameters)])
        self.owned(LOGIN[0])

    def session(self, session, method, *arguments):
        """Calls a method of a session, for instance Lock."""
        self.call((LOGIN[0], f"{LOGIN[1]}/session/{session}"), SESSION, method, *arguments)

    def forge_lock(self, session):
        """Sends to everybody, and to each connection, what looks like the service's signals."""
        for destination in [*self.names(), None]:
            message = dbus.lowlevel.SignalMessage(
                f"{LOGIN[1]}/session/{session}", SESSION, "Lock")
            if destination:
                message.set_destination(destination)
            self.bus.send_message(message)
        self.bus.flush()

    def sleep(self, begins):
        """Tells everybody that the system goes to sleep, or has woken up."""
        self.call(LOGIN, MOCK, "EmitSignal", LOGIN[0] + ".Manager", "PrepareForSleep", "b",
                  dbus.Array([begins], signature="v"))

    def holds(self):
        """Who has the system wait before what."""
        return [f"{what} {mode}" for what, _, _, mode, _, _ in self.call(
            LOGIN, LOGIN[0] + ".Manager", "ListInhibitors")]


def read(lines, bus):
    """Takes what comes on standard input, and ends everything when it closes, whatever goes on."""
    for line in sys.stdin:
        lines.put(line)
    bus.close()
    os._exit(0)


def serve():
    """Does what standard input says, line by line."""
    bus = PrivateBus()
    verbs = {
        "polkit": lambda: bus.start_polkit(),
        "allow": lambda word: bus.allow(word == "yes"),
        "fprintd": bus.start_fprintd,
        "kill": lambda name: bus.end(name, signal.SIGKILL),
        "end": lambda name: bus.end(name),
        "stop": lambda name: bus.processes[name].send_signal(signal.SIGSTOP),
        "enrol": bus.enrol,
        "finger": bus.finger,
        "mock": lambda *code: bus.start_mock_fprint(**dict(zip(code[::2], code[1::2]))),
        "calls": bus.calls,
        "names": lambda: sorted(bus.names()),
        "forge": lambda word, path, *known: bus.forge(known, word, path),
        "devices": lambda: [str(path) for path in bus.devices()],
        "login": bus.start_login,
        "forge-lock": bus.forge_lock,
        "session": lambda session, method: bus.session(session, method),
        "locked-hint": lambda session, word: bus.session(session, "SetLockedHint", word == "yes"),
        "sleep": lambda word: bus.sleep(word == "yes"),
        "holds": bus.holds,
        "held": lambda number: until(
            "the holds", lambda: len(bus.holds()) == int(number)) and None,
    }
    try:
        print(json.dumps({"answer": [bus.address, str(bus.folder)]}), flush=True)
        lines = queue.SimpleQueue()
        threading.Thread(target=read, args=(lines, bus), daemon=True).start()
        while True:
            verb, *words = json.loads(lines.get())
            try:
                answer = {"answer": verbs[verb](*words) or []}
            except Exception as error:  # Whatever it is, the test has to hear of it.
                answer = {"error": f"{verb}: {type(error).__name__}: {error}"}
            print(json.dumps(answer), flush=True)
    finally:
        bus.close()


if __name__ == "__main__":
    serve()
