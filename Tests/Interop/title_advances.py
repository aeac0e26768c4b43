#!/usr/bin/env python3
"""Writes the tables of advances, measured with HarfBuzz in open fonts.

  title_advances.py latin   > Sources/TabBarCore/Text/TitleAdvances.swift
  title_advances.py scripts > Sources/TabBarCore/Text/TitleAdvancesByScript.swift
  title_advances.py kerning > Sources/TabBarCore/Text/TitleKerning.swift

After that: make format. Needs the packages of the Makefile's INTEROP_PACKAGES: Inter 4.0~beta7 and Noto 20201225, both
under the SIL Open Font Licence 1.1. The advances are numbers read from them; no outline is kept.
"""
import sys
import unicodedata
from statistics import median

from harfbuzz import INTER, NOTO, font

EM = 2816  # Inter's units per em: its advances are kept as they are, Noto's are scaled to it
BLOCKS = [(0x20, 0x2FF), (0x370, 0x52F), (0x1E00, 0x20CF), (0x2100, 0x214F), (0x2190, 0x21FF)]
INDIC = ["Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu", "Kannada", "Malayalam",
         "Sinhala"]


def has(path, scalar):
    return font(path).has(scalar)


def advance(path, text):
    """The advance of `text` in units of EM, without kerning."""
    return font(path).width(text, kerning=False) * EM


def rows(numbers, per=16, least=0):
    numbers = [str(max(least, round(n))) for n in numbers]
    return "\n".join("    " + ", ".join(numbers[i:i + per]) + "," for i in range(0, len(numbers), per))


def latin():
    print("""// Advances of Inter 4.0, © 2016–2022 The Inter Project Authors, SIL Open Font Licence 1.1 (https://rsms.me/inter).
// Written by Tests/Interop/title_advances.py latin; not to be edited by hand.

/// The advances of Latin, Greek, Cyrillic, punctuation and arrows in Inter, one table for each weight.
enum TitleAdvances {
  /// Inter's units per em.
  static let unitsPerEm = 2816.0
""")
    for weight in ("Regular", "Medium", "SemiBold"):
        path = INTER % weight
        out = []
        for first, last in BLOCKS:
            for c in range(first, last + 1):
                letter = unicodedata.category(chr(c)).startswith("L")
                # 0.6 em for the few letters that Inter doesn't draw.
                out.append(advance(path, chr(c)) if has(path, c) else EM * 0.6 if letter else 0)
        print(f"  /// Inter {weight}: " + ", ".join(f"U+{a:04X}…{b:04X}" for a, b in BLOCKS) + "; zero: no glyph.")
        print(f"  static let {weight[0].lower() + weight[1:]}: [UInt16] = [\n{rows(out)}\n  ]\n")
    triples = set()
    path = INTER % "Medium"
    for first, last in BLOCKS[:3]:
        for c in range(first, last + 1):
            parts = unicodedata.normalize("NFD", chr(c))
            if len(parts) == 2 and has(path, c) and has(path, ord(parts[0])):
                if any(advance(INTER % w, chr(c)) != advance(INTER % w, parts[0]) for w in ("Regular", "Medium", "SemiBold")):
                    triples.add((ord(parts[0]), ord(parts[1]), c))
    print("  /// Letters whose mark makes them wider or narrower: base, combining mark, composed letter.")
    print("  static let composed: [UInt16] = [\n" + rows([n for t in sorted(triples) for n in t], 12) + "\n  ]\n}")


