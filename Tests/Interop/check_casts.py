#!/usr/bin/env python3
"""Plays the recordings of `tabbar show --format cast` with programs that others wrote.

  make interop            checks; exit status 1 and what is wrong where something is

or: check_casts.py PROGRAM FOLDER [AGG]; FOLDER has asciinema and termtosvg

asciinema plays each recording at a terminal and prints its output, which is that of the file; termtosvg draws it, frame by frame;
agg turns it into a GIF where it is installed. A recording with a fault is tried first, and ends the program where it is not noticed.
"""
import json
import os
import pty
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PROGRAM, FOLDER = (os.path.abspath(path) for path in sys.argv[1:3])
AGG = sys.argv[3] if len(sys.argv) > 3 else shutil.which("agg")
SAMPLES = sorted((ROOT / "sessions").glob("*.tabs"))
MARKED = ("note ", "mark ")
faults = []


def call(*command, **more):
    return subprocess.run(command, capture_output=True, timeout=120, **more)


def printed(cast):
    """What asciinema prints of a recording, or None where it refuses the file."""
    result = call(f"{FOLDER}/asciinema", "cat", cast)
    return result.stdout.decode() if result.returncode == 0 else None


def played(cast):
    """Whether asciinema plays a recording at a terminal, as fast as it can."""
    def silent(descriptor):
        os.read(descriptor, 65536)
        return b"."
    null = os.dup(1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    try:
        status = pty.spawn([f"{FOLDER}/asciinema", "play", "--speed", "100000", cast], silent)
    finally:
        os.dup2(null, 1)
    return os.waitstatus_to_exitcode(status) == 0


def check(session, folder):
    cast = f"{folder}/{session.stem}.cast"
    with open(cast, "wb") as file:
        shown = subprocess.run([PROGRAM, "show", str(session), "--format", "cast"], stdout=file, stderr=subprocess.PIPE)
    if shown.returncode:
        return [f"the program refuses it: {shown.stderr.decode()}"]
    lines = [json.loads(line) for line in open(cast, encoding="utf-8")]
    events = lines[1:]
    wrong = []
    if printed(cast) != "".join(text for _, kind, text in events if kind == "o"):
        wrong.append("asciinema does not print what the file says")
    if not played(cast):
        wrong.append("asciinema does not play it")
    if any(later[0] < earlier[0] for earlier, later in zip(events, events[1:])):
        wrong.append("its times go back")
    commands = session.read_text(encoding="utf-8").splitlines()
    marked, markers = [c for c in commands if c.startswith(MARKED)], [e for e in events if e[1] == "m"]
    if len(markers) != len(marked):
        wrong.append(f"{len(markers)} markers, and {len(marked)} notes and marks")
    drawing = f"{folder}/{session.stem}.svg"
    call(f"{FOLDER}/termtosvg", "render", cast, drawing)
    try:
        xml.etree.ElementTree.parse(drawing)
    except (OSError, xml.etree.ElementTree.ParseError) as error:
        wrong.append(f"termtosvg does not draw it: {error}")
    if AGG:
        picture = f"{folder}/{session.stem}.gif"
        result = call(AGG, "--quiet", cast, picture)
        if result.returncode or open(picture, "rb").read(6) not in (b"GIF87a", b"GIF89a"):
            wrong.append(f"agg makes no GIF of it: {result.stderr.decode()}")
    return wrong


with tempfile.TemporaryDirectory() as folder:
    broken = f"{folder}/broken.cast"
    Path(broken).write_text('{"version": 2, "width": 80, "height": 24}\n[0, "o", "cut', encoding="utf-8")
    if printed(broken) is not None:
        raise SystemExit("asciinema takes a recording that is cut off: its answers say nothing")
    for session in SAMPLES:
        faults += [f"{session.name}: {wrong}" for wrong in check(session, folder)]
for fault in faults:
    print(fault)
print(f"{len(SAMPLES)} recordings: asciinema prints and plays them, termtosvg draws them, "
      + ("agg makes GIFs of them" if AGG else "agg is not installed, and its GIFs are left out")
      if not faults else f"{len(faults)} faults")
raise SystemExit(bool(faults))
