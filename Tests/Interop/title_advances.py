#!/usr/bin/env python3
"""Writes the tables of advances under Sources/CTabBarTables/data, measured with HarfBuzz in open fonts.

  title_advances.py

Needs the packages of the Makefile's INTEROP_PACKAGES: Inter 4.0~beta7 and Noto 20201225, both under the SIL Open Font
Licence 1.1. The advances are numbers read from them; no outline is kept.
"""
import pathlib
import unicodedata
from statistics import median

from harfbuzz import INTER, NOTO, font

EM = 2816  # Inter's units per em: its advances are kept as they are, Noto's are scaled to it
BLOCKS = [(0x20, 0x2FF), (0x370, 0x52F), (0x1E00, 0x20CF), (0x2100, 0x214F), (0x2190, 0x21FF)]
# The letters and digits of titles; rare letters, such as those of phonetic alphabets, don't kern.
KERNED = {"latin": [(0x30, 0x39), (0x41, 0x17F), (0x1A0, 0x1A1), (0x1AF, 0x1B0), (0x218, 0x21B), (0x1E00, 0x1EFF)],
          "greek": [(0x370, 0x3FF)], "cyrillic": [(0x400, 0x4FF)]}
KERNING_COLUMNS = 80  # of the tables in Sources/CTabBarTables/titles.c
DATA = pathlib.Path(__file__).parents[2] / "Sources/CTabBarTables/data"
INTER_LICENCE = "Inter 4.0, © 2016–2022 The Inter Project Authors, SIL Open Font Licence 1.1 (https://rsms.me/inter)."
NOTO_LICENCE = "Noto Sans, © The Noto Project Authors, SIL Open Font Licence 1.1 (https://notofonts.github.io)."
INDIC = ["Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu", "Kannada", "Malayalam",
         "Sinhala"]


def has(path, scalar):
    return font(path).has(scalar)


def advance(path, text):
    """The advance of `text` in units of EM, without kerning."""
    return font(path).width(text, kerning=False) * EM


def write(name, licence, lines):
    head = [f"// {licence}", "// Measured with HarfBuzz and written by Tests/Interop/title_advances.py."]
    (DATA / f"{name}.inc").write_text("\n".join(head + lines) + "\n")


def rows(first, cells, per=16):
    """Rows of cells, one cell a scalar from `first` on, each row with the name of its first scalar."""
    return [f"/* U+{first + i:04X} */ " + ", ".join(cells[i:i + per]) + "," for i in range(0, len(cells), per)]


def numbers(values):
    return [str(max(0, round(value))) for value in values]


def triples(items, per):
    cells = ["{ " + ", ".join(item) + " }," for item in items]
    return [" ".join(cells[i:i + per]) for i in range(0, len(cells), per)]


def latin():
    """The advances, and the letters that a letter and a mark make."""
    for weight in ("Regular", "Medium", "SemiBold", "Bold"):
        path = INTER % weight
        lines = []
        for first, last in BLOCKS:
            out = []
            for c in range(first, last + 1):
                letter = unicodedata.category(chr(c)).startswith("L")
                # 0.6 em for the few letters that Inter doesn't draw.
                out.append(advance(path, chr(c)) if has(path, c) else EM * 0.6 if letter else 0)
            lines += rows(first, numbers(out))
        write(f"inter-{weight.lower()}", INTER_LICENCE, lines)
    composed = set()
    path = INTER % "Medium"
    for c in (c for first, last in BLOCKS[:3] for c in range(first, last + 1)):
        parts = unicodedata.decomposition(chr(c)).split()
        if len(parts) == 2 and "<" not in parts[0] and has(path, c):
            composed.add((int(parts[0], 16), int(parts[1], 16), c))
    write("inter-composed", INTER_LICENCE, triples(([f"0x{c:04X}" for c in item] for item in sorted(composed)), 4))


def kerning():
    """How letters and digits kern, the mean of Inter Regular and Medium: a class for each as the first and as the
    second of a pair, and a table of the classes for each script. Class 0 doesn't kern."""
    weights = [font(INTER % weight) for weight in ("Regular", "Medium")]
    classes = {}, {}
    for name, blocks in KERNED.items():
        letters = [c for first, last in blocks for c in range(first, last + 1)
                   if unicodedata.category(chr(c)) in ("Lu", "Ll", "Nd") and all(f.has(c) for f in weights)]
        units = {(c, d): round(sum(f.width(chr(c) + chr(d)) - f.width(chr(c) + chr(d), kerning=False)
                                   for f in weights) / 2 * EM) for c in letters for d in letters}
        profiles = [[tuple(units[c, d] for d in letters) for c in letters],
                    [tuple(units[c, d] for c in letters) for d in letters]]
        kinds = []  # a letter of each class, after one that does not kern
        for number, profile in zip(classes, profiles):
            numbers_of = {(0,) * len(letters): 0}
            for c, key in zip(letters, profile):
                number[c] = numbers_of.setdefault(key, len(numbers_of))
            kinds.append([next((c for c in letters if number[c] == i), None) for i in range(len(numbers_of))])
        if len(kinds[1]) > KERNING_COLUMNS:
            raise SystemExit(f"{len(kinds[1])} classes of {name} need a wider table than {KERNING_COLUMNS}")
        write(f"kerning-{name}", INTER_LICENCE,
              ["{ " + ", ".join(str(units.get((c, d), 0)) for d in kinds[1]) + " }," for c in kinds[0]])
    for name, number in zip(("first", "second"), classes):
        write(f"kerning-{name}", INTER_LICENCE,
              [line for first, last in BLOCKS
               for line in rows(first, [str(number.get(c, 0)) for c in range(first, last + 1)])])
    hebrew = range(0x5D0, 0x5EB)
    units = font(NOTO % "Hebrew")
    write("kerning-hebrew", NOTO_LICENCE, [
        f"/* {chr(c)} */ {{ " + ", ".join(str(round((units.width(chr(c) + chr(d))
                                                  - units.width(chr(c) + chr(d), kerning=False)) * EM))
                                       for d in hebrew) + " }," for c in hebrew])


