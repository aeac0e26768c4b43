#!/usr/bin/env python3
"""Compares the program's widths of titles with those that HarfBuzz shapes, and the table in docs/titles.md with both.

  make interop            checks; exit status 1 and the titles where something is too far off or the table is an old one
  make interop WRITE=1    writes the table into docs/titles.md, if the widths are near enough

or, with the packages of the Makefile's INTEROP_PACKAGES: check_titles.py PROGRAM [--write].

titles.tsv holds the titles of real apps. more-titles.tsv holds usual titles in languages that those apps have not or hardly;
they have a table of their own and no influence on the first.

Nothing may be further off than the WORST_LIMIT of its file or than the program's own bound, and the mean at no font
than MEAN_LIMIT.
"""
import subprocess
import sys
import unicodedata
from pathlib import Path

from harfbuzz import INTER, NOTO, font, is_mark, version

HERE = Path(__file__).parent
DOCUMENT = HERE.parent.parent / "docs" / "titles.md"
# The three fonts in which a docked bar draws titles: points, weight, the HIG's tracking of SF at that size.
FONTS = [(10, "medium", 0.12), (13, "regular", -0.08), (12, "regular", 0.0)]
MEAN_LIMIT = 0.02
WORST_LIMIT = {"titles.tsv": 0.03, "more-titles.tsv": 0.06}
BY_DEFINITION = ["Han", "Hangul", "Hiragana", "Katakana"]
BLOCKS = [
    (0x370, 0x3FF, "Greek", None), (0x400, 0x52F, "Cyrillic", None), (0x530, 0x58F, "Armenian", "Armenian"),
    (0x590, 0x5FF, "Hebrew", "Hebrew"), (0x600, 0x6FF, "Arabic", "Arabic"), (0x900, 0x97F, "Devanagari", "Devanagari"),
    (0x980, 0x9FF, "Bengali", "Bengali"), (0xA00, 0xA7F, "Gurmukhi", "Gurmukhi"),
    (0xA80, 0xAFF, "Gujarati", "Gujarati"), (0xB00, 0xB7F, "Oriya", "Oriya"), (0xB80, 0xBFF, "Tamil", "Tamil"),
    (0xC00, 0xC7F, "Telugu", "Telugu"), (0xC80, 0xCFF, "Kannada", "Kannada"),
    (0xD00, 0xD7F, "Malayalam", "Malayalam"), (0xD80, 0xDFF, "Sinhala", "Sinhala"), (0xE00, 0xE7F, "Thai", "Thai"),
    (0xE80, 0xEFF, "Lao", "Lao"), (0x10A0, 0x10FF, "Georgian", "Georgian"), (0x1000, 0x109F, "Myanmar", "Myanmar"),
    (0x1200, 0x137F, "Ethiopic", "Ethiopic"), (0x1780, 0x17FF, "Khmer", "Khmer"), (0x1E00, 0x1EFF, "Latin", None),
    (0x1F00, 0x1FFF, "Greek", None), (0x3040, 0x309F, "Hiragana", "em"), (0x30A0, 0x30FF, "Katakana", "em"),
    (0x3400, 0x9FFF, "Han", "em"), (0xAC00, 0xD7A3, "Hangul", "em"),
]


def block(character):
    """The script and the Noto font of a character: no font where Inter draws it, `em` where it is one em wide."""
    for first, last, script, noto in BLOCKS:
        if first <= ord(character) <= last:
            return script, noto
    if ord(character) < 0x300:
        return ("Latin" if character.isalpha() else None), None
    if 0x2000 <= ord(character) <= 0x206F:
        return None, None
    raise SystemExit(f"no reference for U+{ord(character):04X}")


def script(title):
    """The script of a title's first letter; a title without letters counts as Latin."""
    return next((name for name in (block(c)[0] for c in title) if name), "Latin")


