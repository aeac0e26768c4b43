#!/usr/bin/env python3
"""Types sentences at the prompt, and judges what came of them.

  make interop            checks; exit status 1 and what is wrong where too much is

or, with pexpect: check_sentences.py PROGRAM [-v] [FILE...]; -v prints the rows that are not right.

Each row of sentences/*.tsv is typed into a playground of its own, at a terminal of 24 rows and 80 columns. A row has a
state, a sentence, what has to come of it, and whatever tells it apart, with tabs in between. A state is commands with
semicolons, or the name that a row `state NAME <tab> commands` gives them; # begins a comment. What has to come of it is

  LINE · LINE | LINE      the same as of these lines, or of those after the bar
  LINE…                   that it looks at something with a line that begins so
  asks LINE | LINE        that one of these lines at least is offered
  refuses                 anything that changes nothing: an error, a question or a look
  only NAME               what that command does, or anything that changes nothing

Lines are compared by what comes of them in the same state: the JSON of the design, what only the session says, the files
that are there, and whether the program has ended. Whether a new title has capital letters makes no difference. Looks are
compared by the line that was carried out, or by what they show.
"""
import argparse
import collections
import dataclasses
import functools
import json
import multiprocessing
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pexpect

HERE = Path(__file__).parent / "sentences"
# What is least meant first, least meant first or offered below that, and most something else, in each 100 rows of a file. The second is
# two below what the program of 30 November 2026 offered. That is five to eight less than two days before: since then a question offers no
# change, a wrong value is answered by what is possible, and nothing is taken away by a line that is not wholly understood.
LIMITS = {
    "others-1.tsv": (70, 83.8, 0),
    "others-2.tsv": (70, 87.9, 0),
    "others-3.tsv": (70, 82.1, 0),
    "others-4.tsv": (70, 82.5, 0),
    "authors-1.tsv": (70, 88.7, 0),
    "authors-2.tsv": (70, 92.9, 0),
    "refused.tsv": (0, 0, 0),
    "commands.tsv": (99, 99, 0),
    "statements.tsv": (100, 100, 0),
    "tests.tsv": (0, 0, 2.5),
}
RIGHT, OFFERED, WITHOUT, REFUSED, LOOKED, ELSE = OUTCOMES = [
    "first", "offered", "offered without it", "dead end", "looked", "something else",
]
SECONDS = 60
# A prompt that waits for a line: bracketed paste goes on, and one frame draws it. Its name is that of an open question.
PROMPT = re.compile(rb"\x1b\[\?2004h\x1b\[\?2026h(?:\x1b\[\?25l)?\r(?:\x1b\[J)?([a-z-]+)> (.*?)\x1b\[\?2026l", re.DOTALL)
ANSWER = b"\x1b[?2004l"
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")
# How what a prompt is named after is left; lessons have names of their own.
LEAVE = {b"quiz": b"done\r", b"interview": b"q"}
LEAVE_LESSON = b"leave\r"
SESSION = "the-state.tabs"
# What a session says and the JSON may not.
UNSEEN = re.compile(r"^(set|bar|allow|expect)\b|=", re.MULTILINE)


class Failure(Exception):
    """A row cannot be judged."""


# --- What is typed ------------------------------------------------------------------------------------------------------


