"""VTE, the terminal of GNOME and others, with nobody in front of it. Called by emulators.py.

Runs under xvfb-run with the system's Python, which alone has the module gi. Each line of input is a call in JSON: its
name and its arguments; each line of output is the answer.
"""

import base64
import json
import sys
import time

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Vte", "2.91")
from gi.repository import GLib, Vte  # noqa: E402 - only after the versions have been chosen


class Calls:
    """What a line of input may call."""

    def open(self, columns, rows):
        self.terminal = Vte.Terminal()
        self.terminal.set_scrollback_lines(10_000)
        self.terminal.set_size(columns, rows)

    def resize(self, columns, rows):
        self.settle()
        self.terminal.set_size(columns, rows)

    def feed(self, data):
        self.terminal.feed(base64.b64decode(data))

    def rows(self):
        """The rows of the scrollback and the screen, and the column and the row of the cursor."""
        self.settle()
        column, row = self.terminal.get_cursor_position()
        end = row + self.terminal.get_row_count()
        rows = [self.terminal.get_text_range(place, 0, place, self.terminal.get_column_count(), None)[0]
                for place in range(end)]
        return [row.rstrip() for row in rows], column, row

    def settle(self):
        """Lets VTE handle what it was fed, which it does when it comes to it."""
        context = GLib.MainContext.default()
        quiet = 0
        while quiet < 3:
            quiet = 0 if context.iteration(False) else quiet + 1
            if quiet:
                time.sleep(0.005)


calls = Calls()
for line in sys.stdin:
    name, *arguments = json.loads(line)
    print(json.dumps(getattr(calls, name)(*arguments)), flush=True)
