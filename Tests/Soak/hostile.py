"""Texts that strangers would put into a session, and what may never be written because of them."""

import json
import re
import xml.etree.ElementTree

TEXTS = [
    # Escape sequences, C1 controls, and the same as an escape of the language or as plain letters.
    "\x1b]0;PWN\x07", "\x1b]52;c;aGk=\x07", "\x1b]8;;http:x\x1b\\", "\x1b[31m", "\x1b[2J\x1b[H", "\x1b[?1049h", "\x1bP1$r\x1b\\", "\x1b_x\x1b\\", "\x1bc",
    "\x9b31m", "\x9d0;PWN\x9c", "\x90q\x9c", "\x85", "\x07", "\x08\x08\x08", "\x7f", "\x0e", "\0", "\\u{1B}]0;PWN\\u{7}", "\\e[31m",
    # The direction of reading, what cannot be seen, and what ends a line.
    "\u202eevil", "\u202d", "\u2066a\u2069", "\u2067", "\u200e", "\u200f", "\u061c", "\u2028", "\u2029", "\x0b", "\x0c", "\r", "\n", "\t", "a\nb",
    "\u200b", "\u2060", "\ufeff", "\u00ad", "\u180e", "\u200d", "\u200c", "\u034f", "\u3164", "\ufff9a\ufffb", "\ufffe", "\U0010ffff", "\U000e0001", "\ufe0f",
    "\U000e0041\U000e0042", "x\U000e0041", "🏴\U000e0067\U000e0062\U000e007f", "🏴" + "\U000e0061" * 40, "👨\u200d👩\u200d👧", "🇯", "\U0010fffd",
    # Piles of marks, and marks without a letter.
    "e" + "\u0301" * 45, "\u0301" * 3, "\u20dd" * 50, "क" + "\u094d" * 60, "\u0488" * 40,
    # Commands of CI systems, at the start of a line or where a long line wraps.
    "::stop-commands::x", "::error file=a::x", "##[group]x", "##vso[task.x]y", " ::set-env name=a::b", "\u00a0::x", "\u3000##[x", "\ufeff::x", "\u200b##[x",
    "\n::stop-commands::x", "x\r::y", "%0A::x", "%", "a%0D%0A", "::",
    # Quotes, markup, and texts that look like something else.
    "\"", "'", "\\", "\\\\", "`", "```", "|", "<b>&amp;", "]]>", "<!--", "-->", "[x](y)", "# x", "#", "=", "a=b", "--", "-x", "$(id)", "off", "none", "all", "to",
    "", " ", "\u2003", "0", "-1", "1.5", "99999999999999999999", "NaN", "日本語" * 9, "w" * 300, "שלום", "ไทย", "क्षि", "ﷺ", "ǰ", "“x”",
]

# Bytes that are no text, for files and arguments.
BYTES = [
    b"\xff", b"\xc3", b"\xe6\x97", b"\xf0\x9f\x91", b"\x80", b"\x9b31m", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xc2\x9b", b"\0", b"\r", b"\r\r\n",
    b"\xef\xbb\xbf", b"\xff\xfe", b"\x1b]0;PWN\x07", b"\n::stop-commands::x\n", b"\n##[group]x\n", b"\n \x1b[31m::x\n", b"\x1a", b"\x0c", b"\x85",
]


def text(random):
    """A hostile text: one of those above, some of them, or a long one that begins a row with :: wherever it wraps."""
    kind = random.random()
    if kind < 0.55:
        return random.choice(TEXTS)
    if kind < 0.9:
        return "".join(random.choice(TEXTS + ["a", " ", "Search", "é"]) for _ in range(random.randint(2, 4)))
    word = random.choice(["::x", "##[group]", "::stop-commands::x", "\u202e", "e\u0301", "日本"])
    return " ".join("a" * random.randint(0, 9) + " " + word for _ in range(random.randint(5, 60)))


def data(random):
    """Hostile bytes, as a file or an argument may have them."""
    return random.choice(BYTES) if random.random() < 0.2 else text(random).encode(errors="replace")


# Other programs read these: they keep their marks.
MACHINE_FORMS = {"json", "sarif", "junit"}
COLOURS = re.compile("\x1b\\[[0-9;]*m")
FLAG = re.compile("\U0001f3f4[\U000e0020-\U000e007e]{1,8}\U000e007f")
CONTROLS = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f]")
UNSEEN = re.compile("[\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e0fff]")
PILE = re.compile("[\u0300-\u036f\u0483-\u0489\u094d\u20d0-\u20f0]{34}")
COMMAND = re.compile(r"^[^\S\n]*(?:::|##\[).*", re.MULTILINE)
ANNOTATION = re.compile(r"::(?:notice|warning|error)(?: \w+=[^,:]*(?:,\w+=[^,:]*)*)?::")


def faults(output, form=None, has_colours=False):
    """What may not be in an output of a form: pairs of a kind and an excerpt; none if all is well."""
    try:
        written = output.decode()
    except UnicodeDecodeError as error:
        return [("no UTF-8", repr(output[max(0, error.start - 30) : error.end + 30]))]
    if has_colours:
        written = COLOURS.sub("", written)
    if "\U0001f3f4" in written:
        # A flag is seen, so what comes after it begins no line.
        written = FLAG.sub("F", written)
    found = []
    piles = [] if form in MACHINE_FORMS else [("pile of marks", PILE)]
    for kind, pattern in [("control", CONTROLS), ("unseen character", UNSEEN), *piles]:
        if match := pattern.search(written):
            found.append((kind, ascii(written[max(0, match.start() - 40) : match.end() + 20])))
    for match in COMMAND.finditer(written):
        if not (form == "github" and ANNOTATION.match(match[0])):
            found.append(("line of a CI command", ascii(match[0][:80])))
            break
    return found


def is_readable(output, form):
    """Whether an output can be read as what it says it is."""
    try:
        if form in ("json", "sarif"):
            json.loads(output)
        elif form == "junit":
            xml.etree.ElementTree.fromstring(output)
        return True
    except (ValueError, xml.etree.ElementTree.ParseError):
        return False
