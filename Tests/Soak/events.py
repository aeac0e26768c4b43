"""The events of a prompt's day, at random."""

import signal

import sandbox

WORDS = (
    "add rename badge icon move swap remove select set clear device orientation rotate window system guide locale show"
    " check explain rules devices matrix why budget compare describe anatomy fit fix undo redo history note expect help"
    " new mark back keyboard modal scroll Today Games Apps Arcade Search 1 2 9 first last off icon=star.fill badge=3"
    " badge=New role=action at=1 title.de=Mediathek iphone-se-3 ipad-air-5 appletv-4k ios18 hig-2025 de more-tab # =="
    " \"Listen Now\" \"open 'open \\ \\\" a\"b"
).split(" ")

LINES = [
    "add Today icon=doc.text.image badge=1", "add \"Listen Now\"", "add 日本語 badge=New", "add 👨\u200d👩\u200d👧 icon=star",
    "remove 1", "rename 1 Größe", "move first last", "badge 1 99", "rotate", "device ipad-air-5", "device iphone-14",
    "undo", "redo 2", "undo 3", "clear", "check", "show screen", "show json", "help", "help keys", "history", "rules",
    "matrix", "describe", "compare guides", "bagde 1", "add \"never closed", "select 1", "window 1/2", "new", "fit",
    "system ios26", "guide material-3", "explain title-cut", "anatomy", "budget Einstellungen", "note \"fine\"",
]

# Lines with a path, which sandbox.path makes.
FILE_LINES = ["save {}", "save {} replace", "open {}", "replay {}", "save {}\rsave", "sessions"]
FILES = ["one.tabs", "two.tabs", "rc", ".profile"]

LETTERS = [
    "日", "本", "語", "é", "e\u0301", "n\u0303\u0323", "👍🏽", "👨\u200d👩\u200d👧", "❤\ufe0f", "🇯🇵", "🇯", "\u200d", "\u0301", "\u202e", "\u00ad",
    "\ufeff", "ﷺ", "क्षि", "ไทย", "한", "ᄒ", "א", "\u2066", "𝔘", "\U000e0041", "\U0010fffd", "\u0378", "ǰ",
]

KEYS = [
    "\x1b[D", "\x1b[C", "\x1b[A", "\x1b[B", "\x1b[H", "\x1b[F", "\x1bOH", "\x1bOF", "\x1bOA", "\x1b[1;5D", "\x1b[1;5C", "\x1b[3~",
    "\x1bb", "\x1bf", "\x1bd", "\x1b\x7f", "\x1b_", "\x1b\r", "\x1b[5~", "\x1b[6~", "\x1b[Z", "\x1bOP", "\x01", "\x02", "\x05", "\x06",
    "\x07", "\x0b", "\x0c", "\x0e", "\x10", "\x14", "\x15", "\x17", "\x19", "\x19", "\x1f", "\x1f", "\x7f", "\x7f", "\x7f", "\x08", "\t", "\t",
    "\t", "\x12", "\x12", "\x13", "\x11", "\x1b", "?", "\x18\x15", "\x18\x12", "\x18\x05", "\x16", "\x00", "\x1c", "\x1d", "\x1e", "\x0f",
]

# Sequences cut in the middle, of other programs, or far too long; bytes that are no UTF-8.
BROKEN = [
    b"\x1b[", b"\x1bO", b"\x1b[1;", b"\x1b[[", b"\x1b[999~", b"\x1b[<0;1;1M", b"\x1b]0;title\x07", b"\x1bP1$r\x1b\\", b"\x1b[200",
    b"\x1b[" + b"1;" * 60 + b"m", b"\xff", b"\xc3", b"\xe6\x97", b"\xf0\x9f\x91", b"\x80", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80",
    b"\xc2\x85", b"\xc2\x9b31m", b"\x1b\x1b[A", b"\x1b[201~", b"\x1b[I", b"\x1b[O", b"\x18",
]

PASTED = [
    b"add Pasted", b"add One\radd Two\radd Three", b"\x1b[31mred\x1b[m", b"a\x00b\x07c\x08d", b"\xc2\x9b31m\xe2\x80\xaeevil", b"\xff\xfe\xfd",
    b"\r\r\r", b"\t\tadd Tab", b"x" * 700, "日本".encode() * 300, b"note \"two\rrows\"", b"\x1b]52;c;aGk=\x07", b"add A\n\radd B\r\n", b"",
    "e\u0301".encode() * 260, b"add X\r" * 60, b"\x1b[2J\x1b[H\x1b[?1049h", b"rename 1 \xf0\x9f\x91\x8d",
]

SIZES = [(5, 2), (200, 60), (80, 24), (20, 5), (19, 5), (40, 24), (6, 30), (1, 1), (132, 3), (80, 2)]
SIGNALS = [signal.SIGTSTP, signal.SIGCONT, signal.SIGWINCH, signal.SIGWINCH, signal.SIGINT, signal.SIGSTOP]


def file_line(random, folder):
    """A line that reads or writes a file of the folder."""
    return random.choice(FILE_LINES).format(sandbox.path(random, random.choice(FILES), folder))


def event(random, folder):
    """Returns an event: typed bytes, a size as a pair, or a signal. Lines with a path stay in the folder."""
    kind = random.random()
    if kind < 0.30:
        return bytes([random.randrange(0x20, 0x7F)])
    if kind < 0.40:
        return random.choice(LETTERS).encode()
    if kind < 0.46:
        return (random.choice(WORDS) + " ").encode()
    if kind < 0.72:
        return random.choice(KEYS).encode()
    if kind < 0.77:
        return b"\r"
    if kind < 0.82:
        line = random.choice(LINES) if kind < 0.81 else file_line(random, folder)
        return b"\x03" * random.choice([0, 1]) + line.encode() + random.choice([b"\r", b"\n", b"\t", b""])
    if kind < 0.86:
        return random.choice(BROKEN)
    if kind < 0.89:
        return b"\x1b[200~" + random.choice(PASTED) + random.choice([b"\x1b[201~"] * 9 + [b""])
    if kind < 0.91:
        return random.choice([b"\x03", b"\x04", b"\x1a"])
    if kind < 0.97:
        return random.choice(SIZES) if random.random() < 0.5 else (random.randrange(5, 201), random.randrange(2, 61))
    return random.choice(SIGNALS)
