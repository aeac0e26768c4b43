"""Times each key from being pressed to the end of the frame that shows it. Called by make soak.

    latency.py PROGRAM [KEYS]

The same keys go to a program that does nothing but send them back: how many times as long the prompt takes says more than
milliseconds, which are another machine's. Fails where more than one key of a hundred takes longer than a person notices,
where a key takes many times as long as its echo, or where what comes at once is shown by more frames than it needs.
"""

import os
import statistics
import sys
import tempfile
import time

from terminal import FRAME_END, Failure, Terminal

KEYS = 2000
SLOWEST_KEY = 0.005
SLOWEST_PASTE = 0.05
# How many times as long as its echo a key may take, the preview of the whole bar included.
MOST_ECHOES = 25
# A terminal hands on what comes at once in parts, unless it marks it as pasted. The last frame is what the line would do,
# which waits for a pause.
MOST_FRAMES = {True: 2, False: 6}
# Another program on the same machine can hold up any measurement. It cannot speed one up.
ROUNDS = 3

BAR = """# tabbar session 1
device iphone-14
add Today icon=doc.text.image badge=3
add "Listen Now" icon=play.circle.fill
add Browse icon=square.grid.2x2.fill
add Radio icon=dot.radiowaves.left.and.right
add Library icon=music.note.list badge=New
add Downloads icon=arrow.down.circle
add Account icon=person.crop.circle
add Search icon=magnifyingglass role=search
"""

LINES = [
    "add \"Recently Played\" icon=clock badge=2 at=3", "rename 3 Magazines", "badge Today 12", "move Search first",
    "remove Radio Downloads", "device ipad-air-5", "rotate", "set Library title.de=Mediathek", "select Browse",
    "swap 1 2", "icon Account person.circle", "check", "explain more-tab", "add 日本語 icon=star", "undo 2",
    "system ios18", "guide hig-2025", "clear", "locale de", "window 1/2", "show screen", "bagde 1 2", "add Größe é",
]

# Sends each key back, as the end of a frame.
ECHO = """
import os, tty
tty.setraw(0)
os.write(1, b"ready")
while key := os.read(0, 4096):
    os.write(1, key + b"\\x1b[?2026l")
"""

LEFT, RIGHT, BACKSPACE, CLEAR = b"\x1b[D", b"\x1b[C", b"\x7f", b"\x15"


def keys(count):
    """Keys as a person presses them: letters, a mistake taken back here and there, and in the end a new line."""
    made = []
    while len(made) < count:
        for line in LINES:
            letters = [letter.encode() for letter in line]
            made += letters + [LEFT, RIGHT, BACKSPACE, letters[-1], CLEAR]
    return made[:count]


def press(terminal, key):
    """Presses a key; returns the seconds to the end of its frame, and the bytes that were written."""
    before = len(terminal.output)
    start = time.perf_counter()
    os.write(terminal.controller, key)
    end = terminal.wait_for(FRAME_END, before)
    elapsed = time.perf_counter() - start
    if terminal.output.count(FRAME_END, before) != 1 or len(terminal.output) > end + 1:
        raise Failure(f"{key!r} is shown by more than one frame: {bytes(terminal.output[before:])!r}")
    return elapsed, len(terminal.output) - before


def come_at_once(terminal, data, most_frames):
    """Writes what has to be shown by few frames; returns the seconds to the end of the last, and their number."""
    terminal.wait_for_prompt(interrupt(terminal))
    before = len(terminal.output)
    start = end = time.perf_counter()
    terminal.type(data)
    terminal.wait_for(FRAME_END, before)
    end = time.perf_counter()
    # Parts of it may still be on their way.
    while terminal.pump(0.1):
        end = time.perf_counter()
    frames = terminal.output.count(FRAME_END, before)
    if frames > most_frames:
        raise Failure(f"{len(data)} bytes at once took {frames} frames")
    return end - start, frames


def bracketed(text):
    """Returns the bytes that a terminal sends for a pasted text."""
    return b"\x1b[200~" + text.replace("\n", "\r").encode() + b"\x1b[201~"


def interrupt(terminal):
    """Gives up the line; returns the place in the output from which the new prompt is to be expected."""
    before = len(terminal.output)
    terminal.type(b"\x03")
    return before


def measure(program, count):
    with tempfile.TemporaryDirectory() as folder:
        session = os.path.join(folder, "bar.tabs")
        with open(session, "w") as file:
            file.write(BAR)
        echo = Terminal([sys.executable, "-I", "-S", "-c", ECHO], folder)
        with echo, Terminal([program, session], folder) as terminal:
            echo.wait_for(b"ready")
            start = terminal.wait_for_prompt()
            # Reading the history, and libedit's first key.
            for key in (b"x", CLEAR):
                terminal.type(key)
                start = terminal.wait_for(FRAME_END, start)
            # Each key in both, so that whatever holds up the machine holds up both.
            both = [(press(echo, key)[0], press(terminal, key)) for key in keys(count)]
            rows = "\n".join(f"add \"Tab number {number:03}\" icon=star badge={number}" for number in range(100))[:1000]
            row = "add " + "long " * 98
            kilobyte = ("note " + "long " * 200)[:1000]
            many = {
                name: come_at_once(terminal, data, MOST_FRAMES[data.startswith(b"\x1b")])
                for name, data in {
                    "a paste of many lines": bracketed(rows),
                    "a paste of one line": bracketed(row),
                    "a line without brackets": row.encode(),
                    "1,000 characters": bracketed(kilobyte),
                    "1,000 characters without brackets": kilobyte.encode(),
                }.items()
            }
            terminal.type(b"\x03quit\r")
            if terminal.wait_for_end() != 0 or terminal.leftovers():
                raise Failure(f"left with {terminal.status} and {terminal.leftovers()}")
    return [echoed for echoed, _ in both], [pressed for _, pressed in both], many


def main():
    program = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else KEYS
    for _ in range(ROUNDS):
        echoes, pressed, many = measure(program, count)
        times = sorted(elapsed for elapsed, _ in pressed)
        late = times[int(len(times) * 0.99)]
        middle, bare = statistics.median(times), statistics.median(echoes)
        print(
            f"{count} keys: median {middle * 1000:.3f} ms, p99 {late * 1000:.3f} ms,"
            f" slowest {times[-1] * 1000:.3f} ms, {statistics.mean(size for _, size in pressed):.0f} bytes a key"
        )
        print(f"their echo: median {bare * 1000:.3f} ms; the prompt takes {middle / bare:.1f} times as long")
        for name, (elapsed, frames) in many.items():
            print(f"{name}: {elapsed * 1000:.2f} ms, {frames} frame{'' if frames == 1 else 's'}")
        slowest = max(elapsed for elapsed, _ in many.values())
        if late <= SLOWEST_KEY and middle <= MOST_ECHOES * bare and slowest <= SLOWEST_PASTE:
            return
    sys.exit(
        f"slower than {SLOWEST_KEY * 1000:.0f} ms a key, {MOST_ECHOES} times its echo or"
        f" {SLOWEST_PASTE * 1000:.0f} ms a paste, {ROUNDS} times"
    )


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(f"latency: {failure}")
