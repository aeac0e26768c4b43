"""Sends the prompt random events of every kind. Called by make soak.

    fuzz.py PROGRAM [--events N] [--seed N] [--only]

Each seed brings a few thousand events, and the next seed follows until there are enough; --only runs that one alone.

Every few hundred events, and at the end, the program has to answer a command. It has to leave when it is asked to, with
the status that belongs to the way, and the terminal has to be as it was found. Nothing may be written but what
sequences.py knows. Even seeds have vi's keys. A seed brings the same events again; how they meet what the program does
at that moment is up to the machine. All of it happens in a folder that sandbox.py makes.
"""

import argparse
import os
import random as randomness
import re
import signal
import sys
import tempfile
import termios
import time

import sandbox
from events import event
from sequences import strangers
from terminal import Failure, Terminal

EVENTS = 40_000
EVENTS_OF_A_SEED = 4000
BETWEEN_PROBES = 200
# Ways to leave, with their status.
WAYS = {
    "quit": (lambda terminal: terminal.type(b"quit\rquit\r"), 0),
    "^D": (lambda terminal: terminal.type(b"\x04\x04"), 0),
    "SIGTERM": (lambda terminal: terminal.send(signal.SIGTERM), 143),
    "SIGHUP": (lambda terminal: terminal.send(signal.SIGHUP), 129),
    "SIGABRT": (lambda terminal: terminal.send(signal.SIGABRT), 134),
}


def be_quiet(modes):
    """Sets the modes so that nothing but the program writes, and no key kills it while a command runs.

    Nor may the system throw away what was written and not yet read, as it does at ^C: half a sequence would be left.
    """
    modes[3] &= ~(termios.ECHO | termios.ECHOE | termios.ECHOK)
    modes[3] |= termios.NOFLSH
    modes[6][termios.VQUIT] = b"\0"


# A fault can end a write in the middle of a sequence; the next write begins like this.
CUT = re.compile(rb"\x1b(\[[?0-9;]*)?(?=\x1b\[(\?2026l\x1b\[\?2004l\x1b\[\?25h\x1b\[m|m\x1b\[\?2004h))")


# The name in a prompt.
QUESTIONS = re.compile(rb"([a-z]+)> ")


class Run:
    def __init__(self, program, seed):
        self.program = program
        self.random = randomness.Random(seed)
        self.has_vi_keys = seed % 2 == 0
        self.probes = 0
        self.starts = 0
        self.terminal = None

    def go(self, events):
        with tempfile.TemporaryDirectory() as folder:
            os.mkdir(os.path.join(folder, "below"))
            if self.has_vi_keys:
                with open(os.path.join(folder, ".editrc"), "w") as file:
                    file.write("bind -v\n")
            self.start(folder)
            try:
                for number in range(1, events + 1):
                    self.happen(event(self.random, folder))
                    if number % BETWEEN_PROBES == 0:
                        self.probe()
                    if self.terminal.has_ended():
                        self.check_end(0)
                        self.start(folder)
                self.leave()
            finally:
                self.terminal.close()

    def start(self, folder):
        """Starts the program, at first or because ^D has ended it."""
        if self.terminal:
            self.terminal.close()
        self.starts += 1
        # Memory that is still held at the end is no fault of a program that ends; a backtrace would wait for a reader.
        # A key opens the outside editor, which takes the keys after it where one is installed.
        environment = {"ASAN_OPTIONS": "detect_leaks=0", "SWIFT_BACKTRACE": "enable=no", "VISUAL": "true"}
        self.terminal = Terminal([self.program], folder, environment=environment, change_modes=be_quiet)
        self.terminal.wait_for_prompt()

    def happen(self, what):
        terminal = self.terminal
        if isinstance(what, bytes):
            terminal.type(what)
        elif isinstance(what, tuple):
            terminal.resize(*what)
        else:
            terminal.send(what)
        # At times much comes at once, at times each is shown by itself.
        terminal.pump(self.random.choice([0, 0, 0.002, 0.01]))

    def probe(self):
        """Closes whatever is open, and checks that a command is answered."""
        terminal = self.terminal
        self.probes += 1
        answer = f"probe {self.probes}"
        terminal.resize(80, 24)
        limit = time.monotonic() + 60
        while True:
            # Whatever has stopped the output or begun a paste ends here.
            start = len(terminal.output)
            terminal.type(b"\x11\x1b[201~\x03")
            try:
                terminal.wait_for_prompt(start, seconds=1)
                terminal.type(f"note \"{answer}\"\r".encode())
                terminal.wait_for_prompt(terminal.wait_for(f"— {answer}\r\n".encode(), start, seconds=1))
                return
            except Failure:
                if terminal.has_ended():
                    return
                if time.monotonic() > limit:
                    raise
                # A row of questions that the keys have begun has a prompt of its own, and ends with q.
                prompts = QUESTIONS.findall(bytes(terminal.output[start:]))
                if prompts and prompts[-1] != b"tabbar":
                    terminal.type(b"q\r")

    def leave(self):
        way = self.random.choice(list(WAYS))
        act, status = WAYS[way]
        act(self.terminal)
        self.terminal.wait_for_end()
        self.check_end(status)

    def check_end(self, status):
        terminal = self.terminal
        terminal.wait_for_end()
        problems = terminal.leftovers() + strangers(CUT.sub(b"", bytes(terminal.output)))[:5]
        if terminal.status != status:
            problems.insert(0, f"status {terminal.status} instead of {status}: {bytes(terminal.output)[-2000:].decode(errors='replace')}")
        if problems:
            raise Failure("; ".join(problems))


def run(program, seed, events):
    """Returns whether all was well with a seed, and a text about it."""
    run = Run(program, seed)
    start = time.monotonic()
    try:
        run.go(events)
    except Failure as failure:
        return False, f"seed {seed}: {failure}"
    keys = "vi's" if run.has_vi_keys else "emacs's"
    return True, f"seed {seed}: {events} events with {keys} keys, {run.probes} commands answered, {run.starts} starts, {time.monotonic() - start:.0f} s"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", type=os.path.abspath)
    parser.add_argument("--events", type=int, default=EVENTS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="store_true")
    options = parser.parse_args()
    count = 1 if options.only else -(-options.events // EVENTS_OF_A_SEED)
    seeds = range(options.seed, options.seed + count)
    events = min(options.events, EVENTS_OF_A_SEED)

    def test(program, _):
        is_well = True
        for went_well, remark in sandbox.in_parallel(lambda seed: run(program, seed, events), seeds):
            is_well = is_well and went_well
            print(remark, flush=True)
        print(f"{len(seeds) * events} events, seeds {seeds[0]} to {seeds[-1]}")
        return is_well

    sandbox.inside(options.program, test)


if __name__ == "__main__":
    main()
