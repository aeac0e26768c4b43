#!/usr/bin/env python3
"""Learns how much the words of a line say that a command is meant, and those of a question that a rule answers, from lines of which people
said what they mean.

  make learn                     writes meant.tsv and answered.tsv of Sources/CTabBarTables/data
  learn_words.py --without FILE… says how often the command is right, and among three, in files that nothing was learned from

The lines are the rows of Tests/Interop/sentences and of Tests/TabBarSentencesTests/Cases; questions.tsv of the guidelines' tests, which all
mean `rules`, counts half, and the words of sentences.tsv and the texts of commands.md, in which each phrase is a line, a third. A word is its
first letters, as in Reader.likelyCommands. What is learned is a multinomial logistic regression by AdaGrad; the same lines always give the same table.
"""
import collections
import math
import random
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "Sources/CTabBarTables/data"
LINES = ROOT / "Tests/Interop/sentences"
CASES = ROOT / "Tests/TabBarSentencesTests/Cases"
HEAD = """\
# How much a word says that a command is meant; Tests/learn_words.py, which has learned it, says from which lines.
#
# A row: the first letters of a word, or TAB for a title, N for a number, .svg for a file of that kind; then commands, each with a weight. The
# weight says how much likelier the word makes the command: it is twenty times the natural logarithm of the factor. A command that the row
# does not name is as likely as without the word. Rows are sorted by their bytes.
"""
ANSWERS = """\
# How much a word of a question says that a rule answers it; Tests/learn_words.py has learned it from the rows of questions.tsv
# and the pages of the rules.
#
# A row is as in meant.tsv, with rules in place of commands.
"""
LETTERS, SCALE, PASSES = 5, 20, 6
WORD = re.compile(r"\x01|[\w-]+\.[a-z]+\b|\d+|[^\W\d_]+(?:'[^\W\d_]+)*")
MANNER = re.search(r"^L:manner\t(.*)", (DATA / "sentences.tsv").read_text("utf-8"), re.MULTILINE)[1].split(" | ")
COMMANDS = set(re.findall(r"^## (\S+)", (DATA / "commands.md").read_text("utf-8"), re.MULTILINE))


def words(line, titles):
    line = line.lower().replace("’", "'").replace("n't", " not")
    # Who asks how to do something wishes for it.
    line = line.removeprefix(next((said for said in MANNER if line.startswith(said + " ")), ""))
    for title in sorted(titles, key=len, reverse=True):
        line = re.sub(rf"(?<!\w){re.escape(title)}(?!\w)", "\x01", line)
    found = set()
    for word in WORD.findall(line):
        word = word.split("'")[0]
        found.add("TAB" if word == "\x01" else "." + word.rsplit(".", 1)[1] if "." in word else "N" if word.isdigit() else word[:LETTERS])
    return sorted(found)


def titles(state):
    found = []
    for line in state.split("; "):
        said = re.findall(r'"[^"]*"|\S+', line)
        if said and said[0] in ("add", "titles", "rename"):
            found += [word.strip('"').lower() for word in said[1:] if "=" not in word]
    return found


def command(line):
    name = line.split(" ")[0].removesuffix("…")
    return name if name in COMMANDS else None


def kept(path):
    """The rows of a file: the words, and for each way to mean them its commands."""
    states = {}
    for line in path.read_text("utf-8").splitlines():
        cells = line.split("\t")
        if line.startswith("state "):
            states[cells[0].removeprefix("state ")] = cells[1]
        elif not line.startswith("#") and len(cells) > 2 and cells[2] != "refuses":
            state = states.get(cells[0], cells[0])
            ways = [way.split(" · ") for way in re.sub(r"^(asks|only) ", "", cells[2]).split(" | ")]
            yield from example(cells[1], titles(state), ways, 1)


def cases(path):
    state = ""
    for line in path.read_text("utf-8").splitlines():
        cells = line.split(" | ")
        if line.startswith("= "):
            state = line.removeprefix("= ")
        elif not line.startswith("#") and len(cells) > 1:
            claim = re.match(r"(?:does|reads|may|offers|shows|useful) (.*)", cells[1])
            ways = [way.split("; ") for way in claim[1].split(" / ")] if claim else []
            yield from example(cells[0].split("; ")[-1], titles(state), ways, 1)


def texts():
    for section in re.split(r"^## ", (DATA / "commands.md").read_text("utf-8"), flags=re.MULTILINE)[1:]:
        name, text = section.split("\n", 1)
        for said in [name, text.strip().split("\n")[0], *re.findall(r"^- `[^`]*`: (.*)", text, re.MULTILINE)]:
            yield from example(said, [], [[name]], 0.3)


