"""Has several programs write one file at once. Called by make soak.

    writers.py PROGRAM [--rounds N]

Whoever is told that it wrote has to be in the file in the end, and whoever is refused must not be.
"""

import argparse
import os
import subprocess
import time

import sandbox

ROUNDS = 100
SAVERS = 3
TEXT = "# tabbar session 1\nadd Home\nrename Home Start\nrename Start Today\n"
# What is in the file after each of the calls that change files, and only then.
CHANGES = {
    ("pin",): lambda text: "guide " in text,
    ("tidy",): lambda text: "rename " not in text,
    ("replay", "--record"): lambda text: " # recorded" in text,
}
# The savers, the calls that change the file meanwhile, and what the file is before; None for a new file.
CASES = [
    *[(count, [], text) for text in (TEXT, None) for count in (2, SAVERS, 8)],
    *[(SAVERS, [call] * count, TEXT) for call in CHANGES for count in (1, 2)],
    (SAVERS, list(CHANGES)[:2], TEXT),
]


class Playground:
    """A playground behind a pipe."""

    def __init__(self, program, *lines):
        self.process = subprocess.Popen([program, "--plain", "--quiet"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.send(*lines)

    def send(self, *lines):
        self.process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        self.process.stdin.flush()

    def succeeds(self):
        self.process.stdin.close()
        return self.process.wait() == 0


def sessions(program, savers, calls, text):
    """A round in which a session is saved and changed; returns what is wrong."""
    write("bar.tabs", text)
    playgrounds = [Playground(program, *["open bar.tabs"] * (text is not None), f"add P{number}") for number in range(savers)]
    time.sleep(0.05)
    for playground in playgrounds:
        playground.send("save bar.tabs")
    changing = [subprocess.Popen([program, *call, "bar.tabs"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for call in calls]
    said = {f"P{number}": playground.succeeds() for number, playground in enumerate(playgrounds)}
    for call, process in zip(calls, changing):
        said[call] = process.wait() == 0 or said.get(call, False)
    text = read("bar.tabs")
    there = {**{name: f"add {name}\n" in text for name in said if name not in CHANGES}, **{call: CHANGES[call](text) for call in set(calls)}}
    return [] if said == there else [f"said {said}, but there is {there}"]


def pages(program, count, word):
    """A round in which designs are exported; returns what is wrong."""
    write("bar.svg", "an older picture\n" if word else None)
    playgrounds = [Playground(program, f"add P{number}") for number in range(count)]
    time.sleep(0.05)
    for playground in playgrounds:
        playground.send(f"export svg bar.svg {word}")
    said = {number for number, playground in enumerate(playgrounds) if playground.succeeds()}
    text = read("bar.svg")
    there = {number for number in range(count) if f"P{number}" in text}
    return [] if len(there) == 1 and there <= said and (word or there == said) else [f"export {word}: said {said}, but there is {there}"]


def write(path, text):
    if text is None:
        return os.path.exists(path) and os.remove(path)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    options = parser.parse_args()

    def test(program, folder):
        problems = []
        for _ in range(options.rounds):
            for case in CASES:
                problems += [f"{case[0]} savers, {case[1]}: {problem}" for problem in sessions(program, *case)]
            for count in (2, 4, 8):
                for word in ("", "replace"):
                    problems += pages(program, count, word)
            problems += [f"left: {name}" for name in os.listdir(folder) if name.startswith(".tabbar-")]
            if len(problems) > 20:
                break
        print("\n".join(problems[:20]))
        print(f"{options.rounds} rounds of {len(CASES) + 6} files with several writers, {len(problems)} problems")
        return not problems

    sandbox.inside(options.program, test)


if __name__ == "__main__":
    main()
