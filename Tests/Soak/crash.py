"""Ends playgrounds in every way, and compares what comes back with what was answered. Called by make soak.

    crash.py PROGRAM [--runs KILLS] [--seed N] [--first UNIT]

A playground is killed at each system call with which it keeps its journal, saves and recovers (strace sends the signal), one
alone and eight that share a state folder. Others get a signal at any moment, or lose their terminal. Then a new playground
recovers each lost session and saves it: every step whose answer was shown has to be there, at most the one step more that
was not answered yet, each session once, and every saved file is an old or a new one, whole. Whatever ends the program but
KILL, the terminal has to be as it was found.

The same seed types the same steps; when a signal from outside meets the program is up to the machine.
"""

import argparse
import collections
import glob
import os
import random as randomness
import re
import shutil
import signal
import subprocess
import sys
import time

import sandbox
from terminal import PROMPT, Failure, Terminal

RUNS = 2000
HEADER = "# tabbar session 1"
# The session that is opened now and then.
OLD = f"{HEADER}\n# an old bar\nadd Today icon=star\n\n# more\nadd Games\n\n# What stays true\nexpect unmet count 99\n"
CALLS = (
    "openat,write,pwrite64,writev,fsync,fdatasync,ftruncate,link,linkat,rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat,flock,fcntl,"
    "close,fchmod,fchown,chmod,copy_file_range,sendfile"
)
SIGNALS = ["KILL", "TERM", "HUP", "QUIT", "ABRT", "SEGV", "USR1", "XCPU"]
CLOSED = "closed window"
# These end a program without asking it.
UNSEEN = {"KILL", CLOSED}
EIGHT = 8
# With so many the work is found that was put aside for a session that came back.
UNDOS = 3


# --- What is typed, and what is there afterwards ------------------------------------------------------------------------


class State:
    """A session at one moment: its document, its lines, and the state that `new` or `open` put it in place of."""

    def __init__(self, document, lines, replaced=None):
        self.document = document
        self.lines = lines
        self.replaced = replaced


class Model:
    """What a playground holds, by what was typed."""

    def __init__(self):
        self.states = [State(0, ())]
        self.place = 0
        self.documents = 1
        # What the file of a document holds, and the lines in each file.
        self.saved = {0: ()}
        self.files = {}
        # The lines of all states that there ever were.
        self.all_lines = {()}

    @property
    def state(self):
        return self.states[self.place]

    def copy(self):
        model = Model()
        model.states, model.place, model.documents = list(self.states), self.place, self.documents
        model.saved, model.files, model.all_lines = dict(self.saved), dict(self.files), set(self.all_lines)
        return model

    def push(self, state):
        self.states[self.place + 1 :] = [state]
        self.place += 1
        self.all_lines.add(state.lines)

    def do(self, line):
        word, _, rest = line.partition(" ")
        if word == "undo":
            self.place = max(0, self.place - int(rest or 1))
        elif word == "redo":
            self.place = min(len(self.states) - 1, self.place + int(rest or 1))
        elif word in ("new", "open"):
            lines = commands(OLD) if word == "open" else ()
            self.saved[self.documents] = lines
            replaced = self.state
            # The commands of a file are steps of their own.
            for count in range(len(lines) + 1):
                self.push(State(self.documents, lines[:count], replaced))
            self.documents += 1
        elif word == "save":
            self.saved[self.state.document] = self.state.lines
            self.files[rest.split()[0]] = self.state.lines
        else:
            self.push(State(self.state.document, self.state.lines + (line,), self.state.replaced))

    def is_saved(self, state):
        return self.saved[state.document] == state.lines

    def aside(self):
        """The nearest state that was put aside with something unsaved; None where all is in files."""
        state = self.state.replaced
        while state and self.is_saved(state):
            state = state.replaced
        return state


def commands(text):
    """The commands of a session file, without those that save adds to a new one and those that are always last."""
    others = ("#", "device ", "guide ", "system ", "expect ")
    return tuple(line for line in text.splitlines() if line and not line.startswith(others))


def first_tab(lines):
    """The title of the first tab after some lines; None where there is none."""
    titles = []
    for line in lines:
        words = line.split()
        if words[0] == "add":
            titles.append(words[1])
        elif words[0] == "rename":
            titles[titles.index(words[1])] = words[2]
    return titles[0] if titles else None