class Prompt:
    """A playground at a terminal, with folders of its own."""

    def __init__(self, program, folder):
        self.folder = os.path.join(folder, "here")
        os.mkdir(self.folder)
        variables = {
            "PATH": f"{folder}/none", "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": folder, "TMPDIR": folder,
            **{f"XDG_{name}_HOME": f"{folder}/{name}" for name in ("CONFIG", "STATE", "DATA", "CACHE")},
        }
        self.has_ended = False
        self.child = pexpect.spawn(
            program, ["--private", "--no-rc", "--color", "never"], cwd=self.folder, env=variables, dimensions=(24, 80),
            timeout=SECONDS, maxread=1 << 16)
        self.child.delaybeforesend = None
        self.child.ptyproc.delayafterclose = 0
        self.child.expect(PROMPT)

    def close(self):
        if self.child.isalive():
            self.child.kill(signal.SIGKILL)
            self.child.wait()
        self.child.close()

    def say(self, line):
        """Types a line, and returns what is written below it."""
        if self.has_ended:
            return ""
        self.child.send(line.encode() + b"\r")
        written = menu = b""
        try:
            self.child.expect(PROMPT)
            written += self.child.before
            name = self.child.match.group(1)
            menu = self.child.match.group(2)
            while name != b"tabbar":
                self.child.send(LEAVE.get(name, LEAVE_LESSON))
                self.child.expect(PROMPT)
                name = self.child.match.group(1)
        except pexpect.EOF:
            written += self.child.before
            self.has_ended = True
        except pexpect.TIMEOUT:
            self.has_ended = True
            return f"no answer in {SECONDS} seconds"
        text = written[written.rfind(ANSWER) + len(ANSWER):] if ANSWER in written else b""
        if b"read as: " in menu:
            # What waits is closed, so that the next line is none of its answers.
            text += b"\n" + menu[menu.find(b"read as: "):]
            self.child.send(b"\x1b")
            self.child.expect(rb"nothing done")
            self.child.expect(PROMPT)
        return ESCAPE.sub("", text.decode(errors="replace")).replace("\r", "").strip("\n")


@dataclasses.dataclass(frozen=True)
class Result:
    """What lines came to, typed one after the other in a state."""
    answers: tuple
    design: str
    session: str
    files: tuple
    has_ended: bool

    def is_same_as(self, other):
        """Whether nothing at all tells it from another result."""
        return dataclasses.replace(self, answers=()) == dataclasses.replace(other, answers=())

    @property
    def was_refused(self):
        return any(answer.startswith("error:") or offers(answer) for answer in self.answers)

    def shown(self, lines):
        """What typed lines showed, as it is and without what it says of the lines themselves."""
        words, bare = [], []
        for line, answer in zip(lines, self.answers):
            text = answer.split("\n", 1)[-1] if answer.startswith("that is: ") else answer
            words += text.split()
            bare += text.replace(carried_out(line, answer) or line, "LINE").split()
        return words, bare

    def shows_the_same(self, lines, other, other_lines):
        return any(one == another for one, another in zip(self.shown(lines), other.shown(other_lines)))


def result(program, state, lines):
    """What lines come to in a state; both are tuples of lines."""
    with tempfile.TemporaryDirectory() as folder:
        prompt = Prompt(program, folder)
        try:
            for line in state:
                answer = prompt.say(line)
                if answer.startswith("error:") or offers(answer) or prompt.has_ended:
                    raise Failure(f"the state {'; '.join(state)} cannot be had: {line}: {answer}")
            answers = tuple(prompt.say(line) for line in lines)
            design = prompt.say("show json")
            files = tuple(sorted(os.listdir(prompt.folder)))
            prompt.say(f"save {SESSION}")
            path = Path(prompt.folder, SESSION)
            session = path.read_text("utf-8") if path.exists() else ""
            return Result(answers, design, session, files, prompt.has_ended)
        finally:
            prompt.close()


class Results:
    """The results of lines, each typed once."""

    def __init__(self, program):
        self.program = program
        self.known = {}

    def type(self, wanted):
        """Has pairs of a state and lines typed, in several processes."""
        wanted = [pair for pair in dict.fromkeys(wanted) if pair not in self.known]
        with multiprocessing.Pool(os.cpu_count()) as pool:
            self.known |= dict(zip(wanted, pool.starmap(result, [(self.program, *pair) for pair in wanted], chunksize=8)))

    def of(self, state, *lines):
        return self.known[state, lines]

    @functools.cache
    def are_alike(self, one, other):
        """Whether two sessions end with the same, also where the JSON does not say it."""
        if one == other or not UNSEEN.search(one + other):
            return True
        with tempfile.TemporaryDirectory() as folder:
            for fold in (str, str.casefold):
                for name, session in (("one", one), ("other", other)):
                    Path(folder, f"{name}.tabs").write_text(fold(session), "utf-8")
                call = subprocess.run([self.program, "diff", "one.tabs", "other.tabs"], cwd=folder, capture_output=True)
                if call.returncode == 0:
                    return True
        return False


