"""Puts hostile text into every text of every command, and reads what each subcommand writes in each format.

    grammar.py PROGRAM [--runs N] [--seed N] [--session N] [--seconds N]

Called by make soak. A run is one session through one format of one subcommand, or through a pipe. Commands, subcommands,
formats and options are those that the program itself names. A seed brings the same sessions again; --session makes one of
them alone. A case that fails is made as small as it still fails, and printed. Nothing is written outside the folder that
sandbox.py makes.
"""

import argparse
import collections
import os
import random as randomness
import re
import shutil
import subprocess
import sys
import time

import hostile
import sandbox

RUNS = 20_000
SECONDS = 30
SECONDS_TO_SHRINK = 20
MOST_SHRUNK = 20
WORKERS = 2
# So many sessions are made together: one call of a subcommand that takes several reads all of them.
SESSIONS = 8
# These end the session, or wait for a person.
LEFT_OUT_COMMANDS = {"quit"}
LEFT_OUT_OPTIONS = {"--step", "--speed", "--version", "--help"}
# A sanitizer's fault must not look like a status of the program. Memory that is held at the end is no fault.
REPOSITORY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
ENVIRONMENT = {
    "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no", "ASAN_OPTIONS": "detect_leaks=0:exitcode=99",
}


class Language:
    """The commands, with usage and examples, and the subcommands, as the program describes them."""

    def __init__(self, program):
        with open(os.path.join(REPOSITORY, "docs/language.md"), encoding="utf-8") as file:
            sections = re.findall(r"^### (\S+)\n\n```text\n(.*?)```\n(.*?)(?=^##|\Z)", file.read(), re.MULTILINE | re.DOTALL)
        self.usages = {name: usage.split("\n")[0] for name, usage, _ in sections if name not in LEFT_OUT_COMMANDS}
        self.examples = {name: re.findall(r"^- `(.*?)`:", text, re.MULTILINE) for name, _, text in sections}
        listed = subprocess.run([program, "--help"], stdout=subprocess.PIPE, text=True, env=ENVIRONMENT).stdout.split("SUBCOMMANDS:")[1]
        names = [name for name in re.findall(r"^  ([a-z][\w-]*) ", listed, re.MULTILINE) if name != "play"]
        self.subcommands = [Subcommand(program, name) for name in names]


class Subcommand:
    def __init__(self, program, name):
        self.name = name
        written = subprocess.run([program, "help", name], stdout=subprocess.PIPE, text=True, env=ENVIRONMENT).stdout
        usage = " ".join(re.search(r"^USAGE: (.*?)\n\n", written, re.MULTILINE | re.DOTALL)[1].split())
        self.arguments = re.findall(r"(\[?<[^>]+>\]?(?: \.\.\.)?)(?=\s|$)", re.sub(r"\[(<options>|--?[\w-]+( <[^>]+>)?)\]", "", usage))
        self.options = {}
        for option, argument, text in re.findall(r"^  (--[\w-]+)(?: (<[^>]+>))?(.*?)(?=^  -|\n\n|\Z)", written, re.MULTILINE | re.DOTALL):
            values = re.search(r"\(values: (.*?)[;)]", " ".join(text.split()))
            self.options[option] = values[1].split(", ") if values else [] if argument else None
        self.formats = self.options.pop("--format", None) or [None]
        for option in LEFT_OUT_OPTIONS:
            self.options.pop(option, None)

    def takes_sessions(self):
        return any(argument.startswith("<session") for argument in self.arguments)

    def takes_many(self):
        return "<sessions> ..." in self.arguments


# --- Lines --------------------------------------------------------------------------------------------------------------

SPECIAL = re.compile(r"[\s\"'#=\\]|^$")


def quoted(random, text):
    """A text as one word of a line: bare where that is possible, quoted raw, or with escapes."""
    way = random.random()
    if way < 0.2 and not SPECIAL.search(text):
        return text
    if way < 0.4 and "'" not in text and "\n" not in text:
        return f"'{text}'"
    if way < 0.7:
        return '"' + "".join(escape(letter) if not letter.isprintable() or letter in '"\\' else letter for letter in text) + '"'
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def escape(letter):
    return "\\" + letter if letter in '"\\' else f"\\u{{{ord(letter):X}}}"