def script(random, name, count):
    """Some lines in canonical form, each with what its answer says. The name has a space, so its quotes stay."""
    model = Model()
    made = [(f'note "{name}"', f"— {name}\r\n")]
    model.do(made[0][0])
    number = 0
    while len(made) < count:
        number += 1
        kind = random.random()
        if kind < 0.35:
            # No two playgrounds add the same tab: what comes back has to say whose it was.
            tab = f"T{number}-{name.split()[-1]}"
            step = f"add {tab}", rf'added tab \d+ "{tab}"'
        elif kind < 0.55:
            step = f'note "{name}.{number}{" word" * random.choice([0, 0, 80])}"', f"— {name}.{number}"
        elif kind < 0.62 and any(line.startswith("add") for line in model.state.lines):
            step = f"rename {first_tab(model.state.lines)} R{number}", f'to "R{number}"'
        elif kind < 0.72 and model.place > 1:
            step = f"undo {random.randint(1, min(3, model.place - 1))}", "undid"
        elif kind < 0.77 and model.place + 1 < len(model.states):
            step = "redo", "redid"
        elif kind < 0.82 and len(model.state.lines) > 1:
            step = "new", "started an empty session"
        elif kind < 0.87 and len(model.state.lines) > 1:
            step = "open old.tabs", "opened old.tabs"
        elif kind < 0.95 and kind >= 0.87 and model.state.lines:
            file = random.choice(["mine.tabs", "mine.tabs", "other.tabs"])
            step = f"save {file} replace", f"saved to {file}"
        else:
            continue
        model.do(step[0])
        made.append(step)
    return made


# --- A playground and the person in front of it -------------------------------------------------------------------------


class Playground:
    """A playground at a terminal, in a folder of its own, with a state folder that it may share."""

    def __init__(self, program, folder, state, is_plain=False, inject=None, trace=None):
        os.makedirs(folder, exist_ok=True)
        self.folder = folder
        self.is_plain = is_plain
        self.model = Model()
        self.pending = None
        self.acknowledged = 0
        command = [program, "--no-rc", "--color", "never"] + (["--plain"] if is_plain else [])
        if trace:
            tracer = [shutil.which("strace"), "-f", "-qq", "-y", "-s", "0", "-o", trace, "-e", f"trace={CALLS}"]
            command = tracer + (["-e", "inject={}:signal=KILL:when={}".format(*inject)] if inject else []) + ["--"] + command
        variables = {"XDG_STATE_HOME": state, "SWIFT_BACKTRACE": "enable=no"}
        self.terminal = Terminal(command, folder, environment=variables)
        self.mark = 0

    def wait_for_prompt(self):
        """Waits for an empty prompt; false if the program ended before."""
        try:
            if self.is_plain:
                self.mark = self.terminal.wait_for(PROMPT, self.mark)
            else:
                self.mark = self.terminal.wait_for_prompt(self.mark)
            return True
        except Failure:
            if self.terminal.has_ended():
                return False
            raise

    def send(self, line):
        self.mark = len(self.terminal.output)
        self.pending = line
        self.terminal.type(line.encode() + b"\r")

    def is_answered(self, answer, seconds=60):
        """Waits until the answer to the last line is shown; false if the program ended before."""
        # What the line would do is shown after an arrow.
        answer = re.compile(rb"(?<!\xe2\x86\xb5 )" + answer.encode())
        limit = time.monotonic() + seconds
        while not (found := answer.search(self.terminal.output, self.mark)):
            if self.terminal.has_ended():
                while self.terminal.pump(0):
                    pass
                if not (found := answer.search(self.terminal.output, self.mark)):
                    return False
            elif time.monotonic() > limit:
                raise Failure(f"no answer to {self.pending!r}: {bytes(self.terminal.output[self.mark:])[-600:]!r}")
            else:
                self.terminal.pump(0.05)
        self.mark = found.end()
        self.model.do(self.pending)
        self.pending = None
        self.acknowledged += 1
        return True

    def play(self, steps):
        """Types the steps, each after the answer to the one before; false if the program ended."""
        for line, answer in steps:
            self.send(line)
            if not self.is_answered(answer) or not self.wait_for_prompt():
                return False
        return True

    def possible_models(self):
        """What it may hold: what was answered, or the one step more that was not."""
        models = [self.model]
        if self.pending:
            models.append(self.model.copy())
            models[1].do(self.pending)
        return models

    def end(self, way):
        if way == CLOSED:
            self.terminal.hang_up()
        else:
            self.terminal.send(getattr(signal, f"SIG{way}"))

    def kill_traced(self):
        """Kills the program that strace runs."""
        tracer = self.terminal.process
        with open(f"/proc/{tracer}/task/{tracer}/children", encoding="utf-8") as children:
            for child in children.read().split():
                os.kill(int(child), signal.SIGKILL)

    def close(self):
        """Waits for its end; returns whether the terminal is as it was found, or None where nobody can know or help it."""
        try:
            self.terminal.wait_for_end()
            if self.terminal.controller >= 0:
                return not self.terminal.leftovers()
        finally:
            self.terminal.close()