# --- What has to come of it ---------------------------------------------------------------------------------------------


@dataclasses.dataclass(frozen=True)
class Row:
    state: tuple
    sentence: str
    expected: str

    @property
    def is_refused(self):
        return self.expected == "refuses"

    @property
    def owner(self):
        """The command that alone may carry it out."""
        return self.expected.removeprefix("only ") if self.expected.startswith("only ") else ""

    @property
    def is_asked(self):
        return self.expected.startswith("asks ")

    @property
    def ways(self):
        """The lines that the sentence may mean, each way a tuple of them."""
        if self.is_refused or self.owner:
            return []
        return [tuple(way.split(" · ")) for way in self.expected.removeprefix("asks ").split(" | ")]


def read(path):
    states, rows = {}, []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        columns = line.split("\t")
        if line.startswith("#") or not line:
            continue
        if line.startswith("state ") and len(columns) == 2:
            states[columns[0].removeprefix("state ")] = columns[1]
        elif len(columns) in (3, 4) and columns[1] and columns[2]:
            state = states.get(columns[0], columns[0])
            rows.append(Row(tuple(state.split("; ")) if state else (), columns[1], columns[2]))
        else:
            raise Failure(f"{path.name}:{number}: not a state, a sentence and what has to come of it: {line!r}")
    return rows


def offers(answer):
    """The lines that wait below the prompt after an answer, the selected one first, or that it says to type."""
    rows = answer.split("\n")
    first = next((index for index, row in enumerate(rows) if row.startswith("read as: ")), None)
    if first is None:
        return [row.removeprefix("type: ") for row in rows if row.startswith("type: ")]
    # A row that is too long goes on in the next one.
    text = " ".join(rows[first:]).removeprefix("read as: ")
    lines = [text.split(" · Return does it", 1)[0]]
    return lines + [row.split(None, 1)[1] for row in rows[first:] if re.match(r"  \d  \S", row)]


def whole(way):
    """The lines of a way as they can be typed."""
    return *way[:-1], way[-1].removesuffix("…")


def is_beginning(way):
    return way[-1].endswith("…")


def carried_out(line, answer):
    """The line that was carried out for a typed one; nothing where none was."""
    if answer.startswith("that is: "):
        return answer.split("\n", 1)[0].removeprefix("that is: ")
    return "" if answer.startswith("error:") or offers(answer) else line


def plain(line):
    """A line however it is quoted, and whatever letters are capital ones."""
    try:
        return " ".join(shlex.split(line)).casefold()
    except ValueError:
        return line.casefold()


def parts(design, titles):
    """What a design is, but for what follows from it; titles that are new are in small letters."""
    def title(text):
        return text if text in titles else text.casefold()
    tabs = {}
    for entry in [item for item in design["items"] if item["kind"] == "tab"] + design["more"] + design["hidden"]:
        tabs.setdefault(entry["tab"], (title(entry["title"]), entry.get("icon"), entry.get("badge")))
    names = ("device", "orientation", "sizeClass", "window", "system", "guide", "locale", "direction", "pane", "situation")
    return tabs, design["selection"], [design[name] for name in names]


def titles(design):
    return {entry["title"] for entry in design["items"] + design["more"] + design["hidden"]}


def kept(session):
    """The notes and marks of a session, which are no part of its design."""
    return [plain(line) for line in session.split("\n") if line.startswith(("mark ", "note "))]


def is_same(results, one, other, before):
    """Whether two results of a state are the same to a person."""
    if (one.files, one.has_ended, kept(one.session)) != (other.files, other.has_ended, kept(other.session)):
        return False
    if one.design != other.design:
        known = titles(json.loads(before.design))
        if parts(json.loads(one.design), known) != parts(json.loads(other.design), known):
            return False
    return results.are_alike(one.session, other.session)


