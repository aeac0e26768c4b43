#!/usr/bin/env python3
"""How much Swift each target has, in words of code.

A word is a name, a keyword, a number or a text, and each name put into a text. Brackets, commas, operators, comments and line
breaks do not count, so a change of the layout changes nothing. `Tests/weight.py [FOLDER]` weighs another checkout.
"""
import re
import sys
from pathlib import Path

PARTS = re.compile(
    r'(?P<comment>//[^\n]*|/\*.*?\*/)'
    r'|(?P<text>#?"""(?:\\.|.)*?"""#?|#".*?"#|"(?:\\.|[^"\\\n])*")'
    r'|(?P<word>`?[A-Za-z_$@#]\w*`?|\d[\w.]*)',
    re.DOTALL)
IN_TEXT = re.compile(r'\\\(((?:[^()]|\([^()]*\))*)\)')
NAME = re.compile(r'[A-Za-z_]\w*')


def words(source):
    """The number of words of code in a text of Swift."""
    count = 0
    for part in PARTS.finditer(source):
        if part['comment']:
            continue
        count += 1
        if part['text']:
            count += sum(len(NAME.findall(code)) for code in IN_TEXT.findall(part['text']))
    return count


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent.parent)
    for top in ('Sources', 'Tests'):
        total = 0
        for target in sorted(folder for folder in (root / top).iterdir() if folder.is_dir()):
            weight = sum(words(file.read_text()) for file in target.rglob('*.swift'))
            if weight:
                print(f'{target.name:24}{weight:9,}')
            total += weight
        print(f'{top:24}{total:9,}\n')


if __name__ == '__main__':
    main()