# --- What comes back ----------------------------------------------------------------------------------------------------


class Recovery:
    """A new playground recovers what it is told about, until nothing is left."""

    def __init__(self, program, folder, state):
        self.program = program
        self.folder = folder
        self.state = state

    def start(self, **how):
        """Starts a playground; returns it and whether it offers something."""
        playground = Playground(self.program, self.folder, self.state, is_plain=True, **how)
        has_started = playground.wait_for_prompt()
        return playground, has_started and b"recover" in playground.terminal.output

    def recover(self, playground, name):
        """Recovers a session, saves it, saves what was put aside for it, and leaves; false if the program ended before."""
        lines = ["recover 1", f"save {name} replace"]
        for number in range(UNDOS):
            lines += ["undo", f"save {aside_name(name, number)} replace"]
        for line in [*lines, "quit", "quit"]:
            answer = enter(playground, line)
            # Each step is taken back by itself, up to the one that put the session in place of another.
            while line == "undo" and answer and not re.search(rb"undid: (recover|new|open)|nothing to undo", answer):
                answer = enter(playground, line)
            if answer is None:
                return line == "quit"
        return False

    def saved(self, name):
        """The commands of a session that was recovered and saved, and those of what was put aside for it, in a list."""
        names = [name] + [aside_name(name, number) for number in range(UNDOS)]
        texts = [read(os.path.join(self.folder, file)) for file in names]
        lines = [text if text is None else commands(text) for text in texts]
        return lines[0], lines[1:]

    def all(self):
        """Returns the commands of each session that came back, with those of what was put aside for it."""
        found = []
        for number in range(4 * EIGHT):
            playground, is_offered = self.start()
            name = f"back-{number}.tabs"
            try:
                if not is_offered:
                    return found
                if not self.recover(playground, name):
                    raise Failure(f"recovering does not end: {bytes(playground.terminal.output)[-800:]!r}")
            finally:
                playground.terminal.close()
            lines, asides = self.saved(name)
            if lines is None:
                raise Failure(f"recovered, but not saved: {bytes(playground.terminal.output)[-800:].decode(errors='replace')}")
            found.append((lines, asides))
        raise Failure(f"after {len(found)} sessions were recovered there are still some")


def enter(playground, line):
    """Types a line; returns what is shown up to the next prompt, or None if the program ended before."""
    start = playground.mark = len(playground.terminal.output)
    playground.terminal.type(line.encode() + b"\r")
    return bytes(playground.terminal.output[start:]) if playground.wait_for_prompt() else None


def aside_name(name, number):
    return f"aside-{number}-{name}"


def read(path):
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except FileNotFoundError:
        return None


def compare(playgrounds, found, may_repeat=False):
    """For each playground what is missing, and in the end what is too much; all empty if all is well."""
    left = list(found)
    problems = []
    # What is in a file may come back as well.
    expected = set()
    for playground in playgrounds:
        models = playground.possible_models()
        unsaved = [model for model in models if not model.is_saved(model.state) or model.aside()]
        match = next((one for model in unsaved for one in left if is_all(model, *one)), None)
        if match:
            left.remove(match)
        problems.append(torn(playground, models))
        if not match and unsaved == models:
            wanted = [(model.state.lines, model.aside() and model.aside().lines) for model in models]
            problems[-1].append(f"lost: {wanted[0]}{f' or {wanted[1]}' if len(wanted) > 1 else ''}; there is {left}")
        expected |= {model.state.lines for model in models if model not in unsaved}
        expected |= playground.model.all_lines if may_repeat else set()
    left = [one for one in left if one[0] not in expected]
    return problems + [[f"came back, but belongs to nobody: {left}"] if left else []]


def is_all(model, lines, asides):
    """Whether a session that came back, and what was put aside for it, are all that is in no file."""
    aside = model.aside()
    if aside and model.is_saved(model.state) and aside.lines in (lines, *asides):
        return True
    return lines == model.state.lines and (not aside or aside.lines in asides)


