"""Measures that twice the input costs at most 2.5 times the time, that no megabyte costs more than a large session, what a file of
newlines takes, and how soon ^C acts.
Called by make soak.

    growth.py PROGRAM

The time is that of the processor, so other programs disturb it little. A processor that is shared is now faster and now
slower, so both sizes are measured in turn, and the middle one of their ratios counts.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

from terminal import PROMPT, Failure, Terminal

MOST_GROWTH = 2.5
# Less is mostly the start of the program, and noise.
LEAST_SECONDS = 0.3
ROUNDS = 3
# Where the growth is too much, more rounds say whether a shared processor was the cause.
TRIES = 3
# Of a session of 600,000 commands, which takes a second or two.
MOST_OF_LARGE = 5
MOST_MEGABYTES = 64
MOST_WAIT = 0.1

HEADER = "# tabbar session 1\n"
PILE = "a" + "\u0301" * 40


def lines(count, make):
    return "".join(make(number) + "\n" for number in range(count))


def tabs(count):
    return lines(count, lambda number: f'add "Tab {number}" icon=star badge={number}')


TWO = "add A\nadd B\n"
# A name, the arguments, the session for a size, and the smaller size. Some sizes have a limit, and twice the smaller one
# is just within it.
CASES = [
    ("letters of titles", ["matrix"], lambda n: lines(20, lambda tab: f'add "{("Wörter " * n)[:n - 3]}{tab}"'), 500),
    ("marks of titles", ["check"], lambda n: lines(40, lambda tab: f'add "{PILE * n}{tab}"'), 300),
    ("bytes of notes", ["replay"], lambda n: "add A\n" + lines(60, lambda _: f'note "{"wörd " * n}"'), 5_000),
    ("bytes of a note in one pile", ["replay"], lambda n: lines(20, lambda _: f'note "a{chr(0x301) * n}"'), 15_000),
    ("words of a line", ["replay"], lambda n: lines(200, lambda _: f'expect unmet visible {"a “b " * n}'), 3_000),
    ("words of a device", ["check"], lambda n: f'device {"a " * n}\n', 16_000),
    ("letters of a bad line", ["check"], lambda n: f"a{chr(0x301) * n}\n", 4_000_000),
    ("tabs", ["check", "--all-devices"], tabs, 500),
    ("tabs in a matrix", ["matrix"], tabs, 500),
    ("tabs in a budget", ["budget"], tabs, 500),
    ("commands", ["check"], lambda n: TWO + lines(n, lambda number: f'rename {1 + number % 2} "Tab {number}"'), 300_000),
    ("steps taken back", ["check"], lambda n: TWO + lines(n, lambda number: f"rename 1 T{number}") + "undo\n" * n, 6_000),
    ("branches", ["check"], lambda n: TWO + lines(n, lambda number: f"rename 1 T{number}\nundo"), 40_000),
    ("marks", ["check"], lambda n: TWO + lines(n, lambda number: f"rename 1 T{number}\nmark m{number % 1_000}"), 50_000),
    ("notes", ["replay"], lambda n: TWO + lines(n, lambda number: f'note "remark {number}"'), 100_000),
    ("expectations", ["replay", "--quiet"], lambda n: TWO + "expect visible A B\n" * n, 40_000),
    ("accepted findings", ["check"], lambda n: TWO + lines(n, lambda number: f"allow more-tab because r{number}"), 100_000),
    ("new sessions", ["check"], lambda n: lines(n, lambda number: f"add T{number}\nnew"), 60_000),
    ("looks", ["replay"], lambda n: TWO + lines(n, lambda number: f"badge 1 {number}\nwhy A\nmatrix"), 100),
    ("the same looks", ["replay"], lambda n: TWO + "matrix\nwhy A\n" * n, 200),
    ("newlines", ["check"], lambda n: "\n" * n, 8_000_000),
    ("comments", ["check"], lambda n: "# a remark\n" * n, 900_000),
]

MEGABYTE = 1_000_000


def many(count):
    return lines(count, lambda number: f"add T{number}")


def repeated(start, *unit):
    """A session of a megabyte that begins with some lines and repeats others."""
    text = "\n".join(unit) + "\n"
    return start + text * ((MEGABYTE - len(start)) // len(text))


LONG_TITLES = lines(1_000, lambda number: f'add "T{number} {"abcdefgh " * 50}"')
# A name, the arguments, and a session of a megabyte that makes as much work as it can.
HEAVY = [
    *((f"clear and undo on {count} tabs", ["check"], repeated(many(count), "clear", "undo")) for count in (10, 250, 500, 1_000)),
    ("far back and forth", ["check"], repeated(many(1_000), "undo 900", "redo 900")),
    ("new and undo", ["check"], repeated(many(1_000), "new", "undo")),
    ("undo of changes by title", ["check"], repeated(many(1_000) + "badge T999 1\nbadge T999 2\n" * 500, "clear", "undo")),
    ("a mark and undo", ["check"], repeated("add A\n", "mark a", "undo")),
    ("a mark, moved and left", ["check"], repeated("add A\nmark a\n" * 40_000, "badge 1 1", "back a")),
    ("back to two marks", ["check"], repeated(many(500) + "mark a\nadd X\nmark b\n", "back a", "back b")),
    ("all marks undone", ["check"], "mark a\n" * 70_000 + "undo 70000\nadd A\n" * 20),
    *((f"{count} marks judged", ["check", "--marks"], lines(count, lambda number: f"add T{number}\nmark m{number}"))
      for count in (100, 300, 999)),
    ("marks and ways back judged", ["check", "--marks"],
     lines(450, lambda number: f"mark a{number}\nadd T{number}\nmark b{number}\nback a{number}\nback b{number}")),
    ("steps changed", [], lines(1_000, lambda number: f"add T{number}") + lines(2_000, lambda number: f"step 5 add S{number}")),
    ("steps of few tabs changed", [],
     "add A\n" + lines(2_000, lambda number: f"rename 1 T{number}") + lines(2_000, lambda number: f"step 5 rename 1 S{number}")),
    ("swaps", ["check"], repeated(many(1_000), "swap 1 2")),
    ("short names of long titles", ["check"], repeated(LONG_TITLES, "badge T999 1", "badge T999 2")),
    ("expectations of changes", ["replay", "--quiet"], repeated(many(1_000), "badge 1 1", "expect count 1", "badge 1 2", "expect count 2")),
    ("answers about changes", ["replay"], repeated(many(5), "badge 1 1", "matrix", "badge 1 2", "matrix all")),
    ("steps in JSON", ["replay", "--format", "json", "--with-steps"], repeated(many(1_000), "swap 1 2")),
    ("a matrix of many words", ["replay"], repeated("add A\n", "matrix" + " iphones" * 7_000)),
    ("huge words", ["check"], "add A\n" + lines(16, lambda number: "x" * 60_000)),
]


def cost(arguments, **options):
    """The seconds of a processor and the megabytes that a call takes."""
    with subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode < 0:
        raise Failure(f"{arguments} ended with {process.returncode}")
    # Linux counts kilobytes, macOS bytes.
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / (1 << 10 if sys.platform == "linux" else 1 << 20)


def check(name, measure, size):
    """Compares the cost of a size and of twice that; returns what is wrong, if anything."""
    pairs = []
    for _ in range(TRIES):
        pairs += [(measure(size), measure(2 * size)) for _ in range(ROUNDS)]
        growth = statistics.median(large / max(small, 0.001) for small, large in pairs)
        small, large = map(min, zip(*pairs))
        if growth <= MOST_GROWTH or large <= LEAST_SECONDS:
            break
    print(f"{name}: {size} {small:.3f} s, {2 * size} {large:.3f} s, {growth:.2f} times", flush=True)
    # What stays short is no burden, however it grows below its limit.
    return [f"{name} grows {growth:.2f} times"] if growth > MOST_GROWTH and large > LEAST_SECONDS else []


def sessions(program, folder):
    wrong = []
    for name, arguments, session, size in CASES:

        def measure(count):
            path = os.path.join(folder, f"{count}.tabs")
            with open(path, "w") as file:
                file.write(HEADER + session(count))
            return cost([program, *arguments, path])[0]

        wrong += check(name, measure, size)
    return wrong


def heaviest(program, folder):
    """A session is as large as it may be, or an error that names its line ends it."""
    path = os.path.join(folder, "heavy.tabs")

    def seconds(arguments, session):
        with open(path, "w") as file:
            file.write(HEADER + session)
        with open(path) as file:
            return cost([program, *arguments, *([path] if arguments else [])], stdin=file)[0]

    large = many(10) + lines(600_000, lambda number: f"rename {1 + number % 10} T{number % 1_000}")
    most = min(seconds(["check"], large) for _ in range(ROUNDS)) * MOST_OF_LARGE
    wrong = []
    for name, arguments, session in HEAVY:
        least = min(seconds(arguments, session) for _ in range(ROUNDS))
        print(f"a megabyte of {name}: {least:.2f} s, at most {most:.2f}", flush=True)
        if least > most:
            wrong.append(f"a megabyte of {name} takes {least:.2f} s")
    return wrong


def memory(program, folder):
    """What a file of newlines takes. What this program itself takes counts for those that it starts, so it stays small until
    then."""
    path = os.path.join(folder, "newlines.tabs")
    with open(path, "w") as file:
        file.write(HEADER)
        for _ in range(15):
            file.write("\n" * (1 << 20))
    wrong = []
    calls = {name: [program, name, path] for name in ("show", "check", "replay")}
    calls |= {"open": [program, path], "the pipe": [program]}
    for name, call in calls.items():
        with open(path if name == "the pipe" else os.devnull) as file:
            _, megabytes = cost(call, stdin=file)
        print(f"15 MB of newlines, {name}: {megabytes:.0f} MB", flush=True)
        if megabytes > MOST_MEGABYTES:
            wrong.append(f"{name} takes {megabytes:.0f} MB")
    return wrong


class Prompt(Terminal):
    """A prompt with earlier lines, which has been shown and has read them."""

    def __init__(self, program, folder, history=0, session=None):
        state = os.path.join(folder, "state", "tabbar")
        os.makedirs(state, exist_ok=True)
        with open(os.path.join(state, "history.jsonl"), "w") as file:
            for number in range(history):
                entry = {"c": f'add "Tab número {number}" icon=star', "ok": True, "s": "x", "t": 1}
                file.write(json.dumps(entry, ensure_ascii=False, separators=(",", ":")) + "\n")
        super().__init__([program, *([session] if session else [])], folder)
        self.wait_for_prompt()
        self.settle(b"x\x15")

    def settle(self, keys):
        """Types, and waits until nothing more is written."""
        self.type(keys)
        while self.pump(0.5):
            pass

    def seconds(self):
        """The seconds of a processor that the program has taken."""
        with open(f"/proc/{self.process}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def seconds_of(self, keys):
        before = self.seconds()
        self.settle(keys)
        return self.seconds() - before


def searches(program, folder):
    def lines_of_history(count):
        with Prompt(program, folder, history=count) as prompt:
            return sum(prompt.seconds_of(keys) for keys in ["\x12número 7".encode(), b"\x15" + b"tab"] * 5)

    def letters_of_search(count):
        with Prompt(program, folder, history=10_000) as prompt:
            prompt.settle(b"\x12")
            return prompt.seconds_of(("a" + "\u0301" * (count - 1)).encode())

    return check("^R, earlier lines", lines_of_history, 5_000) + check("^R, marks", letters_of_search, 250)


def interrupts(program, folder):
    """^C ends each of these within a moment, some time after it was begun."""
    bars = os.path.join(folder, "bars.tabs")
    with open(bars, "w") as file:
        file.write(HEADER + tabs(1_000))
    large = os.path.join(folder, "large.tabs")
    with open(large, "w") as file:
        file.write(HEADER + TWO + lines(800_000, lambda number: f"rename {1 + number % 2} T{number}"))
    wrong_end = os.path.join(folder, "wrong.tabs")
    with open(large) as good, open(wrong_end, "w") as file:
        file.write(good.read() + "nonsense\n")
    comments = os.path.join(folder, "comments.tabs")
    with open(comments, "w") as file:
        file.write(HEADER + "# a remark\n" * 1_500_000)
    rows = "\r".join(f'add "T {number}"' for number in range(10_000)).encode()
    pasted = b"\x1b[200~" + rows + b"\x1b[201~"
    pile = ("a" + "\u0301" * 499).encode()
    cases = [
        ("a search for a pile", [b"\x12"], pile, 0),
        ("a search for a pasted pile", [b"\x12"], b"\x1b[200~" + pile + b"\x1b[201~", 0),
        ("many keys", [], b"add " + b"x\x08" * 20_000, 0),
        ("a paste", [], pasted, 0.05),
        ("a paste that runs", [pasted], b"\r", 0.3),
        ("open", [], f"open {large}\r".encode(), 0.2),
        ("replay", [], f"replay {large}\r".encode(), 0.5),
        ("replay of a wrong line", [], f"replay {wrong_end}\r".encode(), 3),
        ("replay of comments", [], f"replay {comments}\r".encode(), 0.5),
        ("replay step by step", [], f"replay {large} step\r".encode(), 3),
        ("compare", [], f"compare {large} this\r".encode(), 0.5),
        *((command, [], command.encode() + b"\r", 0.1)
          for command in ("matrix all", "budget", "fit all", "fix", "compare systems", "show json")),
    ]
    wrong = []
    for name, before, keys, pause in cases:
        waits = []
        for _ in range(ROUNDS):
            with Prompt(program, folder, history=10_000, session=bars) as prompt:
                for earlier in before:
                    prompt.settle(earlier)
                prompt.type(keys)
                time.sleep(pause)
                while prompt.pump(0):
                    pass
                place = len(prompt.output)
                start = time.perf_counter()
                prompt.type(b"\x03")
                prompt.wait_for(PROMPT, place)
                waits.append(time.perf_counter() - start)
        print(f"^C after {name}: {min(waits) * 1000:.0f} ms", flush=True)
        if min(waits) > MOST_WAIT:
            wrong.append(f"^C after {name} takes {min(waits) * 1000:.0f} ms")
    return wrong


def main():
    program = os.path.abspath(sys.argv[1])
    wrong = []
    for part in (memory, sessions, heaviest, searches, interrupts):
        with tempfile.TemporaryDirectory() as folder:
            wrong += part(program, folder)
    if wrong:
        sys.exit("growth: " + "; ".join(wrong))


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(f"growth: {failure}")
