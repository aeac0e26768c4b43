#!/usr/bin/env python3
"""Reads what the program writes at a terminal as one does that reorders text by UAX #9, with python-bidi.

  make interop            checks; exit status 1 and the rows that are wrong where some are

or, with the packages of requirements.txt: check_directions.py PROGRAM

Titles that are read from right to left may change within their own columns. Every other character, such as an icon, a badge, a
number or the border of a tab, stays where it was written; but not in a line to be typed. A row that fails is tried first, and
ends the program where it is not noticed.
"""
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import tempfile
import termios
import time
import unicodedata

from bidi import get_display

BARS = [
    ["בית", "חיפוש", "הגדרות", "פרופיל"], ["الرئيسية", "البحث", "المكتبة", "الإعدادات", "الحساب", "المزيد"],
    ["בית", "Radio", "חיפוש 2", "iPhone של דנה", "דנה & Co", "הגדרות מתקדמות מאוד"],
    ["خانه", "جستجو", "پروفایل", "تنظیمات"], ["ܒܝܬܐ", "ހޯމް", "ߞߊ", "خانه ۲"],
    ["הגדרות הפרטיות של החשבון", "חיפוש מתקדם בספרייה", "בית!", "א-ב", "1 בית"],
]
LINES = [
    "badge 1 1234", "badge 2 3", "icon 1 star", "icon 2 bell.fill", "select 2", "show bar", "show list", "describe", "check",
    "why", "show parts", "show screen", "matrix", "budget", "fit", "locale ar", "system ios26",
    "status", "device ipad-10", "system ipados18", "rotate", "remove nothing", "expect visible nothing", "set 1 enabled=no",
    "set 2 visible=no", "set picture off", "move 1 last", "locale he", "undo",
]
# The system's own words for More.
WORDS = ["المزيد", "עוד"]
MARKS = "\u2068\u2069"


def is_right_to_left(character):
    return unicodedata.bidirectional(character) in ("R", "AL", "AN") or "\u0590" <= character <= "\u08ff"


def displaced(row, titles):
    """Whether something in a row is displayed elsewhere than it was written, but within a title."""
    titles = titles + WORDS
    plain = "".join(c for c in row if c not in MARKS)
    seen = "".join(c for c in get_display(row, base_dir="L") if c not in MARKS)
    if len(seen) != len(plain):
        return True
    ranges = []
    taken = [False] * len(plain)
    for title in sorted(titles, key=len, reverse=True):
        for match in re.finditer(re.escape(title), plain):
            if not any(taken[match.start():match.end()]):
                ranges.append(match.span())
                taken[match.start():match.end()] = [True] * len(title)
    parts = "|".join(re.escape(title[start:end]) for title in titles for start in range(len(title))
                     for end in range(len(title), start + 1, -1) if " " in title[start:end].strip())
    letters = "".join(sorted({c for title in titles for c in title if is_right_to_left(c)}))
    for match in re.finditer(f"(?:{parts}|[{letters}])[{letters}]*[…~]*" if parts else f"[{letters}]+[…~]*", plain):
        if not any(taken[match.start():match.end()]) and any(map(is_right_to_left, match[0])):
            ranges.append(match.span())
    for start, end in ranges:
        taken[start:end] = [True] * (end - start)
        if sorted(plain[start:end]) != sorted(seen[start:end]):
            return True
    return any(not taken[i] and plain[i] != seen[i] for i in range(len(plain)))


def written(program, titles, *options):
    """The rows that the program writes at a terminal that it does not draw on."""
    with tempfile.TemporaryDirectory() as folder:
        controller, terminal = pty.openpty()
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
        environment = {"PATH": "/usr/bin:/bin", "TERM": "dumb", "LANG": "C.UTF-8", "HOME": folder}
        process = subprocess.Popen([os.path.abspath(program), *options], stdin=terminal, stdout=terminal, stderr=terminal,
                                   env=environment, cwd=folder, start_new_session=True)
        os.close(terminal)
        output = b""
        for line in ["add " + ", ".join(f'"{title}"' for title in titles), *LINES, "quit", "quit"]:
            # A line is typed when its prompt is there.
            end = time.monotonic() + 60
            while not output.endswith(b"tabbar> ") and time.monotonic() < end:
                if select.select([controller], [], [], 1)[0]:
                    try:
                        output += os.read(controller, 1 << 16)
                    except OSError:
                        break
            try:
                os.write(controller, line.encode() + b"\n")
            except OSError:
                break
            output += b"\n"
        process.wait(60)
        os.close(controller)
    return [row for row in output.decode().replace("\r", "").split("\n") if not re.match("tabbar> |add \"|type: |or: ", row)]


def main(program):
    if not displaced("the tabs are 1 בית, 2 חיפוש", BARS[0]) or displaced("1 \u2068בית\u2069, 2 \u2068חיפוש\u2069", BARS[0]):
        raise SystemExit("a row that is wrong was not noticed, or a right one was")
    wrong, rows = [], 0
    for titles in BARS:
        for options in [], ["--plain"]:
            for row in written(program, titles, *options):
                rows += any(map(is_right_to_left, row))
                if displaced(row, titles):
                    wrong.append((titles[0], options, row))
    for options in [], ["--plain"]:
        if any(mark in row for row in written(program, ["Home", "ホーム", "Suche"], *options) for mark in MARKS):
            wrong.append(("left to right", options, "has marks"))
    if any(mark in row for row in written(program, BARS[0], "--ascii") for mark in MARKS):
        wrong.append(("--ascii", [], "has marks"))
    for name, options, row in wrong:
        print(name, *options, row)
    print(f"{rows} rows with titles from right to left, {len(wrong)} wrong")
    return 1 if wrong or rows < 500 else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
