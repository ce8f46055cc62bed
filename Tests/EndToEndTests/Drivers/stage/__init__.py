"""A display, a bus and a home of a driver's own, and the hands and eyes of a person in front of it.

One driver is one process with one session. What a driver waits for it names, with a deadline.
"""
from .failure import Failure, run
from .picture import Picture
from .session import Session

__all__ = ["Failure", "Picture", "Session", "run"]
