#!/usr/bin/env python3
"""Terminal columns of characters, from Unicode data.

  terminal_columns.py tables   writes columns-wide.inc, columns-none.inc and latin-letters.inc
  terminal_columns.py samples  prints the rows of columns.txt: each sample and what wcwidth says

Python: wcwidth 0.7 (Unicode 17 for what is wide) and unicodedata.
"""
import pathlib
import sys
import unicodedata

import wcwidth

SAMPLES = """a|Home|é|e\u0301|ö|ß|Ж|Ω|א|ع|ﷺ|日|日本語|ｱ|Ａ|한|\u1112\u1161\u11ab|ホーム|「」|、|…|—|“x”|€|→|★|☆|♥|❤|❤\uFE0F|⚙|⚙\uFE0F|
☎\uFE0F|©|©\uFE0F|⌂|◇|◆|⋯|▶|▶\uFE0F|👍|👍🏽|👨‍👩‍👧|👩🏽‍💻|🏳️‍🌈|🇫🇮|🇫🇮🇸🇪|🏴󠁧󠁢󠁥󠁮󠁧󠁿|1️⃣|⌚|⏰|☕|✅|🎵|🀄|สวัสดี|ก็|หน้าแรก|नि|क्ष|सेटिंग्स|الإعدادات|
الرَّئِيسَة|שָׁלוֹם|Trang chủ|Главная|─|█|░|╭|\U00020000|㈱|①|\u3000|\u00a0""".replace("\n", "").split("|")


def ranges(scalars):
    out = []
    for c in scalars:
        if out and out[-1][1] == c - 1:
            out[-1][1] = c
        else:
            out.append([c, c])
    return out


DATA = pathlib.Path(__file__).parents[3] / "Sources/CTabBarTables/data"
WRITTEN = "// Written by Tests/TabBarRenderingTests/Measurements/terminal_columns.py."


def write(name, comment, lines):
    (DATA / f"{name}.inc").write_text("\n".join([*comment, WRITTEN, *lines]) + "\n")


def rows(pairs):
    cells = [f"{{ 0x{a:04X}, 0x{b:04X} }}," for a, b in pairs]
    return [" ".join(cells[i:i + 5]) for i in range(0, len(cells), 5)]


def columns():
    every = [c for c in range(0x80, 0x110000) if not 0xD800 <= c < 0xE000]
    wide = ranges(c for c in every if wcwidth.wcwidth(chr(c)) == 2)
    # A spacing mark (Mc) moves the cursor on common terminals; jamo vowels and finals stand in the first one's columns.
    zero = ranges(c for c in every
                  if unicodedata.category(chr(c)) in ("Mn", "Me", "Cf", "Cc") and c != 0xAD
                  or 0x1160 <= c <= 0x11FF or 0xD7B0 <= c <= 0xD7FF or c in (0x2028, 0x2029)
                  or unicodedata.category(chr(c)) == "Cn" and wcwidth.wcwidth(chr(c)) == 0)
    scalars = "// First and last scalar of each range whose scalars take"
    newest = f"wcwidth {wcwidth.__version__}, Unicode {wcwidth.list_versions()[-1]}"
    write("columns-wide", [f"{scalars} two columns, in ascending order:", f"// {newest}."], rows(wide))
    write("columns-none", [f"{scalars} no column, in ascending order:",
                           f"// general categories of Unicode {unicodedata.unidata_version}; for newer scalars {newest}."],
          rows(zero))


def letters():
    special = {"ß": "ss", "Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "Ø": "O", "ø": "o", "Đ": "D", "đ": "d",
               "Ł": "L", "ł": "l", "Þ": "Th", "þ": "th", "Ð": "D", "ð": "d", "ı": "i", "ŋ": "ng", "Ŋ": "Ng",
               "Ħ": "H", "ħ": "h", "Ŧ": "T", "ŧ": "t", "ĸ": "k", "ŉ": "'n", "ẞ": "SS", "ƒ": "f"}
    for c in range(0x100, 0x250):
        letter = unicodedata.normalize("NFKD", chr(c))
        ascii_ = "".join(x for x in letter if ord(x) < 0x80)
        if ascii_ and chr(c) not in special:
            special[chr(c)] = ascii_
    for c in list(range(0xC0, 0x100)) + list(range(0x1E00, 0x1F00)):
        ascii_ = "".join(x for x in unicodedata.normalize("NFKD", chr(c)) if ord(x) < 0x80)
        if ascii_ and chr(c) not in special:
            special[chr(c)] = ascii_
    lines = []
    for first, last in [(0xC0, 0x24F), (0x1E00, 0x1EFF)]:
        for start in range(first, last + 1, 16):
            cells = [f'"{special.get(chr(c), "")}"' for c in range(start, start + 16)]
            lines.append(f"/* U+{start:04X} */ " + ", ".join(cells) + ",")
    write("latin-letters", ["// Latin letters as they are written in ASCII, by Unicode's decomposition or by custom; \"\" where there is no",
                            "// such form. U+00C0…024F, U+1E00…1EFF."], lines)


def tables():
    columns()
    letters()


def samples():
    for s in SAMPLES:
        print(wcwidth.wcswidth(s), "|", *[f"{ord(c):X}" for c in s], *(["|", s] if s.strip() else []))


{"tables": tables, "samples": samples}[sys.argv[1]]()
