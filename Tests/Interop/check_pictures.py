#!/usr/bin/env python3
"""Draws the SVG pictures of `tabbar show` with programs that others wrote, and compares them with the JSON and each other.

  make interop            checks; exit status 1 and what is wrong where something is

or: check_pictures.py PROGRAM [BROWSER]

Python's XML reads each picture: its titles and icons are where the JSON has them. librsvg's rsvg-convert draws it, and so does
Chromium where there is one: both put the same colours into the same places. A picture with a fault is tried first, and ends the
program where it is not noticed.
"""
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import xml.etree.ElementTree
import zlib
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SVG = "{http://www.w3.org/2000/svg}"
# The side of the squares whose mean colours are compared, in points: letters differ by less than a square.
SQUARE = 6
# How far the mean colours of two drawings may be apart, from 0 to 255: in one square, and in all of them on average.
MOST, MEAN = 110, 2.0
SETTINGS = [[], ["--system", "ios26"], ["--device", "ipad-10"], ["--device", "ipad-10", "--system", "ipados26"],
            ["--direction", "rtl", "--locale", "ar"], ["--orientation", "landscape"], ["--device", "apple-tv-4k"],
            ["--device", "vision-pro"]]


def run(*command, statuses=(0,)):
    result = subprocess.run(command, capture_output=True)
    if result.returncode not in statuses:
        raise SystemExit(f"{' '.join(map(str, command))} ended with {result.returncode}: {result.stderr.decode()}")
    return result.stdout