def kerning():
    print("""// Kerning of Inter 4.0, © 2016–2022 The Inter Project Authors, SIL Open Font Licence 1.1 (https://rsms.me/inter).
// Written by Tests/Interop/title_advances.py kerning; not to be edited by hand.

/// By how much a letter stands closer to the capital before it, in units of 2816 per em: the mean of Inter Regular and
/// Medium, a row for each capital.
enum TitleKerning {""")
    weights = [font(INTER % weight) for weight in ("Regular", "Medium")]
    for name, first, last, end in [("latin", 0x41, 0x5A, 0x7A), ("greek", 0x391, 0x3A9, 0x3C9),
                                   ("cyrillic", 0x410, 0x42F, 0x44F)]:
        out = []
        for c in range(first, last + 1):
            for d in range(first, end + 1):
                # A letter with a mark would be as wide as its parts no more.
                plain = all(chr(x).isalpha() and not unicodedata.decomposition(chr(x)) for x in (c, d))
                pair = chr(c) + chr(d)
                out.append(sum(f.width(pair) - f.width(pair, kerning=False) for f in weights) / 2 * EM if plain else 0)
        print(f"  /// U+{first:04X}…{last:04X} before U+{first:04X}…{end:04X}.")
        print(f"  static let {name}: [Int16] = [\n{rows(out, least=-EM)}\n  ]\n")
    print("}")


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
    print("""// Advances measured with HarfBuzz in Noto Sans, © The Noto Project Authors, SIL Open Font Licence 1.1
// (https://notofonts.github.io), scaled to 2816 units per em.
// Written by Tests/Interop/title_advances.py scripts; not to be edited by hand.

/// The advances of scripts outside Inter, the same for every weight.
enum TitleAdvancesByScript {""")

    def block(name, comment, first, last, path_for, measure):
        out = []
        for c in range(first, last + 1):
            path = path_for(c)
            spacing = unicodedata.category(chr(c)) not in ("Mn", "Cn", "Cf")
            out.append(measure(path, c) if path and spacing and has(path, c) else 0)
        print(f"  /// {comment}, U+{first:04X}…{last:04X}.")
        print(f"  static let {name}: [UInt16] = [\n{rows(out)}\n  ]\n")
        return out

    alone = lambda path, c: advance(path, chr(c))
    block("armenianAndHebrew", "Armenian and Hebrew", 0x530, 0x5FF,
          lambda c: NOTO % ("Armenian" if c < 0x590 else "Hebrew"), alone)
    block("thaiAndLao", "Thai and Lao; marks are zero", 0xE00, 0xEFF,
          lambda c: NOTO % ("Thai" if c < 0xE80 else "Lao"),
          lambda path, c: alone(path, c) if c not in (0xE33, 0xEB3)
          else advance(path, chr(c - 0x32) + chr(c)) - advance(path, chr(c - 0x32)))
    block("georgian", "Georgian", 0x10A0, 0x10FF, lambda c: NOTO % "Georgian", alone)

    sums, before, after, pairs = indic()
    for name, numbers, comment in [
        ("indic", sums, "Devanagari to Sinhala, a block of 128 each; a sign is what it adds to most consonants"),
        ("indicBefore", before, "What a consonant takes of a conjunct with the next one"),
        ("indicAfter", after, "What a consonant takes of a conjunct with the one before"),
    ]:
        print(f"  /// {comment}, U+0900…0DFF.\n  static let {name}: [UInt16] = [\n{rows(numbers)}\n  ]\n")
    print("  /// Pairs of which these sums are wrong by more than a twentieth of an em, in order: a consonant; what follows\n"
          "  /// it, a consonant after a virama, or a sign; the advance of both.")
    print("  static let indicPairs: [UInt16] = [\n"
          + rows([n for key in sorted(pairs) for n in (*key, pairs[key])], 15) + "\n  ]\n")

    out = []
    for c in range(0x620, 0x700):
        if not has(ARABIC, c) or unicodedata.category(chr(c)) in ("Mn", "Cf"):
            out += [0, 0, 0, 0]
            continue
        letter = chr(c)
        zwj = advance(ARABIC, ZWJ)
        out += [advance(ARABIC, t) - zwj * t.count(ZWJ)
                for t in (letter, letter + ZWJ, ZWJ + letter + ZWJ, ZWJ + letter)]
    print("  /// Arabic, U+0620…06FF: four numbers for each, standing alone, beginning, inside and ending a joined run.")
    print(f"  static let arabic: [UInt16] = [\n{rows(out)}\n  ]\n")
    print("  /// The ligature of lam and alef, standing alone and ending a joined run.")
    print(f"  static let lamAlef: [UInt16] = [{round(advance(ARABIC, 'لا'))}, "
          f"{round(advance(ARABIC, ZWJ + 'لا'))}]\n")
    for name, script, first, last in [("khmer", "Khmer", 0x1780, 0x17FF), ("myanmar", "Myanmar", 0x1000, 0x109F),
                                      ("ethiopic", "Ethiopic", 0x1200, 0x137F)]:
        def in_context(path, c):
            if unicodedata.category(chr(c)) != "Mc":
                return alone(path, c)
            return advance(path, chr(first) + chr(c)) - advance(path, chr(first))

        block(name, f"{script}; a vowel sign is what it adds to the first letter", first, last,
              lambda c: NOTO % script, in_context)
    block("khmerBelow", "Khmer; what a letter adds below the first letter", 0x1780, 0x17FF, lambda c: NOTO % "Khmer",
          lambda path, c: advance(path, "\u1780\u17d2" + chr(c)) - advance(path, "\u1780")
          if unicodedata.category(chr(c)) == "Lo" else 0)
    print("}")


{"latin": latin, "scripts": scripts, "kerning": kerning}[sys.argv[1]]()