def is_meant(results, row, line, way):
    """Whether a typed line came to what a way says."""
    got, before = results.of(row.state, line), results.of(row.state)
    did, lines = plain(carried_out(line, got.answers[-1])), whole(way)
    meant = results.of(row.state, *lines)
    shows_the_same = not meant.was_refused and got.shows_the_same([line], meant, lines)
    if is_beginning(way):
        only_looked = (got.design, got.session) == (before.design, before.session)
        return only_looked and (did.startswith(plain(lines[-1])) or shows_the_same)
    if not meant.is_same_as(before):
        return is_same(results, got, meant, before)
    return got.is_same_as(before) and not got.was_refused and (did == plain("; ".join(way)) or shows_the_same)


def is_offered(results, row, offer, way):
    """Whether an offered line is one of a way; that it was typed is needed only where the text does not say it."""
    if is_beginning(way) and plain(offer).startswith(plain(*whole(way))):
        return True
    if plain(offer) == plain("; ".join(way)):
        return True
    return (row.state, (offer,)) in results.known and is_meant(results, row, offer, way)


def judged(results, row):
    got, before = results.of(row.state, row.sentence), results.of(row.state)
    is_unchanged = got.is_same_as(before)
    if row.is_refused:
        return RIGHT if is_unchanged else ELSE
    if row.owner:
        did = got.answers[-1].split("\n", 1)[0]
        is_own = not did.startswith("that is: ") or did.removeprefix("that is: ").split()[0] == row.owner
        return RIGHT if is_unchanged or is_own else ELSE
    if not row.is_asked and any(is_meant(results, row, row.sentence, way) for way in row.ways):
        return RIGHT
    if not is_unchanged:
        return ELSE
    offered = offers(got.answers[-1])
    if any(is_offered(results, row, offered[0], way) for way in row.ways if offered):
        return RIGHT
    if any(is_offered(results, row, offer, way) for offer in offered for way in row.ways):
        return RIGHT if row.is_asked else OFFERED
    return WITHOUT if offered else REFUSED if got.answers[-1].startswith("error:") else LOOKED


def judge(program, rows):
    """Types all that is needed to judge rows; returns the outcome of each row, and the results."""
    results = Results(program)
    rows = list(dict.fromkeys(rows))
    results.type(
        pair for row in rows
        for pair in [(row.state, ()), (row.state, (row.sentence,)), *((row.state, whole(way)) for way in row.ways)]
    )
    # What an offer comes to is of interest where no text says that it is the right one.
    results.type(
        (row.state, (offer,)) for row in rows if row.ways and judged(results, row) == WITHOUT
        for offer in offers(results.of(row.state, row.sentence).answers[-1]))
    return {row: judged(results, row) for row in rows}, results


# --- What is said about it ----------------------------------------------------------------------------------------------


def prove_that_it_fails(program):
    """Types commands where others were meant, and ends the program where that is not noticed."""
    bar = ("add Home Search Inbox", "badge Inbox 3")
    typed = {
        "add News": [
            ("add News", RIGHT), ("add news", RIGHT), ("add Radio | add News", RIGHT), ("add Radio", ELSE),
            ("add News · select News", ELSE), ("asks add News | add Radio", ELSE), ("refuses", ELSE), ("check", ELSE),
            ("check…", ELSE),
        ],
        "rename Home home": [("rename Home Start", ELSE), ("select Home", ELSE)],
        "badge Inbox 4": [("badge Inbox 5", ELSE), ("badge 3 4", RIGHT)],
        "set Home title.de=Start": [
            ("set Home title.de=Heim", ELSE), ("set 1 title.de=Start", RIGHT), ("refuses", ELSE), ("check", ELSE),
        ],
        "allow more-tab because tests": [("refuses", ELSE), ("allow more-tab because others", ELSE)],
        "mark one": [("mark two", ELSE), ("refuses", ELSE)],
        "note one": [("note two", ELSE), ("refuses", ELSE), ("check", ELSE)],
        "save one.tabs": [("save one", RIGHT), ("save one…", RIGHT), ("save two", ELSE), ("refuses", ELSE)],
        "undo": [("undo 1", RIGHT), ("undo 2", ELSE)],
        "check": [("check", RIGHT), ("show list", LOOKED), ("add News", LOOKED), ("refuses", RIGHT)],
        "check all": [("check…", RIGHT), ("check", LOOKED)],
        "lint": [("check", RIGHT), ("check…", RIGHT)],
        "why 3": [("why Inbox", RIGHT), ("why…", RIGHT), ("why Home", LOOKED), ("explain… | check…", LOOKED)],
        "compare devices iphone-17": [("compare iphone-17", RIGHT), ("compare iphone-16", LOOKED)],
        "quiz": [("quiz", RIGHT), ("refuses", RIGHT)],
        "quit": [("quit", RIGHT), ("check", LOOKED)],
        "remove News": [("refuses", RIGHT), ("remove Inbox", REFUSED), ("remove News", REFUSED)],
    }
    rows = {Row(bar, line, expected): outcome for line, cases in typed.items() for expected, outcome in cases}
    outcomes, results = judge(program, rows)
    for row, outcome in rows.items():
        if outcomes[row] != outcome:
            raise SystemExit(f"this check says {outcomes[row]}, and it is {described(results, row, outcome)}")


