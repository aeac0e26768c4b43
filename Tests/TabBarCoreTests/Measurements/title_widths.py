#!/usr/bin/env python3
"""Advances and reference widths of titles, from open fonts.

  title_widths.py latin                 > Sources/TabBarCore/Text/TitleAdvances.swift
  title_widths.py scripts               > Sources/TabBarCore/Text/TitleAdvancesByScript.swift
  title_widths.py widths < titles.tsv   > widths.tsv      (script, size, weight, title -> + width in points)

After the first two: swift format -i on the two files.

Debian: fonts-inter (4.0~beta7), fonts-noto-core (20201225); Python: fonttools, uharfbuzz.
Inter and Noto are under the SIL Open Font Licence 1.1. The advances are numbers read from them; no outline is kept.
"""
import sys
import unicodedata

import uharfbuzz as hb

INTER = "/usr/share/fonts/opentype/inter/Inter-%s.otf"
NOTO = "/usr/share/fonts/truetype/noto/NotoSans%s-Regular.ttf"
EM = 2816  # Inter's units per em: its advances are kept as they are, Noto's are scaled to it
# The HIG's tracking of SF in points per character, by size (Typography, tracking table).
TRACKING = {10: 0.12, 12: 0, 13: -0.08, 15: -0.24, 17: -0.43}
BLOCKS = [(0x20, 0x2FF), (0x370, 0x52F), (0x1E00, 0x20CF), (0x2100, 0x214F), (0x2190, 0x21FF)]
INDIC = ["Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu", "Kannada", "Malayalam",
         "Sinhala"]
fonts = {}


def font(path):
    if path not in fonts:
        fonts[path] = hb.Font(hb.Face(hb.Blob.from_file_path(path)))
    return fonts[path]


def has(path, scalar):
    return font(path).get_nominal_glyph(scalar) is not None


def shaped(path, text, features=None):
    """The glyph positions of `text`."""
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(font(path), buffer, features or {})
    return [p.x_advance for p in buffer.glyph_positions], [i.codepoint for i in buffer.glyph_infos]


def advance(path, text):
    """The advance of `text` in units of EM."""
    return sum(shaped(path, text, {"kern": False})[0]) * EM / font(path).face.upem


def rows(numbers, per=16):
    numbers = [str(max(0, round(n))) for n in numbers]
    return "\n".join("    " + ", ".join(numbers[i:i + per]) + "," for i in range(0, len(numbers), per))


def latin():
    print("""// Advances of Inter 4.0, © 2016–2022 The Inter Project Authors, SIL Open Font Licence 1.1 (https://rsms.me/inter).
// Written by Tests/TabBarCoreTests/Measurements/title_widths.py latin; not to be edited by hand.

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


ARABIC = NOTO % "Arabic"
ZWJ = "\u200D"


def scripts():
    print("""// Advances measured with HarfBuzz in Noto Sans, © The Noto Project Authors, SIL Open Font Licence 1.1
// (https://notofonts.github.io), scaled to 2816 units per em.
// Written by Tests/TabBarCoreTests/Measurements/title_widths.py scripts; not to be edited by hand.

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

    indic_path = lambda c: NOTO % INDIC[(c - 0x900) // 0x80]

    def in_indic(path, c):
        if unicodedata.category(chr(c)) != "Mc":
            return alone(path, c)
        ka = chr((c & ~0x7F) + (0x15 if c < 0xD80 else 0x1A))
        return advance(path, ka + chr(c)) - advance(path, ka)

    block("indic", "Devanagari to Sinhala, a block of 128 each; a vowel sign is what it adds to a consonant",
          0x900, 0xDFF, indic_path, in_indic)

    def joined(path, c):
        start = c & ~0x7F
        sinhala = start == 0xD80
        consonants = range(start + 0x1A, start + 0x47) if sinhala else range(start + 0x15, start + 0x3A)
        if c not in consonants:
            return 0
        virama = chr(0xDCA) + ZWJ if sinhala else chr(start + 0x4D)
        followers = [d for d in consonants if has(path, d) and unicodedata.category(chr(d)) == "Lo"]
        parts = [advance(path, chr(c) + virama + chr(d)) - advance(path, chr(d)) for d in followers]
        return sum(parts) / len(parts)

    block("indicJoined", "What a consonant adds before a virama and another consonant, the mean over all of them",
          0x900, 0xDFF, indic_path, joined)

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
    for name, script, first, last in [("khmer", "Khmer", 0x1780, 0x17A2), ("myanmar", "Myanmar", 0x1000, 0x1021),
                                      ("ethiopic", "Ethiopic", 0x1200, 0x135A)]:
        path = NOTO % script
        all_ = [advance(path, chr(c)) for c in range(first, last + 1) if has(path, c)]
        print(f"  /// The mean of the letters of {script}, U+{first:04X}…{last:04X}.")
        print(f"  static let {name}: UInt16 = {round(sum(all_) / len(all_))}")
    print("}")


def script_font(ch, weight):
    """The font that draws `ch`, or None for what is one em by definition."""
    c = ord(ch)
    if 0x590 <= c < 0x600: return NOTO % "Hebrew"
    if 0x530 <= c < 0x590: return NOTO % "Armenian"
    if 0x600 <= c < 0x700: return ARABIC
    if 0x900 <= c < 0xE00: return NOTO % INDIC[(c - 0x900) // 0x80]
    if 0xE00 <= c < 0xE80: return NOTO % "Thai"
    if 0xE80 <= c < 0xF00: return NOTO % "Lao"
    if 0x10A0 <= c < 0x1100: return NOTO % "Georgian"
    return INTER % weight if has(INTER % weight, c) else None


def widths():
    """Shapes each title in the fonts of its scripts, with kerning, and adds SF's tracking to what Inter draws."""
    for line in sys.stdin:
        script, size, weight, title = line.rstrip("\n").split("\t")
        size = float(size)
        runs = []
        for ch in title:
            path = script_font(ch, weight)
            if runs and (unicodedata.category(ch) in ("Mn", "Cf") or (ch == " " and runs[-1][0])):
                runs[-1][1] += ch
            elif runs and runs[-1][0] == path:
                runs[-1][1] += ch
            else:
                runs.append([path, ch])
        total = 0.0
        for path, text in runs:
            if path is None:
                # CJK, kana and Hangul: one em each; neither SF nor an open font is measured here.
                total += size * sum(unicodedata.category(c) not in ("Mn", "Cf") for c in text)
                continue
            advances, _ = shaped(path, text)
            total += sum(advances) / font(path).face.upem * size
            if "Inter" in path:
                total += TRACKING[int(size)] * sum(a > 0 for a in advances)
        print(f"{script}\t{size:g}\t{weight}\t{title}\t{total:.3f}")


{"latin": latin, "scripts": scripts, "widths": widths}[sys.argv[1]]()
