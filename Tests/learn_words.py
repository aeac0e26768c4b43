#!/usr/bin/env python3
"""Learns how much the words of a line say that a command is meant, and those of a question that a rule answers, from lines of which people
said what they mean.

  make learn                     writes meant.tsv and answered.tsv of Sources/CTabBarTables/data
  learn_words.py --questions     writes the rows of questions.tsv, and without a rule those questions of the lines that ask about
                                 the bar; what tabbar-tools parts makes of them is what is learned from
  learn_words.py --without FILE… says how often the command is right, and among three, in files that nothing was learned from

The lines are the rows of Tests/Interop/sentences and of Tests/TabBarSentencesTests/Cases; questions.tsv of the guidelines' tests, which all
mean `rules`, counts a tenth, and the words of sentences.tsv and the texts of commands.md, in which each phrase is a line, a third. A word is its
first letters, as in Reader.likelyCommands; a part of a question is such a word, or = and a concept of concepts.tsv, and counts as
much as it is rare. What is learned is a multinomial logistic regression by AdaGrad; the same lines always give the same table.
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
# How much a word of a question, or a concept that it mentions, says that a rule answers it; Tests/learn_words.py has learned it
# from the rows of questions.tsv.
#
# A row is as in meant.tsv, with rules in place of commands, and - for none; a concept has = before its name. With . stands the
# square of how rare the part is, in the same unit. A rule's weights are added up and divided by the root of the sum of those squares.
"""
LETTERS, SCALE = 5, 20
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
    rows = (ROOT / "Tests/TabBarGuidelinesTests/Cases/questions.tsv").read_text("utf-8").splitlines()
    for path in sorted(LINES.glob("*.tsv")):
        for row in path.read_text("utf-8").splitlines():
            _, line, meant, *_ = [*row.split("\t"), "", ""]
            if line.endswith("?") and not re.search("rules|explain|why", meant):
                rows.append(f"\t\t{line}")
    return rows


def asked():
    for row in questions():
        rules, _, question, *_ = row.split("\t")
        if rules:
            yield from example(question, [], [["rules"]], 0.1)


def answers(rows):
    """How much each part of a question says of each rule."""
    rows = [(rules.split() or ["-"], sorted(set(parts))) for rules, *parts in (row.rstrip("\n").split("\t") for row in rows)]
    counts = collections.Counter(part for _, parts in rows for part in parts)
    rarity = {part: math.log(len(rows) / count) for part, count in counts.items()}
    examples = []
    for rules, parts in rows:
        length = math.sqrt(sum(rarity[part] ** 2 for part in parts)) or 1
        # The first rule is the most exact.
        ways = [[rules[0], *rules]] if len(rules) > 1 else [rules]
        examples.append(({part: rarity[part] / length for part in parts}, ways, 1))
    weights = learned(examples, rate=0.5, passes=8, start=0.01, slight=0.02)
    return {
        part: {".": round((SCALE * rarity[part]) ** 2), **rounded(row, SCALE * rarity[part], 60)} for part, row in weights.items()
    }


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
        yield dict.fromkeys(words(line, titles), 1), [way for way in ways if way], weight


def scores(weights, line):
    found = collections.Counter()
    for word, value in line.items():
        for name, weight in weights.get(word, {}).items():
            found[name] += weight * value
    return found


def learned(examples, rate=0.5, passes=6, start=1.0, slight=0.005):
    names = sorted({name for _, ways, _ in examples for way in ways for name in way})
    weights, squares = collections.defaultdict(dict), collections.defaultdict(lambda: start)
    order = random.Random(1)
    for _ in range(passes):
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
                if abs(slope) < slight:
                    continue
                for word, value in line.items():
                    step = slope * value
                    squares[word, name] += step * step
                    weights[word][name] = weights[word].get(name, 0) + rate * step / math.sqrt(squares[word, name])
    return weights


def rounded(row, scale, least):
    return {name: round(scale * weight) for name, weight in row.items() if abs(scale * weight) >= least}


def main():
    if "--questions" in sys.argv:
        print("\n".join(questions()))
        return
    left_out = set(sys.argv[2:])
    paths = sorted(LINES.glob("*.tsv"))
    # What nobody can carry out teaches nothing, nor do the few lines there that are commands.
    examples = [row for path in paths if path.name not in left_out | {"refused.tsv"} for row in kept(path)]
    examples += [row for path in sorted(CASES.glob("*.txt")) for row in cases(path)]
    weights = learned(examples + [*asked(), *texts(), *phrases()])
    for name in left_out:
        rows = [*kept(LINES / name)]
        ranked = [([found for found, _ in scores(weights, line).most_common(3)], {name for way in ways for name in way})
                  for line, ways, _ in rows]
        first = sum(found[:1] != [] and found[0] in meant for found, meant in ranked)
        among = sum(any(name in meant for name in found) for found, meant in ranked)
        print(f"{name}: of {len(rows)} lines {first / len(rows):.1%} right, {among / len(rows):.1%} among three")
    if left_out:
        return
    write("meant.tsv", HEAD, {word: rounded(row, SCALE, 10) for word, row in weights.items()})
    write("answered.tsv", ANSWERS, answers(sys.stdin))


def write(name, head, weights):
    table = "".join(
        f"{word}\t{' '.join(f'{name} {weight}' for name, weight in sorted(row.items(), key=lambda entry: (-entry[1], entry[0])))}\n"
        for word, row in sorted(weights.items(), key=lambda entry: entry[0].encode()) if row)
    (DATA / name).write_text(head + table, "utf-8")


if __name__ == "__main__":
    main()
