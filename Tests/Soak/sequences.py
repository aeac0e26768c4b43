"""What the program may write to a terminal, and what it must never write."""

import re

# Synchronised update, the cursor shown and hidden, bracketed paste, erasing, going up and along, home, colours; and the question
# for the colour of the background, with one after it that every terminal answers.
KNOWN = re.compile(
    r"\x1b\[(?:\?2026[hl]|\?25[hl]|\?2004[hl]|[02]?[JK]|[0-9]*A|[0-9]*G|H|[0-9;]*m)|\x1b\]11;\?\x1b\\\x1b\[c"
)
# A text that is read from right to left, kept from turning what stands beside it. Its end is in its row.
ISOLATED = re.compile("\u2068([^\u2066-\u2069\r\n]*)\u2069")
# What a terminal obeys, and what turns the direction of reading.
DANGERS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")


def strangers(output):
    """Returns the parts of an output that should not be there, each with its surroundings; none if all is well."""
    try:
        text = bytes(output).decode()
    except UnicodeDecodeError as error:
        return [f"no UTF-8: {error.object[max(0, error.start - 30) : error.end + 30]!r}"]
    # A beep is one character, and line ends are two.
    rest = ISOLATED.sub(r"\1", KNOWN.sub("\ufffc", text)).replace("\x07", "")
    return [f"{found[0]!r} in {rest[max(0, found.start() - 30) : found.end() + 30]!r}" for found in DANGERS.finditer(rest)]