def questions():
    for row in (ROOT / "Tests/TabBarGuidelinesTests/Cases/questions.tsv").read_text("utf-8").splitlines():
        rules, _, question, context, *_ = [*row.split("\t"), "iOS hig"]
        if rules:
            yield question, rules.split(), context


def answers():
    known = set()
    for question, rules, context in questions():
        known.update(rules)
        yield told(f"{question} {context}"), [[rule] for rule in rules], 1
    for page in sorted(page for page in (ROOT / "docs/rules").glob("**/*.md") if page.stem in known):
        text = re.sub(r"(?s)<!--.*?-->|\{.*?\}|## Example.*", "", page.read_text("utf-8"))
        for said in re.split(r"[\n.]", text):
            if len(said.split()) > 2:
                yield told(f"{said} iOS hig"), [[page.stem]], 0.3


def told(text):
    return sorted({"N" if word[0].isdigit() else word[:LETTERS] for word in re.findall(r"(?:[^\W_]|[&+/])+", text.lower())})


def phrases():
    rows = [row.split("\t") for row in (DATA / "sentences.tsv").read_text("utf-8").splitlines() if "\t" in row and row[0] != "#"]
    said = {row[0]: row[1].replace("~", " ").split(" | ") for row in rows}
    for row in rows:
        if not row[0].startswith("I:") or len(row) < 6:
            continue
        lines = re.sub(r"\S*[?~] |\[.*?;\]", "", row[5].split(" | ")[-1].split(" & ")[0])
        for proof in row[2].split(" "):
            for phrase in said.get(proof.split("~")[-1], []):
                yield from example(phrase, [], [[re.sub(r"\[.*", "", lines.strip())]], 0.3)


def example(line, titles, ways, weight):
    ways = [[name for name in map(command, way) if name] for way in ways]
    if any(ways):
        yield words(line, titles), [way for way in ways if way], weight


def scores(weights, line):
    found = collections.Counter()
    for word in line:
        for name, weight in weights.get(word, {}).items():
            found[name] += weight
    return found


def learned(examples, rate=0.5, least=10):
    names = sorted({name for _, ways, _ in examples for way in ways for name in way})
    weights, squares = collections.defaultdict(dict), collections.defaultdict(lambda: 1.0)
    order = random.Random(1)
    for _ in range(PASSES):
        order.shuffle(examples)
        for line, ways, weight in examples:
            found = scores(weights, line)
            most = max(found[name] for name in names)
            shares = {name: math.exp(found[name] - most) for name in names}
            # Of several ways to mean a line, the one that is likelier so far counts more.
            meant = collections.Counter()
            likely = [sum(shares[name] for name in way) / len(way) for way in ways]
            for way, share in zip(ways, likely):
                for name in way:
                    meant[name] += share / sum(likely) / len(way)
            whole = sum(shares.values())
            for name in names:
                slope = (meant[name] - shares[name] / whole) * weight
                if abs(slope) < 0.005:
                    continue
                for word in line:
                    squares[word, name] += slope * slope
                    weights[word][name] = weights[word].get(name, 0) + rate * slope / math.sqrt(squares[word, name])
    return {
        word: {name: round(SCALE * weight) for name, weight in row.items() if abs(SCALE * weight) >= least}
        for word, row in weights.items()
    }


def main():
    left_out = set(sys.argv[2:])
    paths = sorted(LINES.glob("*.tsv"))
    # What nobody can carry out teaches nothing, nor do the few lines there that are commands.
    examples = [row for path in paths if path.name not in left_out | {"refused.tsv"} for row in kept(path)]
    examples += [row for path in sorted(CASES.glob("*.txt")) for row in cases(path)]
    guidelines = [row for question, _, _ in questions() for row in example(question, [], [["rules"]], 0.5)]
    weights = learned(examples + [*guidelines, *texts(), *phrases()])
    for name in left_out:
        rows = [*kept(LINES / name)]
        ranked = [([found for found, _ in scores(weights, line).most_common(3)], {name for way in ways for name in way})
                  for line, ways, _ in rows]
        first = sum(found[:1] != [] and found[0] in meant for found, meant in ranked)
        among = sum(any(name in meant for name in found) for found, meant in ranked)
        print(f"{name}: of {len(rows)} lines {first / len(rows):.1%} right, {among / len(rows):.1%} among three")
    if left_out:
        return
    write("meant.tsv", HEAD, weights)
    write("answered.tsv", ANSWERS, learned([*answers()], rate=0.2, least=3))


def write(name, head, weights):
    table = "".join(
        f"{word}\t{' '.join(f'{name} {weight}' for name, weight in sorted(row.items(), key=lambda entry: (-entry[1], entry[0])))}\n"
        for word, row in sorted(weights.items(), key=lambda entry: entry[0].encode()) if row)
    (DATA / name).write_text(head + table, "utf-8")


if __name__ == "__main__":
    main()
