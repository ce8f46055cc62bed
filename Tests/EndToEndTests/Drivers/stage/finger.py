"""A fingerprint reader, and a session that can be locked, on a system bus of a driver's own.

Programs follow it that were built with FOYER_TEST_BUS=1.
"""
import pathlib
import sys

SERVICES = pathlib.Path(__file__).resolve().parents[3] / "PrivateSystemBus/Services"
sys.path.insert(0, str(SERVICES))

from private_bus import PrivateBus  # noqa: E402

FINGER = "anna"


class Reader:
    """The real fprintd with libfprint's virtual reader and one finger, and a mock of logind."""

    def __init__(self):
        self.bus = PrivateBus()
        self.bus.start_polkit()
        self.bus.start_login("process", "c1")
        self.bus.start_fprintd()
        self.bus.enrol("right-index-finger", FINGER)
        self.environment = {"DBUS_SYSTEM_BUS_ADDRESS": self.bus.address}

    def touch(self, finger=FINGER):
        """Lays a finger on, once a program waits for one."""
        self.bus.finger(f"SCAN {finger}")

    def lock_session(self):
        """Asks the session to lock, as the desktop does."""
        self.bus.session("c1", "Lock")
