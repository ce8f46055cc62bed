"""How a driver ends."""
import signal
import sys
import traceback

LONGEST = 150  # Seconds after which a story that hangs is a failure.


class Failure(Exception):
    """What a driver expected and did not get."""


def run(session, story):
    """Plays a story; on a failure says what was on the screen, and ends with status 1."""
    def late(*_):
        raise Failure(f"the story is not over after {LONGEST} s")
    signal.signal(signal.SIGALRM, late)
    signal.alarm(LONGEST)
    try:
        with session:
            try:
                story(session)
            except BaseException:
                traceback.print_exc(file=sys.stdout)
                session.describe()
                raise
    except Exception:
        sys.exit(1)
    print("done")