def png_rows(data):
    """The rows of a PNG without interlacing, each a list of (red, green, blue)."""
    place, body = 8, b""
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place:place + 8])
        chunk = data[place + 8:place + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", chunk[:10])
            if depth != 8 or colour not in (2, 6):
                raise SystemExit(f"a PNG of depth {depth} and colour type {colour}")
        if kind == b"IDAT":
            body += chunk
        place += length + 12
    size = 3 if colour == 2 else 4
    raw, before, rows, step = zlib.decompress(body), bytearray(width * size), [], width * size + 1
    for start in range(0, height * step, step):
        kind, row = raw[start], bytearray(raw[start + 1:start + step])
        for i in range(len(row)):
            left = row[i - size] if i >= size else 0
            up, corner = before[i], before[i - size] if i >= size else 0
            if kind == 4:
                near = min((abs(up - corner), 0, left), (abs(left - corner), 1, up), (abs(left + up - 2 * corner), 2, corner))
                add = near[2]
            else:
                add = (0, left, up, (left + up) // 2)[kind]
            row[i] = (row[i] + add) & 255
        rows.append([tuple(row[i:i + 3]) for i in range(0, len(row), size)])
        before = row
    return rows


def squares(rows):
    """The mean colours of the squares of a picture, by column and row."""
    result = {}
    for y in range(0, len(rows) - SQUARE, SQUARE):
        for x in range(0, len(rows[0]) - SQUARE, SQUARE):
            pixels = [rows[y + j][x + i] for j in range(SQUARE) for i in range(SQUARE)]
            result[x // SQUARE, y // SQUARE] = [sum(p[c] for p in pixels) / len(pixels) for c in range(3)]
    return result


def differences(what, one, other):
    """What is different between two drawings, in words."""
    common = one.keys() & other.keys()
    apart = {place: max(abs(a - b) for a, b in zip(one[place], other[place])) for place in common}
    worst = max(apart, key=apart.get)
    mean = sum(apart.values()) / len(apart)
    if apart[worst] <= MOST and mean <= MEAN:
        return []
    place = ", ".join(str(SQUARE * c) for c in worst)
    return [f"{what}: drawn differently, by {apart[worst]:.0f} at {place}, by {mean:.1f} on average"]


def frame_problems(what, picture, scene):
    """Where the picture and the JSON put an item in different places."""
    problems = []
    groups = [g for g in picture.iter(f"{SVG}g") if g.get("role") == "img"]
    items = scene["items"] if scene["bar"]["visible"] else []
    if len(groups) != len(items):
        return [f"{what}: {len(groups)} items are drawn of {len(items)}"]
    for group, item in zip(groups, items):
        # The last texts are the title and the badge; those before are the name in a dashed box.
        texts = [t for t in group.iter(f"{SVG}text")]
        frame = item["titleFrame"]
        title = [t for t in texts if frame and abs(float(t.get("x")) - frame["x"] - frame["width"] / 2) < 0.02
                 and frame["y"] < float(t.get("y")) <= frame["y"] + frame["height"]]
        if frame and not title:
            problems.append(f"{what}: the title of {item['title']!r} is not in its frame")
        icons = [p.get("transform") for p in group.iter(f"{SVG}path")]
        frame = item["iconFrame"]
        if frame and icons:
            x, y = map(float, re.match(r"translate\((\S+) (\S+)\)", icons[0]).groups())
            if abs(x - frame["x"]) > 0.02 or abs(y - frame["y"]) > 0.02:
                problems.append(f"{what}: the icon of {item['title']!r} is not in its frame")
    return problems


def drawings(text, folder, browser):
    """The squares of a picture as librsvg draws it, and as a browser does or None."""
    path = Path(folder, "picture.svg")
    path.write_text(text, "utf-8")
    mine = squares(png_rows(run("rsvg-convert", path)))
    if not browser:
        return mine, None
    width, height = (round(float(re.search(rf' {side}="([\d.]+)"', text)[1])) for side in ("width", "height"))
    shot = Path(folder, "shot.png")
    # A window has a least height, below which the picture is not at its top; what is below the picture is not compared.
    run(browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--user-data-dir={folder}/profile",
        "--force-color-profile=srgb", f"--window-size={width},{height + 200}", f"--screenshot={shot}", path.as_uri())
    return mine, squares(png_rows(shot.read_bytes()))


def main():
    program = os.path.abspath(sys.argv[1])
    browser = sys.argv[2] if len(sys.argv) > 2 else shutil.which("chromium") or shutil.which("google-chrome")
    sessions = sorted((ROOT / "sessions").glob("*.tabs"))
    problems, count = [], 0
    with tempfile.TemporaryDirectory() as folder:
        music = run(program, "show", ROOT / "sessions" / "music.tabs", "--format", "svg").decode()
        scene = json.loads(run(program, "show", ROOT / "sessions" / "music.tabs", "--format", "json"))
        moved = re.sub(r'translate\((\d+)', lambda m: f"translate({int(m[1]) + 9}", music)
        if not frame_problems("", xml.etree.ElementTree.fromstring(moved), scene):
            raise SystemExit("icons in other places are not noticed")
        if not differences("", drawings(music, folder, None)[0], drawings(moved, folder, None)[0]):
            raise SystemExit("a picture that is drawn differently is not noticed")
        for number, path in enumerate(sessions):
            for turn, options in enumerate(SETTINGS):
                # The settings are shared by the sessions, since drawing takes long.
                if (number + turn) % len(SETTINGS):
                    continue
                for format in ("svg", "svg-screen"):
                    result = subprocess.run([program, "show", path, "--format", format, *options], capture_output=True)
                    if result.returncode == 2:
                        continue  # a device that does not have the session's system
                    text, what = result.stdout.decode(), f"{path.name} {' '.join(options)} {format}"
                    picture = xml.etree.ElementTree.fromstring(text)
                    shown = json.loads(run(program, "show", path, "--format", "json", *options))
                    problems += frame_problems(what, picture, shown)
                    mine, others = drawings(text, folder, browser)
                    if others:
                        problems += differences(what, mine, others)
                    count += 1
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        return 1
    print(f"{count} pictures: librsvg draws them{' as ' + Path(browser).name + ' does' if browser else ''}, with every item in its frame")
    return 0


if __name__ == "__main__":
    sys.exit(main())
