"""dbusmock's logind with sessions from its start, as the real one has when it appears on the bus.

The parameters are "sessions", their identifiers, and "uid"; the first session is that of the programs
that ask, by the path of the session that is theirs, or by their process where "how" is "process".
"""
import dbus
from dbusmock.templates import logind
from dbusmock.templates.logind import *  # What dbusmock looks for in a template is looked for here.

BUS_NAME, MAIN_OBJ, MAIN_IFACE = logind.BUS_NAME, logind.MAIN_OBJ, logind.MAIN_IFACE
SYSTEM_BUS = True
SESSION = "org.freedesktop.login1.Session"


def load(mock, parameters):
    """Makes the mock."""
    logind.load(mock, parameters)
    sessions = parameters.get("sessions", [])
    for session in sessions:
        mock.AddSession(session, "seat0", dbus.UInt32(parameters["uid"]), "anna", True)
    if sessions and parameters.get("how") == "process":
        mock.AddMethod(MAIN_IFACE, "GetSessionByPID", "u", "o",
                       f'ret = dbus.ObjectPath("{MAIN_OBJ}/session/{sessions[0]}")')
    elif sessions:
        mock.AddObject(f"{MAIN_OBJ}/session/auto", SESSION, {"Id": sessions[0]}, [])