def shaped(title, size, weight, tracking):
    """The width of `title` as HarfBuzz shapes it, with kerning and ligatures."""
    runs = []
    for character in title:
        noto = block(character)[1]
        # Marks, joiners and spaces stay in the run before.
        if runs and (is_mark(character) or noto == runs[-1][0] or character == " " and runs[-1][0] not in (None, "em")):
            runs[-1][1] += character
        else:
            runs.append([noto, character])
    width = 0.0
    for noto, text in runs:
        if noto == "em":
            width += size * sum(not is_mark(c) for c in text)
            continue
        path = NOTO % noto if noto else INTER % weight.capitalize()
        glyphs = font(path).shape(text)
        if any(glyph == 0 for glyph, _ in glyphs):
            raise SystemExit(f"{path} does not draw all of {text}")
        width += size * sum(advance for _, advance in glyphs)
        if not noto:
            width += tracking * sum(advance > 0 for _, advance in glyphs)
    return width


def estimated(program, titles):
    """The program's widths and their error bounds, a list of pairs for each font."""
    lines = [f"{size}\t{weight}\t{title}\n" for size, weight, _ in FONTS for title in titles]
    run = subprocess.run([program, "measure-titles"], input="".join(lines), capture_output=True, text=True)
    if run.returncode != 0:
        raise SystemExit(f"{program} measure-titles: {run.stderr.strip()}")
    widths = [tuple(float(number) for number in line.split("\t")) for line in run.stdout.splitlines()]
    if len(widths) != len(lines):
        raise SystemExit(f"{program} measured {len(widths)} of {len(lines)} titles")
    return [widths[i:i + len(titles)] for i in range(0, len(widths), len(titles))]


def differences(titles, widths, references):
    """The signed error of each title as a share of its shaped width."""
    return {title: width / reference - 1 for title, width, reference in zip(titles, widths, references)}


def by_definition(title):
    """Whether nothing in a title was shaped, so that it proves nothing."""
    return all(block(c)[1] == "em" or c.isspace() for c in title)


def complaints(name, errors, bounds):
    """What is wrong with the errors at one font; titles that prove nothing don't better the mean."""
    found = []
    for title, error in errors.items():
        allowed = bounds[title]
        if not abs(error) <= allowed:
            found.append(f"{name}: {title!r} is {error:+.1%} off, and {allowed:.0%} is allowed")
    measured = [abs(error) for title, error in errors.items() if not by_definition(title)]
    mean = sum(measured) / len(measured)
    if not mean <= MEAN_LIMIT:
        worst = max(errors, key=lambda title: abs(errors[title]))
        found.append(f"{name}: {mean:.2%} off on average, and {MEAN_LIMIT:.0%} is allowed; most of all {worst!r}")
    return found


def prove_that_it_fails(titles, widths, references, bounds):
    """Makes widths wrong on purpose, and ends the program where that is not noticed."""
    one = next(index for index, title in enumerate(titles) if script(title) == "Latin")
    for name, wrong in [
        ("one title 7 % too wide", [w * 1.07 if i == one else w for i, w in enumerate(references)]),
        ("one title 7 % too narrow", [w * 0.93 if i == one else w for i, w in enumerate(references)]),
        ("all titles 2.5 % too wide", [w * 1.025 for w in references]),
        ("widths of another size", [w * 1.3 for w in widths]),
        ("one title without a width", [float("nan") if i == one else w for i, w in enumerate(widths)]),
        ("the widths of other titles", widths[1:] + widths[:1]),
    ]:
        found = complaints(name, differences(titles, wrong, references), bounds)
        if name == "all titles 2.5 % too wide" and not any("on average" in text for text in found):
            raise SystemExit(f"this check does not notice that the mean is off with {name}")
        if not found or "one title" in name and not any(repr(titles[one]) in text for text in found):
            raise SystemExit(f"this check does not notice {name}")
    if complaints("right widths", differences(titles, references, references), bounds):
        raise SystemExit("this check complains about widths that are right")


