#!/usr/bin/env python3
"""Terminal columns of characters, from Unicode data.

  terminal_columns.py table   > Sources/TabBarRendering/Terminal/TerminalColumns.swift
  terminal_columns.py letters > Sources/TabBarRendering/Terminal/LatinLetters.swift
  terminal_columns.py samples  (the fixture of TerminalTextTests: each sample and what wcwidth says)

After the first two: swift format -i on the files. Python: wcwidth 0.7 (Unicode 17 for what is wide) and unicodedata.
"""
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


def rows(pairs):
    text = [f"0x{a:X}, 0x{b:X}" for a, b in pairs]
    return "\n".join("    " + ", ".join(text[i:i + 5]) + "," for i in range(0, len(text), 5))


def table():
    every = [c for c in range(0x80, 0x110000) if not 0xD800 <= c < 0xE000]
    wide = ranges(c for c in every if wcwidth.wcwidth(chr(c)) == 2)
    # A spacing mark (Mc) moves the cursor on common terminals; jamo vowels and finals stand in the first one's columns.
    zero = ranges(c for c in every
                  if unicodedata.category(chr(c)) in ("Mn", "Me", "Cf", "Cc") and c != 0xAD
                  or 0x1160 <= c <= 0x11FF or 0xD7B0 <= c <= 0xD7FF or c in (0x2028, 0x2029)
                  or unicodedata.category(chr(c)) == "Cn" and wcwidth.wcwidth(chr(c)) == 0)
    print(f"""// Written by Tests/TabBarRenderingTests/Measurements/terminal_columns.py table; not to be edited by hand.
// Wide: wcwidth {wcwidth.__version__}, Unicode {wcwidth.list_versions()[-1]}. Without columns: general categories of
// Unicode {unicodedata.unidata_version}, and of newer versions by wcwidth.

/// Which scalars take two columns and which none; all others take one.
enum TerminalColumns {{
  /// First and last of each range that takes two columns, in ascending order.
  static let wide: [UInt32] = [
{rows(wide)}
  ]

  /// First and last of each range that takes no column, in ascending order.
  static let none: [UInt32] = [
{rows(zero)}
  ]
}}""")


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
    plain = {}
    for letter, ascii_ in special.items():
        plain.setdefault(ascii_, []).append(letter)
    print("""// Written by Tests/TabBarRenderingTests/Measurements/terminal_columns.py letters; not to be edited by hand.

/// Latin letters outside ASCII and how they are written in ASCII: by Unicode's decomposition, or by custom.
enum LatinLetters {
  /// Returns the ASCII letters for a letter of U+00C0…024F or U+1E00…1EFF.
  static func ascii(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {""")
    for ascii_, group in sorted(plain.items()):
        text = ", ".join(f'"\\u{{{ord(l):X}}}"' for l in sorted(group))
        print(f'    case {text}: "{ascii_}"')
    print("    default: nil\n    }\n  }\n}")


def samples():
    for s in SAMPLES:
        literal = "".join(c if 0x21 <= ord(c) < 0x7F else f"\\u{{{ord(c):X}}}" for c in s)
        print(f'    ("{literal}", {wcwidth.wcswidth(s)}),' + (f"  // {s}" if s.strip() else ""))


{"table": table, "letters": letters, "samples": samples}[sys.argv[1]]()
