#!/usr/bin/env python3
"""What of the translations is stale, or missing of what its language has begun.

A translated section has the digest of the English one that it translates in a comment below its heading, and each rule in
`messages.tsv` has that of the English messages in a row of its own, `RULE translates`. What is stale is said in English until somebody has read it
again: `Tests/translations.py --read FILE [RULE …]` then writes the digests of today. `--demand` fails where something is listed.
"""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
RULES = ROOT / 'docs/rules'
MARK = '<!-- translates '
SECTION = re.compile(r'\n## (.*)\n((?:(?!\n## )[\s\S])*)')


def digest(section):
    """FNV-1a of the words of a section, as pages.c has it."""
    words = ' '.join(' '.join(line for line in section.split('\n') if not line.startswith('<!--')).split())
    value = 2166136261
    for byte in words.encode():
        value = (value ^ byte) * 16777619 & 0xFFFFFFFF
    return f'{value:08x}'


def sections(path):
    return dict(SECTION.findall(path.read_text())) if path.exists() else {}


def english(rule):
    """The digests of the sections of a rule's page that are translated."""
    return {name: digest(text) for name, text in sections(RULES / f'{rule}.md').items() if name != 'Examples'}


def rows(path):
    """The rows of a table with their lines."""
    lines = path.read_text().split('\n') if path.exists() else []
    return [(number, *line.split('\t', 1)) for number, line in enumerate(lines, 1) if '\t' in line]


def shown(path):
    return path.relative_to(ROOT)


def stale_pages(folder):
    for page in sorted(folder.glob('*.md')):
        if page.name == 'README.md':
            continue
        today, own = english(page.stem), sections(page)
        for name, value in today.items():
            found = re.search(re.escape(MARK) + '(.*?) -->', own.get(name, ''))
            if name not in own:
                yield f'{shown(page)}: {name} is missing'
            elif not found or found[1] != value:
                yield f'{shown(page)}: {name} is of an earlier text; that of today is {value}'
        yield from (f'{shown(page)}: {name} is not in English' for name in own if name not in today)


def keys(rule):
    return re.findall(r'^- (.*?):', sections(RULES / f'{rule}.md').get('Messages', ''), re.MULTILINE)


def stale_messages(folder):
    table = folder / 'messages.tsv'
    if not table.exists():
        return
    found = {key: text for _, key, text in rows(table)}
    missing = []
    for rule in sorted(page.stem for page in RULES.glob('*.md')):
        if (folder / f'{rule}.md').exists() or not keys(rule):
            continue
        value = english(rule)['Messages']
        if f'{rule} translates' not in found:
            missing.append(rule)
        elif found[f'{rule} translates'] != value:
            yield f'{shown(table)}: {rule} is of earlier messages; the digest of today is {value}'
    if missing:
        yield f'{shown(table)}: {len(missing)} rules are missing, {", ".join(missing[:5])}'


# --- Texts of the program --------------------------------------------------------------------------------------------

def hole(code, holes):
    """What an interpolation is in the key of a text."""
    number = holes[0]
    holes[0] += 1
    counted = re.fullmatch(r'(?s)counted: .*, "([^"]*)"', code)
    if counted:
        holes[0] += 1
        return f'{{{number}}} {{{number + 1}: {counted[1]}|{counted[1]}s}}'
    forms = re.fullmatch(r'(?s).*, one: "([^"]*)", many: "([^"]*)"', code)
    return f'{{{number}: {forms[1]}|{forms[2]}}}' if forms else f'{{{number}}}'