def torn(playground, models):
    """The files of a playground that are neither as they were nor as they should be."""
    found = []
    before = playground.model.files
    for path in glob.glob(os.path.join(playground.folder, "*.tabs")):
        name = os.path.basename(path)
        text = read(path)
        wholes = [commands(OLD)] if name == "old.tabs" else [model.files[name] for model in models if name in model.files]
        if not (text.split("\n")[0].split(" defaults=")[0] == HEADER and text.endswith("\n") and commands(text) in wholes):
            found.append(f"{name} holds {text!r} instead of one of {wholes}")
    found += [f"{name} is gone" for name in before if not os.path.exists(os.path.join(playground.folder, name))]
    return found


# --- Places in which to kill --------------------------------------------------------------------------------------------

ENTRY = re.compile(r"^(\d+) +(\w+)\((.*)")


def role(call, rest, folder):
    """What a system call is about: journal, file, terminal; None for what is of no account here."""
    rest = re.sub(r"AT_FDCWD<[^>]*>", "", rest)
    if "/journal" in rest:
        return "journal"
    if ".jsonl" in rest:
        return None
    if "/state" in rest:
        return "state folder"
    if f"{folder}/" in rest or (call in ("rename", "link", "unlink", "linkat", "renameat", "renameat2", "unlinkat") and ".tabs" in rest):
        return "file"
    return "terminal" if call == "write" and re.match(r"[12]<", rest) else None


def places(trace, folder):
    """The system calls in a trace: (call, how many of the process's calls of that name it is, what it is about).

    Of those that write to the terminal, only the first ones after a call that is about a file count, and of those that
    make the folders of the state, which each line of the history does, only the first ones.
    """
    counts = collections.Counter()
    found = []
    process = None
    with open(trace, encoding="utf-8", errors="replace") as file:
        for line in file:
            entry = ENTRY.match(line)
            if not entry:
                continue
            process = process or entry[1]
            if entry[1] != process:
                continue
            counts[entry[2]] += 1
            about = role(entry[2], entry[3], folder)
            is_next = found and found[-1][2] in ("journal", "file")
            if about == "terminal" and not is_next or about == "state folder" and sum(place[2] == about for place in found) >= 4:
                continue
            if about:
                found.append((entry[2], counts[entry[2]], about))
    return found


def killed_at(trace, folder):
    """The last system call in a trace, in words."""
    with open(trace, encoding="utf-8", errors="replace") as file:
        entries = [entry for entry in map(ENTRY.match, file) if entry]
    call, rest = entries[-1][2], entries[-1][3]
    return f"KILL at {call}, {role(call, rest, folder) or 'other'}"


# --- Units of the test --------------------------------------------------------------------------------------------------


class Row(collections.Counter):
    """A line of the table: runs, steps acknowledged, lost, wrong, terminals that could be looked at, restored."""