def row(name, errors):
    """A row of the table: the errors of a script at all fonts."""
    sizes = sorted(abs(error) for _, error in errors)
    title, worst = max(errors, key=lambda pair: abs(pair[1]))
    numbers = f"{100 * sum(sizes) / len(sizes):.1f} | {100 * sizes[-(-95 * len(sizes) // 100) - 1]:.1f}"
    return f"| {name} | {len(errors)} | {numbers} | {100 * worst:.1f} | {title} |".replace("| -", "| −")


def table(errors_by_font):
    pairs = [pair for errors in errors_by_font for pair in errors.items()]
    groups = {}
    for title, error in pairs:
        groups.setdefault(script(title), []).append((title, error))
    lines = ["| script | widths | mean | 95 of 100 within | worst | |", "| --- | ---: | ---: | ---: | ---: | --- |"]
    for name, group in sorted(groups.items()):
        measured = [pair for pair in group if not by_definition(pair[0])]
        if name in BY_DEFINITION and not measured:
            lines.append(f"| {name} | {len(group)} | – | – | – | one em by definition |")
        else:
            lines.append(row(name, group))
    return lines + [row("all that were shaped", [pair for pair in pairs if not by_definition(pair[0])])]


def read(path):
    lines = [line for line in path.read_text("utf-8").split("\n") if line and not line.startswith("# ")]
    rows = [line.split("\t") for line in lines]
    wrong = [line for line, row in zip(lines, rows) if len(row) != 3 or not all(row)]
    if wrong:
        raise SystemExit(f"{path.name}: not an app, a language and a title: {wrong[0]!r}")
    return rows


def measure(program, rows):
    titles = list(dict.fromkeys(title for _, _, title in rows))
    widths = estimated(program, titles)
    references = [[shaped(title, *bar_font) for title in titles] for bar_font in FONTS]
    return titles, widths, references


def in_document(text, name, lines):
    """The document with the table between its two marks replaced."""
    start, end = f"<!-- {name}: written by make interop WRITE=1 -->\n", f"<!-- end of {name} -->\n"
    if text.count(start) != 1 or text.count(end) != 1:
        raise SystemExit(f"{DOCUMENT.name} has no place for the table of {name}")
    before, rest = text.split(start)
    return before + start + "\n" + "\n".join(lines) + "\n\n" + end + rest.split(end)[1]


def main():
    program, write = sys.argv[1], "--write" in sys.argv[2:]
    print(f"HarfBuzz {version()}; {Path(INTER % 'Medium').name}, {Path(INTER % 'Regular').name}, Noto Sans")
    text = DOCUMENT.read_text("utf-8")
    page, problems = text, []
    for path in sorted(HERE.glob("*titles.tsv"), reverse=True):
        rows = read(path)
        titles, widths, references = measure(program, rows)
        errors = []
        for (size, weight, _), answers, theirs in zip(FONTS, widths, references):
            ours = [width for width, _ in answers]
            # The program says that its bound covers every title measured.
            bounds = {title: min(WORST_LIMIT[path.name], bound) for title, (_, bound) in zip(titles, answers)}
            prove_that_it_fails(titles, ours, theirs, bounds)
            errors.append(differences(titles, ours, theirs))
            problems += complaints(f"{size} pt {weight}", errors[-1], bounds)
        lines = table(errors)
        print(f"\n{path.name}: {len(titles)} titles in {len({row[1] for row in rows})} languages")
        print("\n".join(lines))
        page = in_document(page, path.name, lines)
    print()
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        return 1
    if write:
        DOCUMENT.write_text(page, "utf-8")
    elif page != text:
        print(f"{DOCUMENT.name} has an old table; make interop WRITE=1 writes the present one", file=sys.stderr)
        return 1
    print("the widths are near enough, the table in the document is this one, and wrong widths are noticed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
