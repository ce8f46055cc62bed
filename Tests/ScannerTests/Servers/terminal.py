"""Runs a program at a terminal and answers what it asks.

    terminal.py ANSWERS PROGRAM [ARGUMENTS]

ANSWERS is a JSON list; each is typed when the program waits after a colon. What was on the terminal is
printed, and the program's status is that of this one.
"""
import json
import os
import pty
import signal
import sys

signal.alarm(60)
signal.pthread_sigmask(signal.SIG_SETMASK, [])
answers = json.loads(sys.argv[1])
process, terminal = pty.fork()
if process == 0:
    os.execv(sys.argv[2], sys.argv[2:])
seen = b""
asked = 0
while True:
    try:
        piece = os.read(terminal, 4096)
    except OSError:  # The program has ended.
        break
    if not piece:
        break
    seen += piece
    if answers and seen[asked:].endswith(b": "):
        asked = len(seen)
        os.write(terminal, answers.pop(0).encode() + b"\n")
sys.stdout.buffer.write(seen)
sys.stdout.flush()
sys.exit(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) & 0xFF)