class Unit:
    """Some runs that belong together, from one seed."""

    def __init__(self, program, seed, number, folder):
        self.program = program
        self.name = f"--seed {seed} --first {number}"
        self.random = randomness.Random(f"{seed} {number}")
        self.folder = os.path.join(folder, f"unit-{number}")
        self.rows = collections.defaultdict(Row)
        self.problems = []
        self.kills = 0
        self.runs = 0
        os.makedirs(self.folder)

    def new_folder(self):
        self.runs += 1
        folder = os.path.join(self.folder, str(self.runs))
        os.makedirs(folder)
        return folder

    def started(self, base, number, **how):
        """A playground that has shown its prompt, or was killed before."""
        folder = os.path.join(base, f"place-{number}")
        os.makedirs(folder)
        with open(os.path.join(folder, "old.tabs"), "w", encoding="utf-8") as file:
            file.write(OLD)
        playground = Playground(self.program, folder, os.path.join(base, "state"), **how)
        playground.wait_for_prompt()
        return playground

    def judge(self, base, playgrounds, ways, restored, prefix="", may_repeat=False):
        """Recovers everything, compares, and enters the runs into the table."""
        journals = {os.path.basename(path): read(path) for path in glob.glob(os.path.join(base, "state/tabbar/journal/*"))}
        try:
            found = Recovery(self.program, os.path.join(base, "back"), os.path.join(base, "state")).all()
            problems = compare(playgrounds, found, may_repeat)
        except Failure as failure:
            problems = [[str(failure)]]
        for playground, way, is_restored in zip(playgrounds, ways, restored):
            self.rows[prefix + way].update(
                runs=1, acknowledged=playground.acknowledged, seen=int(is_restored is not None), restored=int(bool(is_restored))
            )
        # What belongs to nobody is entered with the first one.
        for way, found in zip([*ways, ways[0]], problems):
            for problem in found:
                self.rows[prefix + way]["lost" if problem.startswith("lost") else "wrong"] += 1
                self.problems.append(f"{prefix}{way} ({self.name}): {problem}")
        self.problems += [
            f"{prefix}{way} ({self.name}): the terminal is not as it was found" for way, well in zip(ways, restored) if well is False
        ]
        if any(problems):
            self.problems.append(f"the journals were {journals}")
        else:
            shutil.rmtree(base)

    def how(self):
        return {"is_plain": self.random.random() < 0.5}

    def places_of(self, steps, how):
        """Types the steps without a kill; returns the places in which to kill, and the folder, its playground killed at last."""
        base = self.new_folder()
        trace = os.path.join(base, "trace")
        playground = self.started(base, 0, trace=trace, **how)
        if not playground.play(steps):
            raise Failure(f"ended by itself: {bytes(playground.terminal.output)[-600:]!r}")
        playground.kill_traced()
        playground.close()
        return places(trace, base), base, playground

    def kill_while_playing(self):
        """One playground, killed in each place."""
        steps, how = script(self.random, "all alone", 14), self.how()
        found, _, _ = self.places_of(steps, how)
        for place in found:
            self.kill_together([(steps, how, place)])

    def kill_eight(self):
        """Eight at once, each killed in a place of its own."""
        scripts = [(script(self.random, f"place {number}", 10), self.how()) for number in range(EIGHT)]
        found = [self.places_of(steps, how)[0] for steps, how in scripts]
        for _ in range(4):
            self.kill_together([(*script, self.random.choice(places)) for script, places in zip(scripts, found) if places], "eight: ")

    def kill_together(self, together, prefix=""):
        """Starts a playground for each (steps, how, place), types at all of them in turn, and judges."""
        base = self.new_folder()
        traces = [os.path.join(base, f"trace-{number}") for number in range(len(together))]
        playgrounds = [
            self.started(base, number, inject=place[:2], trace=trace, **how)
            for number, ((_, how, place), trace) in enumerate(zip(together, traces))
        ]
        type_in_turn(playgrounds, [steps for steps, _, _ in together])
        ways = []
        for playground, trace in zip(playgrounds, traces):
            if playground.terminal.has_ended():
                self.kills += 1
                ways.append(killed_at(trace, base))
            else:
                # The frames of an editor are not always as many, so the call may not have come.
                playground.kill_traced()
                ways.append("KILL")
            playground.close()
        self.judge(base, playgrounds, ways, [None] * len(together), prefix)

    def kill_while_recovering(self):
        """What one playground lost, recovered by another one that is killed in each place; then by a third."""
        steps, how = script(self.random, "the lost", 10), self.how()
        _, lost, playground = self.places_of(steps, how)
        template = os.path.join(self.folder, "template")
        shutil.copytree(lost, template)
        found = None
        at = -1
        while found is None or at < len(found):
            base = self.new_folder()
            shutil.rmtree(base)
            shutil.copytree(template, base)
            trace = os.path.join(base, "trace-2")
            recovery = Recovery(self.program, os.path.join(base, "back"), os.path.join(base, "state"))
            second, is_offered = recovery.start(trace=trace, **({"inject": found[at][:2]} if found else {}))
            if is_offered:
                recovery.recover(second, "first.tabs")
            else:
                second.terminal.type(b"quit\r")
            second.close()
            if found is None:
                found = places(trace, base)
            elif second.terminal.status == 128 + signal.SIGKILL:
                self.kills += 1
                # What the second one saved already need not come back.
                playground.folder = os.path.join(base, "place-0")
                self.judge_recovery(base, playground, killed_at(trace, base))
            at += 1

    def judge_recovery(self, base, playground, way):
        saved, asides = Recovery(self.program, os.path.join(base, "back"), None).saved("first.tabs")
        model = playground.model
        lines, aside = model.state.lines, model.aside()
        if saved == lines:
            model.saved[model.state.document] = lines
            if aside and aside.lines in asides:
                model.saved[aside.document] = aside.lines
        elif saved is not None:
            self.problems.append(f"recovering, {way} ({self.name}): first.tabs holds {saved} instead of {lines}")
        self.judge(base, [playground], [way], [None], "recovering: ", may_repeat=True)

    def end_from_outside(self):
        """Ends one and eight playgrounds in each way, at any moment."""
        for way in [*SIGNALS, CLOSED]:
            for count in (1, EIGHT):
                base = self.new_folder()
                scripts = [script(self.random, f"place {number}", self.random.randint(2, 12)) for number in range(count)]
                playgrounds = [self.started(base, number, **self.how()) for number in range(count)]
                type_in_turn(playgrounds, [steps[:-1] for steps in scripts])
                # Some are idle, some carry out a line, with some half a line is typed, or a long list runs.
                for playground, steps in zip(playgrounds, scripts):
                    moment = self.random.random()
                    if moment < 0.4:
                        playground.send(steps[-1][0])
                    else:
                        doing = [b"", b"add Half", b"devices\r"]
                        playground.terminal.type(self.random.choice(doing))
                time.sleep(self.random.choice([0, 0.001, 0.003, 0.01, 0.1]))
                for playground in playgrounds:
                    playground.end(way)
                restored = []
                for playground, steps in zip(playgrounds, scripts):
                    if playground.pending:
                        playground.terminal.wait_for_end()
                        playground.is_answered(steps[-1][1])
                    is_restored = playground.close()
                    restored.append(None if way in UNSEEN else is_restored)
                self.judge(base, playgrounds, [way] * count, restored, "eight: " if count > 1 else "")


