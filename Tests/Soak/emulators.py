"""Terminals by other people, with a program in them: the screen that a person sees."""

import base64
import json
import os
import re
import shutil
import subprocess
import tempfile
import time

import pyte

from terminal import Failure, Terminal


class Screen:
    """The parts that the terminals have in common."""

    def until(self, holds, what, seconds=30):
        """Waits until the rows are as expected; returns them."""
        limit = time.monotonic() + seconds
        while not holds(rows := self.rows()):
            if time.monotonic() > limit:
                raise Failure(f"{self.name}, {self.columns} columns: {what}\n" + "\n".join(rows))
            self.wait_a_little()
        return rows

    def settle(self):
        """Reads what is on its way, where the program is on a terminal of ours."""
        while self.terminal.pump(0.01):
            pass


# A terminal that changes its rows first and then tells of the size draws what comes in between in the wrong rows. That
# is a matter of microseconds, but not here: so the program is told first, and what it has written before is drawn, the
# rest of a frame that has come in parts as well.


class Pyte(Screen):
    """A terminal in Python, which does not wrap again what it has drawn when its size changes, as xterm does not.

    Lower, it would keep other rows than xterm keeps.
    """

    name = "pyte"
    wraps_again = False

    def __init__(self, command, folder, columns, rows, environment):
        self.columns = columns
        environment = {**environment, "XTERM_VERSION": "pyte"}
        self.terminal = Terminal(command, folder, columns, rows, environment)
        self.screen = pyte.HistoryScreen(columns, rows, history=1000, ratio=0.5)
        self.stream = pyte.ByteStream(self.screen)
        self.fed = 0

    def close(self):
        self.terminal.close()

    def type(self, text):
        self.terminal.type(text.encode())

    def resize(self, columns, rows):
        self.settle()
        self.terminal.resize(columns, rows)
        self.feed()
        self.columns = columns
        self.screen.resize(rows, columns)

    def wait_a_little(self):
        self.terminal.pump(0.05)

    def feed(self):
        self.terminal.pump(0)
        self.stream.feed(bytes(self.terminal.output[self.fed :]))
        self.fed = len(self.terminal.output)

    def rows(self):
        self.feed()
        past = ["".join(line[column].data for column in range(self.columns)) for line in self.screen.history.top]
        rows = [row.rstrip() for row in past + self.screen.display]
        while rows and not rows[-1]:
            rows.pop()
        return rows

    def cursor(self):
        """The column of the cursor, and the text of its row."""
        self.feed()
        return self.screen.cursor.x, self.screen.display[self.screen.cursor.y].rstrip()

    def underlined(self):
        """The underlined text in the cursor's row."""
        self.feed()
        row = self.screen.buffer[self.screen.cursor.y]
        return "".join(row[column].data for column in range(self.columns) if row[column].underscore)


class Tmux(Screen):
    """tmux, which wraps again what it has drawn."""

    name = "tmux"
    wraps_again = True

    def __init__(self, command, folder, columns, rows, environment):
        self.columns = columns
        self.sockets = tempfile.mkdtemp()
        variables = {"HOME": folder, "XDG_STATE_HOME": f"{folder}/state", "LANG": "C.UTF-8", **environment}
        settings = [f"{name}={value}" for name, value in variables.items()]
        self.run("-f", "/dev/null", "start-server", ";", "set", "-g", "status", "off", ";",
                 "set", "-g", "escape-time", "0", ";", "set", "-g", "default-size", f"{columns}x{rows}", ";",
                 "new-session", "-d", "-x", str(columns), "-y", str(rows), "-c", folder, "env", *settings, *command)

    def run(self, *arguments):
        environment = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
        done = subprocess.run(["tmux", "-S", f"{self.sockets}/tmux", *arguments], env=environment, capture_output=True)
        if done.returncode:
            raise Failure(f"tmux {arguments[0]}: {done.stderr.decode()}")
        return done.stdout.decode()

    def close(self):
        self.run("kill-server")
        shutil.rmtree(self.sockets, ignore_errors=True)

    def type(self, text):
        self.run("send-keys", "-H", *[f"{byte:02x}" for byte in text.encode()])

    def resize(self, columns, rows):
        self.columns = columns
        self.run("resize-window", "-x", str(columns), "-y", str(rows))

    def wait_a_little(self):
        time.sleep(0.02)  # Between two looks; what is looked for ends the wait.

    def rows(self):
        rows = [row.rstrip() for row in self.run("capture-pane", "-p", "-S", "-").split("\n")]
        while rows and not rows[-1]:
            rows.pop()
        return rows

    def cursor(self):
        column, row = map(int, self.run("display-message", "-p", "#{cursor_x} #{cursor_y}").split())
        return column, self.run("capture-pane", "-p").split("\n")[row].rstrip()

    def underlined(self):
        _, row = map(int, self.run("display-message", "-p", "#{cursor_x} #{cursor_y}").split())
        found, is_on = "", False
        for part in re.split(r"(\x1b\[[0-9;]*m)", self.run("capture-pane", "-p", "-e").split("\n")[row]):
            if part.startswith("\x1b["):
                for number in part[2:-1].split(";"):
                    is_on = number == "4" or is_on and number not in ("", "0", "24")
            elif is_on:
                found += part
        return found


class VTE(Screen):
    """VTE, which wraps again what it has drawn, and takes rows back from the scrollback where there is room."""

    name = "VTE"
    wraps_again = True
    helper = None

    @classmethod
    def is_there(cls):
        """Starts VTE under an X server that shows nothing; false where one of them is missing."""
        script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "vte.py")
        try:
            cls.helper = subprocess.Popen(
                ["xvfb-run", "-a", "/usr/bin/python3", "-B", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL, text=True, start_new_session=True)
            cls.call("open", 80, 24)
        except (OSError, ValueError):
            return False
        return True

    @classmethod
    def call(cls, *call):
        cls.helper.stdin.write(json.dumps(call) + "\n")
        cls.helper.stdin.flush()
        return json.loads(cls.helper.stdout.readline())

    def __init__(self, command, folder, columns, rows, environment):
        self.columns = columns
        self.call("open", columns, rows)
        self.terminal = Terminal(command, folder, columns, rows, environment)
        self.fed = 0

    def close(self):
        self.terminal.close()

    def type(self, text):
        self.terminal.type(text.encode())

    def resize(self, columns, rows):
        self.settle()
        self.terminal.resize(columns, rows)
        self.feed()
        self.columns = columns
        self.call("resize", columns, rows)

    def wait_a_little(self):
        self.terminal.pump(0.05)

    def feed(self):
        while self.terminal.pump(0):
            pass
        new = bytes(self.terminal.output[self.fed :])
        if new:
            self.call("feed", base64.b64encode(new).decode())
        self.fed += len(new)
        return new

    def rows(self):
        self.feed()
        rows, *_ = self.call("rows")
        while rows and not rows[-1]:
            rows.pop()
        return rows

    def cursor(self):
        self.feed()
        rows, column, row = self.call("rows")
        return column, rows[row]

    def underlined(self):
        return None  # Not to be had from VTE.