ARABIC = NOTO % "Arabic"
ZWJ = "\u200D"


def indic():
    """The tables of the Indic scripts: sums that suit most pairs, and the pairs that they don't suit."""
    alone, before, after = ([0] * 0x500 for _ in range(3))
    pairs = {}
    for number, script in enumerate(INDIC):
        path, start = NOTO % script, 0x900 + 0x80 * number
        drawn = [c for c in range(start, start + 0x80) if has(path, c)]
        sinhala = script == "Sinhala"
        first, last = (0x1A, 0x46) if sinhala else (0x15, 0x39)
        # Sinhala joins consonants only where the text asks for it.
        virama = chr(0xDCA) + ZWJ if sinhala else chr(start + 0x4D)
        letters = [c for c in drawn if start + first <= c <= start + last and unicodedata.category(chr(c)) == "Lo"]
        own = {c: advance(path, chr(c)) for c in letters}
        for c in drawn:
            category = unicodedata.category(chr(c))
            if category not in ("Mn", "Mc"):
                alone[c - 0x900] = advance(path, chr(c))
            elif sinhala or c != start + 0x3C:  # nukta
                both = {letter: advance(path, chr(letter) + chr(c)) for letter in letters}
                alone[c - 0x900] = max(0, median(both[letter] - own[letter] for letter in letters))
                for letter in letters:
                    keep(pairs, (letter, c), own[letter] + alone[c - 0x900], both[letter])
        both = {(c, d): advance(path, chr(c) + virama + chr(d)) for c in letters for d in letters}
        second = dict(own)
        for _ in range(10):  # median polish
            head = {c: median(both[c, d] - second[d] for d in letters) for c in letters}
            second = {d: median(both[c, d] - head[c] for c in letters) for d in letters}
        for c in letters:
            before[c - 0x900], after[c - 0x900] = max(0, head[c]), max(0, second[c])
        for c, d in both:
            keep(pairs, (c, d), before[c - 0x900] + after[d - 0x900], both[c, d])
    return alone, before, after, pairs


def keep(pairs, key, expected, found):
    if abs(found - expected) > EM / 20:
        pairs[key] = found


def scripts():
    def block(name, first, last, path_for, measure):
        out = []
        for c in range(first, last + 1):
            path = path_for(c)
            spacing = unicodedata.category(chr(c)) not in ("Mn", "Cn", "Cf")
            out.append(measure(path, c) if path and spacing and has(path, c) else 0)
        write(name, NOTO_LICENCE, rows(first, numbers(out)))

    alone = lambda path, c: advance(path, chr(c))
    block("armenian-hebrew", 0x530, 0x5FF, lambda c: NOTO % ("Armenian" if c < 0x590 else "Hebrew"), alone)
    block("thai-lao", 0xE00, 0xEFF, lambda c: NOTO % ("Thai" if c < 0xE80 else "Lao"),
          lambda path, c: alone(path, c) if c not in (0xE33, 0xEB3)
          else advance(path, chr(c - 0x32) + chr(c)) - advance(path, chr(c - 0x32)))
    block("georgian", 0x10A0, 0x10FF, lambda c: NOTO % "Georgian", alone)

    sums, before, after, pairs = indic()
    for name, values in [("indic", sums), ("indic-before", before), ("indic-after", after)]:
        write(name, NOTO_LICENCE, rows(0x900, numbers(values)))
    write("indic-pairs", NOTO_LICENCE,
          triples(([f"0x{c:04X}", f"0x{d:04X}", str(round(pairs[c, d]))] for c, d in sorted(pairs)), 5))

    zwj = advance(ARABIC, ZWJ)
    letters = []
    for c in range(0x620, 0x700):
        if has(ARABIC, c) and unicodedata.category(chr(c)) not in ("Mn", "Cf"):
            forms = [chr(c), chr(c) + ZWJ, ZWJ + chr(c) + ZWJ, ZWJ + chr(c)]
        else:
            forms = []
        widths = [advance(ARABIC, form) - zwj * form.count(ZWJ) for form in forms] or [0] * 4
        letters.append("{ " + ", ".join(numbers(widths)) + " }")
    write("arabic", NOTO_LICENCE, rows(0x620, letters, 4))
    ligature = [round(advance(ARABIC, text)) for text in ("لا", ZWJ + "لا")]
    write("lam-alef", NOTO_LICENCE, [f".alone = {ligature[0]}, .ending = {ligature[1]},"])

    for name, first, last in [("khmer", 0x1780, 0x17FF), ("myanmar", 0x1000, 0x109F), ("ethiopic", 0x1200, 0x137F)]:
        def in_context(path, c):
            if unicodedata.category(chr(c)) != "Mc":
                return alone(path, c)
            return advance(path, chr(first) + chr(c)) - advance(path, chr(first))

        block(name, first, last, lambda c: NOTO % name.capitalize(), in_context)
    block("khmer-below", 0x1780, 0x17FF, lambda c: NOTO % "Khmer",
          lambda path, c: advance(path, "\u1780\u17d2" + chr(c)) - advance(path, "\u1780")
          if unicodedata.category(chr(c)) == "Lo" else 0)


latin()
kerning()
scripts()