class Writer:
    """Writes the lines of a session."""

    def __init__(self, language, random, folder):
        self.language = language
        self.random = random
        self.folder = folder
        self.titles = []

    def session(self):
        lines = [self.added() for _ in range(self.random.randint(1, 6))]
        if self.random.random() < 0.5:
            name, source = (quoted(self.random, hostile.text(self.random)) for _ in range(2))
            lines.insert(self.random.randrange(2), f"device custom id=x name={name} size=320x480@2 source={source}")
        names = list(self.language.usages)
        lines += [self.line(self.random.choice(names)) for _ in range(self.random.randint(4, 16))]
        return lines

    def added(self):
        title = hostile.text(self.random)
        self.titles.append(title)
        badge = f" badge={quoted(self.random, hostile.text(self.random))}" if self.random.random() < 0.4 else ""
        return f"add {quoted(self.random, title)}{badge}"

    def line(self, name):
        """A line of a command: an example, with hostile texts in place of some words, or one by its usage."""
        if self.random.random() < 0.03:
            return f"{hostile.text(self.random)} {name}"
        words = self.example(name) if self.random.random() < 0.6 else self.by_usage(name)
        options = re.findall(r"\[([\w.]+)=([^\s\]]+)\]", self.language.usages[name])
        for key, value in self.random.sample(options, min(len(options), self.random.choice([0, 0, 1, 1, 2]))):
            words.append(f"{key.replace('LOCALE', 'de')}={self.value(value)}")
        comment = f" # {hostile.text(self.random)}".replace("\n", " ") if self.random.random() < 0.05 else ""
        return " ".join([name] + words) + comment

    def example(self, name):
        words = re.findall(r"(?:\"[^\"]*\"|\S)+", self.random.choice(self.language.examples[name]))[1:]
        return [self.replaced(name, word) for word in words]

    def replaced(self, name, word):
        if "FILE" in self.language.usages[name] and ("." in word or "/" in word):
            return self.path()
        if self.random.random() > 0.4:
            return word
        key, sign, _ = word.partition("=")
        return key + sign + self.value("VALUE") if sign else self.value(self.random.choice(["TAB", "VALUE"]))

    def by_usage(self, name):
        usage = re.sub(r"\[[\w.]+=[^\s\]]+\]", "", self.language.usages[name])
        return [self.value(place) for place in re.findall(r"[^\s\[\]…]+", usage)[1:] if self.random.random() < 0.95]

    def value(self, place):
        """A value for what usage calls TAB, N, FILE, a|b, VALUE …"""
        if "FILE" in place and self.random.random() < 0.7:
            return self.path()
        words = [word for word in place.split("|") if re.fullmatch(r"[a-z0-9/]+", word)]
        if words and self.random.random() < 0.7:
            return self.random.choice(words)
        if "TAB" in place and self.random.random() < 0.7:
            return self.random.choice(["1", "2", "first", "last", "selected", quoted(self.random, self.random.choice(self.titles))])
        if place in ("N", "STEP") and self.random.random() < 0.7:
            return str(self.random.randint(0, 9))
        return quoted(self.random, hostile.text(self.random))

    def path(self):
        """A quoted path in the folder."""
        return quoted(self.random, sandbox.path(self.random, file_name(self.random), self.folder))


def file_name(random):
    """The name of a file, as hostile as a system allows one to be."""
    name = hostile.text(random).replace("/", "").replace("\0", "").replace("~", "")
    return name.encode()[:60].decode(errors="ignore") + random.choice([".tabs", ".tabs", ""]) or "x"


# --- Calls --------------------------------------------------------------------------------------------------------------