def type_in_turn(playgrounds, scripts):
    """Types a step at each playground, then waits for all the answers, and so on, until each has ended or has no more."""
    active = list(zip(playgrounds, map(iter, scripts)))
    while active:
        sent = []
        for playground, steps in active:
            if step := next(steps, None):
                if not playground.terminal.has_ended():
                    playground.send(step[0])
                    sent.append((playground, steps, step[1]))
        active = [(playground, steps) for playground, steps, answer in sent if playground.is_answered(answer) and playground.wait_for_prompt()]


KINDS = [Unit.kill_while_playing, Unit.kill_eight, Unit.end_from_outside, Unit.kill_while_recovering, Unit.kill_while_playing]


def run(program, seed, number, folder):
    unit = Unit(program, seed, number, folder)
    try:
        KINDS[number % len(KINDS)](unit)
    except Failure as failure:
        unit.problems.append(f"{unit.name}: {failure}")
    if not unit.problems:
        shutil.rmtree(unit.folder)
    return unit.kills, dict(unit.rows), unit.problems


def table(rows):
    print(f"{'ended by':42} {'runs':>6} {'steps acknowledged':>19} {'lost':>5} {'otherwise wrong':>16}  terminal restored")
    for way, row in sorted(rows.items()):
        seen = f"{row['restored']} of {row['seen']}" if row["seen"] else "-"
        print(f"{way:42} {row['runs']:6} {row['acknowledged']:19} {row['lost']:5} {row['wrong']:16}  {seen}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", type=os.path.abspath)
    parser.add_argument("--runs", type=int, default=RUNS, help="so many kills at system calls")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--first", type=int, help="only this unit of the seed")
    options = parser.parse_args()

    if not sys.platform.startswith("linux"):
        print("crash: left out, as only Linux has strace")
        return

    def test(program, folder):
        if not can_trace():
            print("not run: strace cannot trace a program here (it needs strace, and ptrace)", file=sys.stderr)
            os._exit(2)
        print(f"seed {options.seed}", flush=True)
        rows = collections.defaultdict(Row)
        kills, done = 0, 0
        problems = []
        while kills < options.runs and not (options.first is not None and done):
            numbers = [options.first] if options.first is not None else list(range(done, done + len(KINDS) * 2))
            done += len(numbers)
            for some, table_rows, found in sandbox.in_parallel(lambda number: run(program, options.seed, number, folder), numbers):
                kills += some
                for way, row in table_rows.items():
                    rows[way].update(row)
                for problem in found:
                    print(problem[:4000], flush=True)
                problems += found
        table(rows)
        runs = sum(row["runs"] for row in rows.values())
        print(f"{kills} kills at system calls, {runs} runs, {sum(row['acknowledged'] for row in rows.values())} steps, {len(problems)} problems, seed {options.seed}")
        return not problems

    sandbox.inside(options.program, test)


def can_trace():
    strace = shutil.which("strace")
    command = [strace, "-f", "-qq", "-o", "/dev/null", "-e", "trace=write", "-e", "inject=write:signal=KILL:when=1", "echo"]
    return bool(strace) and subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == -signal.SIGKILL


if __name__ == "__main__":
    main()
