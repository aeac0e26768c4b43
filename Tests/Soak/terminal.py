"""A program on a terminal of its own, and the person in front of it."""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time

import sandbox

# Each frame of the prompt ends with the end of a synchronised update.
FRAME_END = b"\x1b[?2026l"
PROMPT = b"tabbar> "


class Failure(Exception):
    """The program did not do what a person relies on."""


class Terminal:
    """A pseudo-terminal with a program that a small shell has started as a job in the foreground.

    The shell goes on with the job whenever it is stopped, and notes whether the terminal was as it was found.
    """

    def __init__(self, arguments, folder, columns=80, rows=24, environment=None, change_modes=None):
        self.output = bytearray()
        self.status = None
        self.notes = []
        self.controller, terminal = pty.openpty()
        self.resize(columns, rows)
        if change_modes:
            modes = termios.tcgetattr(terminal)
            change_modes(modes)
            termios.tcsetattr(terminal, termios.TCSANOW, modes)
        self.found = termios.tcgetattr(terminal)
        variables = {
            "PATH": os.environ.get("PATH", "/usr/bin:/bin"), "TERM": "xterm-256color", "LANG": "C.UTF-8",
            **sandbox.variables(folder), **(environment or {}),
        }
        self._reports, reports = os.pipe()
        self._shell = os.fork()
        if self._shell == 0:
            run_shell(terminal, reports, [self.controller, self._reports], arguments, variables, folder)
        os.close(terminal)
        os.close(reports)
        os.set_blocking(self.controller, False)
        self.process = int(os.read(self._reports, 100))

    def close(self):
        """Ends whatever still runs."""
        for process in (self.process, self._shell) if self.status is None else ():
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass
        if self.status is None:
            os.waitpid(self._shell, 0)
        self.hang_up()
        os.close(self._reports)

    def hang_up(self):
        """Closes the terminal, as a person does who closes its window."""
        if self.controller >= 0:
            os.close(self.controller)
            self.controller = -1

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def resize(self, columns, rows):
        fcntl.ioctl(self.controller, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def send(self, number):
        """Sends the program a signal."""
        try:
            os.kill(self.process, number)
        except ProcessLookupError:
            pass

    def type(self, data):
        """Writes what a keyboard sends, and reads meanwhile what the program writes."""
        limit = time.monotonic() + 60
        while data:
            try:
                data = data[os.write(self.controller, data) :]
            except BlockingIOError:
                self.pump(0.01)
            if time.monotonic() > limit:
                raise Failure("the program no longer reads its keys")

    def pump(self, seconds):
        """Reads what the program has written, waiting for it at most that long; false if there was nothing."""
        if self.controller < 0:
            time.sleep(seconds)
            return False
        if not select.select([self.controller], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.controller, 1 << 16)
        except OSError:  # Nobody holds the other side any more.
            return False
        self.output += data
        return bool(data)

    def wait_for(self, marker, since=0, seconds=60):
        """Waits for a text after a place in the output; returns the place after the text."""
        limit = time.monotonic() + seconds
        start = since
        while (place := self.output.find(marker, start)) < 0:
            start = max(since, len(self.output) - len(marker) + 1)
            if not self.pump(max(0, limit - time.monotonic())) and time.monotonic() > limit:
                raise Failure(f"no {marker!r} after {bytes(self.output[since:])[-400:]!r}")
            if self.has_ended() and not self.pump(0) and marker not in self.output[since:]:
                raise Failure(f"ended with {self.status} instead of writing {marker!r}: {bytes(self.output)[-600:]!r}")
        return place + len(marker)

    def wait_for_prompt(self, since=0, seconds=60):
        """Waits for a prompt with nothing typed after it."""
        return self.wait_for(FRAME_END, self.wait_for(PROMPT + b"\x1b[", since, seconds), seconds)

    def has_ended(self):
        if self.status is None:
            process, status = os.waitpid(self._shell, os.WNOHANG)
            if process:
                self.status = os.waitstatus_to_exitcode(status)
                os.set_blocking(self._reports, False)
                self.notes += os.read(self._reports, 1 << 16).decode().splitlines() if self._has_reports() else []
        return self.status is not None

    def _has_reports(self):
        return bool(select.select([self._reports], [], [], 0)[0])

    def wait_for_end(self, seconds=60):
        """Waits until the program has ended; returns its status, that of a signal as a shell says it."""
        limit = time.monotonic() + seconds
        while not self.has_ended():
            if not self.pump(0.02) and time.monotonic() > limit:
                raise Failure(f"the program does not end: {bytes(self.output)[-400:]!r}")
        while self.pump(0):
            pass
        return self.status

    def leftovers(self):
        """What is not as it was found; nothing if all is well."""
        left = [f"the terminal's {name}" for name in differences(self.found, termios.tcgetattr(self.controller))]
        text = bytes(self.output)
        for on, off, name in [
            (b"\x1b[?25l", b"\x1b[?25h", "a hidden cursor"),
            (b"\x1b[?2004h", b"\x1b[?2004l", "bracketed paste"),
            (b"\x1b[?2026h", b"\x1b[?2026l", "a frame that is not shown"),
        ]:
            if text.rfind(on) > text.rfind(off):
                left.append(name)
        return left + self.notes


def differences(found, now):
    """The names of the modes in which a terminal is not as it was found."""
    names = ["input modes", "output modes", "control modes", "local modes", "speed", "speed", "control characters"]
    return [name for name, before, after in zip(names, found, now) if before != after]


def run_shell(terminal, reports, others, arguments, variables, folder):
    """In a process of its own: runs a program in the foreground of the terminal, and never returns."""
    try:
        for descriptor in others:
            os.close(descriptor)
        os.setsid()
        fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
        for number in (signal.SIGHUP, signal.SIGTTOU, signal.SIGINT):
            signal.signal(number, signal.SIG_IGN)
        found = termios.tcgetattr(terminal)
        job = os.fork()
        if job == 0:
            os.setpgid(0, 0)
            os.tcsetpgrp(terminal, os.getpid())
            # Also what was ignored from the start: a job in the background ignores SIGINT and SIGQUIT, and one under
            # nohup SIGHUP.
            for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
                signal.signal(number, signal.SIG_DFL)
            for descriptor in range(3):
                os.dup2(terminal, descriptor)
            os.chdir(folder)
            os.closerange(3, 256)
            os.execve(arguments[0], arguments, variables)
        os.write(reports, f"{job}\n".encode())
        while True:
            _, status = os.waitpid(job, os.WUNTRACED)
            if not os.WIFSTOPPED(status):
                break
            # Nobody can do anything before SIGSTOP.
            if os.WSTOPSIG(status) != signal.SIGSTOP:
                differing = differences(found, termios.tcgetattr(terminal))
                # Somebody else's SIGCONT may have come before the look at the modes.
                has_gone_on, _ = os.waitpid(job, os.WNOHANG | os.WCONTINUED)
                for name in differing if not has_gone_on else []:
                    os.write(reports, f"{name} while the program was stopped\n".encode())
            os.kill(-job, signal.SIGCONT)
        code = os.waitstatus_to_exitcode(status)
        os._exit(code if code >= 0 else 128 - code)
    except BaseException as error:  # noqa: BLE001 - a child must not go on with its parent's work
        print(error, file=sys.stderr)
        os._exit(127)