def share(count, of):
    return 100 * count / of if of else 0.0


def table(counts):
    lines = [f"{'':16}{'rows':>6}{'right':>9}{'or offered':>12}" + "".join(f"{outcome:>20}" for outcome in OUTCOMES[2:])]
    for name, count in counts.items():
        right, both = count[RIGHT], count[RIGHT] + count[OFFERED]
        lines.append(
            f"{name:16}{count.total():6}{share(right, count.total()):7.1f} %{share(both, count.total()):10.1f} %"
            + "".join(f"{count[outcome]:20}" for outcome in OUTCOMES[2:]))
    return lines


def complaints(name, count):
    right, both, most = LIMITS[name]
    rows = count.total()
    for what, found, least in (
        ("right", share(count[RIGHT], rows), right), ("right or offered", share(count[RIGHT] + count[OFFERED], rows), both),
    ):
        if found < least:
            yield f"{name}: {found:.1f} % {what}, and {least} % is the least"
    if share(count[ELSE], rows) > most:
        yield f"{name}: of {rows} rows {count[ELSE]} did something else, and {most} % is the most"


def described(results, row, outcome):
    """A row that is not right, and what came of it."""
    got, before = results.of(row.state, row.sentence), results.of(row.state)
    answer = got.answers[-1]
    lines = collections.Counter(got.session.split("\n")) - collections.Counter(before.session.split("\n"))
    steps = [line for line in lines if line and not line.startswith("#")]
    came = "; ".join(steps) or "; ".join(sorted(set(got.files) - set(before.files))) if outcome == ELSE else ""
    came = came or " | ".join(offers(answer)) or carried_out(row.sentence, answer) or answer.split("\n")[0]
    return f"{outcome}: {row.sentence}\n  in     {'; '.join(row.state)}\n  meant  {row.expected}\n  came   {came}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", type=os.path.abspath)
    parser.add_argument("-v", action="store_true", dest="is_verbose")
    parser.add_argument("files", nargs="*", type=Path)
    options = parser.parse_intermixed_args()
    prove_that_it_fails(options.program)
    files = {path.name: read(path) for path in options.files or sorted(HERE.glob("*.tsv"))}
    outcomes, results = judge(options.program, [row for rows in files.values() for row in rows])
    counts, found = {}, []
    for name, rows in files.items():
        counts[name] = collections.Counter(outcomes[row] for row in rows)
        found += complaints(name, counts[name]) if name in LIMITS else []
        for row in rows if options.is_verbose else []:
            if outcomes[row] != RIGHT:
                print(f"{name}: {described(results, row, outcomes[row])}")
    print("\n".join(table(counts)))
    refused = {
        f"{'; '.join(row.state)}: {' · '.join(way)}" for rows in files.values() for row in rows
        for way in row.ways if not is_beginning(way) and results.of(row.state, *way).was_refused}
    if refused and options.is_verbose:
        print("\nlines of these rows that are refused themselves:", *sorted(refused), sep="\n  ")
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failure as failure:
        sys.exit(f"check_sentences: {failure}")