def literals(text):
    """Each literal of a source as the key that it would be in a table, those within others too."""
    found, index = set(), 0

    def literal(index):
        quote = '"""' if text.startswith('"""', index) else '"'
        index += len(quote)
        key, holes = '', [0]
        while index < len(text) and not text.startswith(quote, index):
            if quote == '"' and text[index] == '\n':
                return index
            if text.startswith('\\(', index):
                start = index + 2
                index = interpolation(start)
                key += hole(text[start:index - 1], holes)
            elif text.startswith('\\\n', index):
                index += 2
                while text[index] == ' ':
                    index += 1
            elif text[index] == '\\':
                key += text[index + 1]
                index += 2
            else:
                key += text[index]
                index += 1
        found.add(key if quote == '"' else '\n'.join(line.lstrip(' ') for line in key.strip('\n').split('\n')))
        return index + len(quote)

    def interpolation(index):
        depth = 1
        while depth and index < len(text):
            if text[index] == '"':
                index = literal(index)
            else:
                depth += {'(': 1, ')': -1}.get(text[index], 0)
                index += 1
        return index

    while index < len(text):
        if text.startswith('//', index):
            index = text.find('\n', index) % (len(text) + 1)
        elif text[index] == '"':
            index = literal(index)
        else:
            index += 1
    return found


def said():
    """What the program says in English: literals, the values of enumerations, captions, and what a line would do."""
    known = {'.'}
    for file in (ROOT / 'Sources').rglob('*.swift'):
        text = file.read_text()
        known |= literals(text)
        for names in re.findall(r'\bcase ([a-z][A-Za-z, ]*)', text):
            known |= {name.strip() for name in names.split(',')}
    for page in RULES.glob('*.md'):
        known |= {caption.strip() for caption in re.findall(r'^### [^:\n]*:(.*)', page.read_text(), re.MULTILINE)}
    data = ROOT / 'Sources/CTabBarTables/data'
    for verb, clause in re.findall(r'\n\n([A-Z][a-z]*?)(?:es|s)( [^\n,:;]*)', (data / 'commands.md').read_text()):
        known |= {f'would {verb.lower()}{clause}', f'would {verb.lower()}e{clause}'}
    return known | set(re.findall(r'observed: ([^"|]*[^"| ])', (data / 'rules.inc').read_text()))


def stale_texts(folder, known, fullest):
    table = folder / 'texts.tsv'
    if not table.exists():
        return
    own = rows(table)
    yield from (f'{shown(table)}:{line}: nothing says {key}' for line, key, _ in own if key not in known)
    missing = len(fullest - {key for _, key, _ in own})
    if missing:
        yield f'{shown(table)}: {missing} texts are missing that another language has'


def read(path, rules):
    """Writes the digests of today into a page, or for some rules into the table of messages."""
    if path.suffix == '.md':
        today = english(path.stem)

        def marked(match):
            name, text = match[1], re.sub(re.escape(MARK) + r'.* -->\n', '', match[2])
            return f'\n## {name}\n' + (f'\n{MARK}{today[name]} -->' if name in today else '') + text
        path.write_text(SECTION.sub(marked, path.read_text()))
        return
    lines = path.read_text().split('\n')
    for rule in rules or sorted({key.split(' ')[0] for _, key, _ in rows(path)}):
        lines = [line for line in lines if not line.startswith(f'{rule} translates\t')]
        first = next(number for number, line in enumerate(lines) if line.startswith(rule + ' '))
        lines.insert(first, f'{rule} translates\t{english(rule)["Messages"]}')
    path.write_text('\n'.join(lines))


def main():
    if sys.argv[1:2] == ['--read']:
        read(Path(sys.argv[2]).resolve(), sys.argv[3:])
        return
    folders = sorted(folder for folder in RULES.iterdir() if (folder / 'README.md').exists())
    known = said()
    fullest = {key for folder in folders for _, key, _ in rows(folder / 'texts.tsv') if key in known}
    found = [line for folder in folders
             for line in [*stale_pages(folder), *stale_messages(folder), *stale_texts(folder, known, fullest)]]
    print('\n'.join(found or ['Every translation is of the English of today.']))
    if found and '--demand' in sys.argv:
        sys.exit(1)


if __name__ == '__main__':
    main()