class Call:
    """One call of the program: its arguments, what it reads, and the sessions whose runs it is."""

    def __init__(self, arguments, sessions, name, form, data=b""):
        self.arguments = arguments
        self.sessions = sessions
        self.name = name
        # Help and the version are text in every format, and a title may be -h.
        self.form = None if {b"-h", b"--help", b"--version"} & set(arguments) else form
        self.data = data
        self.has_colours = any(a == b"--color" and b == b"always" for a, b in zip(arguments, arguments[1:]))

    def faults(self, program, folder, seconds):
        """What is wrong with the answer: pairs of what distinguishes the fault, and an excerpt."""
        call = subprocess.Popen(
            [program.encode(), *self.arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=folder,
            env={**ENVIRONMENT, **sandbox.variables(folder)},
        )
        try:
            output, errors = call.communicate(self.data, timeout=seconds)
        except subprocess.TimeoutExpired:
            call.kill()
            call.communicate()
            return [(("time", self.name, self.form), f"more than {seconds} s")]
        form = (self.name, self.form)
        found = []
        if call.returncode not in (0, 1, 2):
            found.append(((f"status {call.returncode}", *form), ascii(errors[-300:].decode(errors="replace"))))
        if output and not hostile.is_readable(output, self.form):
            found.append((("unreadable", *form), ascii(output[-80:].decode(errors="replace"))))
        found += [((kind, *form), excerpt) for kind, excerpt in hostile.faults(output, self.form, self.has_colours)]
        if b"--ascii" in self.arguments and self.form not in hostile.MACHINE_FORMS and not (output + errors).isascii():
            found.append((("not 7-bit", *form), ascii(re.search("[^\0-\x7f].*", (output + errors).decode(errors="replace"))[0][:60])))
        found += [((f"{kind} on standard error", self.name, None), excerpt) for kind, excerpt in hostile.faults(errors, None, self.has_colours)]
        return found

    def with_arguments(self, arguments):
        return Call(arguments, self.sessions, self.name, self.form, self.data)

    def with_data(self, data):
        return Call(self.arguments, self.sessions, self.name, self.form, data)


class Batch:
    """Some sessions that are made together, and the calls that read them."""

    def __init__(self, program, language, seed, number, folder):
        self.program = program
        self.language = language
        self.random = randomness.Random(f"{seed} {number}")
        self.folder = os.path.join(folder, str(number))
        os.makedirs(os.path.join(self.folder, "below"))

    def sessions(self):
        """The text of each session, and the name of its file."""
        made = []
        for _ in range(SESSIONS):
            lines = [b"# tabbar session 1"] if self.random.random() < 0.98 else []
            lines += [line.encode(errors="replace") for line in Writer(self.language, self.random, self.folder).session()]
            if self.random.random() < 0.15:
                place = self.random.randrange(len(lines))
                at = self.random.randint(0, len(lines[place]))
                lines[place] = lines[place][:at] + hostile.data(self.random) + lines[place][at:]
            text = b"\n".join(lines) + b"\n"
            name = file_name(self.random).encode() if self.random.random() < 0.3 else f"{len(made)}.tabs".encode()
            made.append((text, b"./" + name if name.startswith((b"-", b"#")) else name))
        return made

    def calls(self, made):
        """Each session through a pipe, and it and what the program kept of it through each format of each subcommand."""
        for number, (text, _) in enumerate(made):
            options = self.options({"--plain": None, "--ascii": None, "--quiet": None, "--color": ["always"]})
            data = text + f"history\nsave kept-{number}.tabs replace\n".encode()
            yield Call([b"--keep-going", b"--no-rc", *options], 1, "a pipe", None, data)
        files = []
        for number, (text, name) in enumerate(made):
            with open(os.path.join(self.folder.encode(), name), "wb") as file:
                file.write(text)
            files.append(name)
            if os.path.exists(os.path.join(self.folder, f"kept-{number}.tabs")):
                files.append(f"kept-{number}.tabs".encode())
        for subcommand in self.language.subcommands:
            for form in subcommand.formats:
                for some in [files] if subcommand.takes_many() else [[file] for file in files] if subcommand.takes_sessions() else [[]]:
                    arguments = [subcommand.name.encode()] + ([b"--format", form.encode()] if form else [])
                    yield Call(arguments + self.options(subcommand.options) + self.places(subcommand, some), max(1, len(some)), subcommand.name, form)

        yield from self.imports(files)

    def imports(self, files):
        """The code of each session read back as an app's source, as it is and with a damage, and storyboards with its texts."""
        for number, name in enumerate(files):
            for form, ending in (("swiftui", "swift"), ("uikit", "swift"), (None, "storyboard")):
                source = f"{form}-{number}.{ending}"
                data = self.code(name, form) if form else self.storyboard()
                if self.random.random() < 0.4:
                    at = self.random.randint(0, len(data))
                    data = data[:at] + hostile.data(self.random) + data[self.random.choice([at, at, at + 40]) :]
                with open(os.path.join(self.folder, source), "wb") as file:
                    file.write(data)
                yield Call([b"import", source.encode()], 1, "import", None)

    def code(self, name, form):
        arguments = [self.program, "show", name, "--format", form]
        return subprocess.run(
            arguments, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=self.folder, env={**ENVIRONMENT, **sandbox.variables(self.folder)},
            timeout=SECONDS,
        ).stdout

    def storyboard(self):
        """A bar whose titles are hostile, escaped as XML asks for or raw."""
        relations, scenes = "", ""
        for tab in range(self.random.randint(1, 6)):
            title = hostile.text(self.random)
            if self.random.random() < 0.8:
                title = title.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
            relations += f'<segue destination="v{tab}" kind="relationship" relationship="viewControllers" id="s{tab}"/>'
            scenes += (
                f'<scene sceneID="c{tab}"><objects><viewController id="v{tab}"><tabBarItem key="tabBarItem" title="{title}" image="star" '
                f'catalog="system" id="i{tab}"/></viewController></objects></scene>')
        return (
            '<?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>'
            f'<scene sceneID="c"><objects><tabBarController id="t"><connections>{relations}</connections></tabBarController></objects></scene>'
            f"{scenes}</scenes></document>").encode(errors="replace")

    def options(self, options):
        """Some options: often none, sometimes with a value that there is not."""
        arguments = []
        for option, values in options.items():
            if self.random.random() > 0.12:
                continue
            arguments.append(option.encode())
            if values is not None:
                is_listed = values and self.random.random() < 0.9
                arguments.append(self.random.choice(values).encode() if is_listed else self.argument())
        return arguments

    def argument(self):
        valid = ["iphone-se-3", "ipad-air-5", "apple-tv-4k", "ios26", "hig-2025", "landscape", "de", "pseudo", "rtl", "1/2", "100", "60"]
        return self.random.choice(valid).encode() if self.random.random() < 0.6 else hostile.data(self.random).replace(b"\0", b"")

    def places(self, subcommand, files):
        arguments = []
        for place in subcommand.arguments:
            if place.startswith("<session"):
                arguments += files
            elif not place.startswith("[") or self.random.random() < 0.6:
                words = re.findall(r"[a-z]+", place)
                arguments.append(self.random.choice(words).encode() if "|" in place and self.random.random() < 0.5 else self.argument())
        return arguments


# --- Making a case small ------------------------------------------------------------------------------------------------


def smallest(parts, fails):
    """Leaves out parts, halves of them first, as long as what is left still fails."""
    size = max(1, len(parts) // 2)
    while size:
        at = 0
        while at < len(parts):
            rest = parts[:at] + parts[at + size :]
            if fails(rest):
                parts = rest
            else:
                at += size
        size //= 2
    return parts


def shrink(text, fails):
    """Leaves out lines, then bytes."""
    text = b"".join(smallest(text.splitlines(keepends=True), lambda some: fails(b"".join(some))))
    return bytes(smallest(list(text), lambda some: fails(bytes(some)))) if len(text) < 2000 else text


def made_small(call, fault, program, folder, seconds):
    """The smallest call that still has a fault, and the files that it reads. The folder is changed."""

    limit = time.monotonic() + SECONDS_TO_SHRINK

    def fails(changed):
        return time.monotonic() < limit and any(found == fault for found, _ in changed.faults(program, folder, seconds))

    if not fails(call):
        return call, {}
    names = [argument for argument in call.arguments if os.path.isfile(os.path.join(folder.encode(), argument))]
    arguments = smallest(call.arguments[1:], lambda some: fails(call.with_arguments(call.arguments[:1] + some)))
    call = call.with_arguments(call.arguments[:1] + arguments)
    for place, argument in enumerate(call.arguments):
        if place > 0 and len(argument) > 1 and argument not in names:
            before, after = call.arguments[:place], call.arguments[place + 1 :]
            call = call.with_arguments([*before, shrink(argument, lambda some: fails(call.with_arguments([*before, some, *after]))), *after])

    files = {}
    for name in names:
        path = os.path.join(folder.encode(), name)
        if name not in call.arguments or not os.access(path, os.R_OK):
            continue

        def fails_with(text):
            with open(path, "wb") as file:
                file.write(text)
            return fails(call)

        with open(path, "rb") as file:
            files[name] = shrink(file.read(), fails_with)
        fails_with(files[name])
    if call.data:
        call = call.with_data(shrink(call.data, lambda text: fails(call.with_data(text))))
    return call, files


# --- All of it ----------------------------------------------------------------------------------------------------------


def run(program, language, seed, number, folder, seconds):
    """Makes a batch and all its calls; returns the runs of each subcommand and format, and the failures."""
    batch = Batch(program, language, seed, number, folder)
    runs = collections.Counter()
    failures = {}
    for call in batch.calls(batch.sessions()):
        runs[call.name, call.form] += call.sessions
        for fault, excerpt in call.faults(program, batch.folder, seconds):
            failures.setdefault(fault, (number, call, excerpt, batch.folder))
    if not failures:
        shutil.rmtree(batch.folder)
    return runs, failures


def headline(seed, fault, failure):
    """A failure in one line."""
    kind, name, form = fault
    number, _, excerpt, _ = failure
    return f"{kind} in {name}{f' --format {form}' if form else ''} (seed {seed}, session {number}): {excerpt}"


def described(seed, fault, failure, program, seconds):
    """A failure in words, after it was made small."""
    _, call, _, folder = failure
    shutil.copytree(folder, small := f"{folder}.small")
    call, files = made_small(call, fault, program, small, seconds)
    shutil.rmtree(small)
    lines = [headline(seed, fault, failure)]
    lines.append("  tabbar " + " ".join(ascii(os.fsdecode(argument)) for argument in call.arguments))
    lines += [f"  standard input: {call.data!r}"] if call.data else []
    return "\n".join(lines + [f"  {os.fsdecode(file)!a}: {text!r}" for file, text in files.items()])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", type=os.path.abspath)
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--session", type=int)
    parser.add_argument("--seconds", type=int, default=SECONDS)
    options = parser.parse_args()

    def test(program, folder):
        language = Language(program)
        print(f"seed {options.seed}: {len(language.usages)} commands, {len(language.subcommands)} subcommands", flush=True)
        runs = collections.Counter()
        failures = {}
        occasions = collections.Counter()
        done = 0

        def work(number):
            return run(program, language, options.seed, number, folder, options.seconds)

        start = time.monotonic()
        while runs.total() < options.runs and (options.session is None or not done):
            numbers = [options.session] if options.session is not None else list(range(done, done + WORKERS))
            done += len(numbers)
            for some, failed in sandbox.in_parallel(work, numbers, WORKERS):
                runs += some
                for kind, failure in failed.items():
                    if kind not in failures:
                        failures[kind] = failure
                        print(headline(options.seed, kind, failure), flush=True)
                    occasions[kind] += 1
        for (name, form), count in sorted(runs.items(), key=lambda pair: (pair[0][0], pair[0][1] or "")):
            print(f"{count:8} {name} {form or ''}")
        print(f"{runs.total():8} runs of {done * SESSIONS} sessions, seed {options.seed}, {time.monotonic() - start:.0f} s; {len(failures)} kinds of failure")
        for kind, failure in list(failures.items())[:MOST_SHRUNK]:
            print(f"{occasions[kind]}×", described(options.seed, kind, failure, program, options.seconds), flush=True)
        return not failures

    sandbox.inside(options.program, test)


if __name__ == "__main__":
    main()
