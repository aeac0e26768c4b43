#!/usr/bin/env python3
"""Reads what `tabbar check` and `tabbar replay` write back with programs that others wrote, and compares each format with the JSON.

  make interop            checks; exit status 1 and what is wrong where something is

or, with the packages of requirements.txt: check_formats.py PROGRAM

SARIF is held against OASIS's schema, and read by sarif-tools and sarif-pydantic; JUnit by junitparser and Python's XML;
Markdown by markdown-it; workflow commands by the few lines below that follow GitHub's documentation; JSON by Python.
Each check is given samples with a fault on each run, and ends the program where it does not notice one.
"""
import copy
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata
import urllib.parse
import xml.etree.ElementTree
from pathlib import Path

import jsonschema
import junitparser
import sarif.loader
import sarif_pydantic
from markdown_it import MarkdownIt

HERE = Path(__file__).parent
SCHEMA = json.loads((HERE / "schemas" / "sarif-2.1.0.json").read_text("utf-8"))
LEVELS = {"error": "error", "warning": "warning", "info": "note"}
COMMANDS = {"error": "error", "warning": "warning", "info": "notice"}
# Titles and a name that mean something to one format or another.
HOSTILE_NAME = "odd, 100%: a&b [x].tabs"
HOSTILE = r"""# tabbar session 1
add "a|b `c` <b>&amp; [x](y) {0} %0A::error::x"
add "a|b `c` <b>&amp; [x](y) {0} %0A::error::x"
add "\u{1B}[31mred \u{202E}\u{2066}\u{9B}\n]]>"
add "\u{1B}[31mred \u{202E}\u{2066}\u{9B}\n]]>"
add "@team https://example.org www.example.org ~~*_#1_*~~"
add "@team https://example.org www.example.org ~~*_#1_*~~"
add Edit role=action
"""


def shown(text):
    """A text as people may see it: controls and what turns the direction of text are spelled out."""
    names = {"\n": "\\n", "\t": "\\t", "\r": "\\r", "\0": "\\0"}
    return "".join(
        names.get(c, "\\u{%X}" % ord(c)) if unicodedata.category(c) in ("Cc", "Cf", "Zl", "Zp") else c for c in text)


def call(program, folder, format, sessions, *options, subcommand="check", statuses=(0, 1)):
    run = subprocess.run([program, subcommand, "--format", format, *options, "--", *sessions], cwd=folder, capture_output=True)
    if run.returncode not in statuses or (run.stderr and run.returncode != 2):
        raise SystemExit(f"{subcommand} --format {format} ended with {run.returncode}: {run.stderr.decode()}")
    text = run.stdout.decode("utf-8")  # bytes that are no UTF-8 end the program here
    raw = {c for c in text if unicodedata.category(c) in ("Cc", "Zl", "Zp") and c != "\n"
           or unicodedata.bidirectional(c) in ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")}
    if raw:
        raise SystemExit(f"--format {format} wrote raw {sorted(map(ascii, raw))}")
    return text, run.returncode


class Found:
    """What the JSON says, in the words in which the formats are compared."""

    def __init__(self, document):
        if document["schema"] != 1:
            raise SystemExit("the JSON is of another schema")
        self.findings, self.accepted, self.unused, self.rules = [], [], [], []
        for result in document["results"]:
            session, scene = result["session"], result["scene"]
            for finding in scene["findings"]:
                self.findings.append((session, finding["line"], finding["rule"], finding["severity"],
                                      finding["verdict"] == "broken", shown(finding["message"])))
            for finding in scene["suppressed"]:
                self.accepted.append((session, finding["line"], finding["rule"], shown(finding["message"]),
                                      shown(finding["reason"])))
            self.unused += [(session, unused["rule"]) for unused in scene["unusedAllowances"]]
            verdicts = {rule: "met" for rule in scene["met"]}
            verdicts.update({finding["rule"]: "met" for finding in scene["suppressed"]})
            for finding in scene["findings"]:
                counts = finding["verdict"] == "broken" and finding["severity"] != "info"
                verdicts[finding["rule"]] = "failed" if counts else "met"
            self.rules.append((session, verdicts))
        for session, line, rule, *_ in self.findings + self.accepted:
            if not isinstance(line, int) or line < 1:
                raise SystemExit(f"{session}: {rule} has no line")


def differences(what, ours, theirs):
    """What is in one list and not in the other, each counted."""
    ours, theirs = list(map(repr, ours)), list(map(repr, theirs))
    missing = [entry for entry in set(theirs) if theirs.count(entry) > ours.count(entry)]
    extra = [entry for entry in set(ours) if ours.count(entry) > theirs.count(entry)]
    return [f"{what} lacks {entry}" for entry in sorted(missing)] + [f"{what} has {entry}" for entry in sorted(extra)]


# SARIF

def sarif_problems(text, found):
    try:
        log = json.loads(text)
    except ValueError as error:
        return [f"SARIF is no JSON: {error}"]
    validator = jsonschema.Draft4Validator(SCHEMA, format_checker=jsonschema.FormatChecker())
    problems = [f"SARIF {error.json_path}: {error.message[:200]}" for error in validator.iter_errors(log)]
    if problems:
        return problems
    run = log["runs"][0]
    results, rules = run["results"], run["tool"]["driver"]["rules"]
    ours, accepted, prints = [], [], []
    for result in results:
        place = result["locations"][0]["physicalLocation"]
        session = urllib.parse.unquote(place["artifactLocation"]["uri"])
        message = result["message"]["text"].replace("{{", "{").replace("}}", "}")
        line, rule = place["region"]["startLine"], result["ruleId"]
        if rules[result["ruleIndex"]]["id"] != rule:
            problems.append(f"SARIF: the index of {rule} is that of another rule")
        # 3.27.9 and 3.27.10: what is no failure has no level.
        if (result["kind"] == "fail") == (result["level"] == "none"):
            problems.append(f"SARIF: {rule} has kind {result['kind']} and level {result['level']}")
        prints.append(result["partialFingerprints"]["tabbarFinding/v1"])
        if result.get("suppressions"):
            suppression = result["suppressions"][0]
            if suppression["kind"] != "inSource":
                problems.append(f"SARIF: {rule} is suppressed {suppression['kind']}")
            accepted.append((session, line, rule, message, suppression["justification"]))
        else:
            ours.append((session, line, rule, result["level"], result["kind"] == "fail", message))
    theirs = [(s, l, r, LEVELS[severity] if broken else "none", broken, m)
              for s, l, r, severity, broken, m in found.findings]
    problems += differences("SARIF", ours, theirs) + differences("SARIF, accepted,", accepted, found.accepted)
    if len(set(prints)) != len(prints):
        problems.append("SARIF has two results with one fingerprint")

    model = sarif_pydantic.Sarif.model_validate(log)
    if [result.rule_id for result in model.runs[0].results] != [result["ruleId"] for result in results]:
        problems.append("sarif-pydantic reads other results")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "log.sarif")
        path.write_text(text, "utf-8")
        records = sarif.loader.load_sarif_file(str(path)).get_records()
    seen = [(urllib.parse.unquote(r["Location"]), r["Line"], r["Code"].split(" ")[0], r["Severity"]) for r in records]
    expected = [(s, l, r, LEVELS[severity] if broken else "none") for s, l, r, severity, broken, _ in found.findings]
    if not found.accepted:
        problems += differences("sarif-tools", seen, expected)
    return problems


def sarif_faults(text):
    def changed(change):
        log = json.loads(text)
        change(log["runs"][0])
        return json.dumps(log)

    yield "a text that is cut off", text[:-20]
    yield "a version that there is not", text.replace('"version": "2.1.0"', '"version": "2.2.0"')
    yield "a level that there is not", changed(lambda run: run["results"][0].update(level="info"))
    yield "a member that there is not", changed(lambda run: run["results"][0].update(severity="warning"))
    yield "a line that is wrong", changed(
        lambda run: run["results"][0]["locations"][0]["physicalLocation"]["region"].update(startLine=99))
    yield "the line 0", changed(
        lambda run: run["results"][0]["locations"][0]["physicalLocation"]["region"].update(startLine=0))
    yield "a result that is missing", changed(lambda run: run["results"].pop())
    yield "a result that is there twice", changed(lambda run: run["results"].append(copy.deepcopy(run["results"][0])))
    yield "the index of another rule", changed(
        lambda run: run["results"][0].update(ruleIndex=run["results"][0]["ruleIndex"] + 1))
    yield "a failure without a level", changed(lambda run: next(r for r in run["results"] if r["kind"] == "fail").update(level="none"))


# JUnit

def junit_problems(text, found):
    try:
        root = xml.etree.ElementTree.fromstring(text.encode())
        suites = list(junitparser.JUnitXml.fromstring(text.encode()))
    except Exception as error:  # each parser has errors of its own
        return [f"JUnit is not read: {error}"]
    problems = []
    if len(root.findall("testsuite")) != len(suites):
        problems.append("junitparser and Python's XML read different suites")
    ours, lines = [], []
    for suite in suites:
        counted = {"failures": 0, "skipped": 0, "errors": 0}
        cases = {}
        for case in suite:
            verdict = "met"
            for result in case.result:
                if isinstance(result, junitparser.Failure):
                    verdict, counted["failures"] = "failed", counted["failures"] + 1
                elif isinstance(result, junitparser.Skipped):
                    verdict, counted["skipped"] = "skipped", counted["skipped"] + 1
                elif isinstance(result, junitparser.Error):
                    verdict, counted["errors"] = "wrong", counted["errors"] + 1
                if verdict != "met" and not result.message:
                    problems.append(f"JUnit: {case.name} gives no reason")
                if verdict == "failed":
                    lines.append((case._elem.get("file"), int(case._elem.get("line", 0)), case.name, result.message))
            if case.name in cases:
                problems.append(f"JUnit: {case.name} is there twice")
            if not case.name.startswith("unused allowance"):
                cases[case.name] = verdict
        ours.append((next(iter(suite))._elem.get("file"), sorted(cases.items())))
        for name, count in counted.items():
            if getattr(suite, name) != count:
                problems.append(f"JUnit: {suite.name} says {getattr(suite, name)} {name}, and there are {count}")
    theirs = [(session, sorted(verdicts.items())) for session, verdicts in found.rules]
    problems += differences("JUnit", ours, theirs)
    failures = [(s, l, r, m) for s, l, r, severity, broken, m in found.findings if broken and severity != "info"]
    lines = [line for line in lines if not line[2].startswith("unused allowance")]
    return problems + differences("JUnit, failures,", lines, failures)


def junit_faults(text):
    yield "a text that is cut off", text[:-20]
    yield "an ampersand that is not escaped", text.replace("</testsuite>", "&</testsuite>", 1)
    yield "a character that XML forbids", text.replace("</testsuite>", "\x1b</testsuite>", 1)
    yield "a failure that is taken away", re.sub(r"<failure .*?</failure>", "", text, count=1, flags=re.S)
    yield "a count that is wrong", re.sub(r'failures="(\d+)"', 'failures="77"', text, count=1)
    yield "a line that is wrong", re.sub(r'line="\d+">\n( *)<failure', r'line="99">\n\1<failure', text, count=1)


# Workflow commands, as docs.github.com describes them: ::NAME KEY=VALUE,KEY=VALUE::MESSAGE

def unescaped(text, is_property):
    if is_property:
        text = text.replace("%3A", ":").replace("%2C", ",")
    return text.replace("%0D", "\r").replace("%0A", "\n").replace("%25", "%")


def github_problems(text, found):
    ours, unused, accepted, problems = [], [], 0, []
    for row in text.splitlines():
        if not row.startswith("::"):
            accepted += row.startswith("accepted: ")
            if not row.startswith("accepted: "):
                problems.append(f"no workflow command: {row!r}")
            continue
        match = re.fullmatch(r"::(error|warning|notice) ((?:[a-zA-Z]+=[^,:]*,?)*)::(.*)", row)
        if not match:
            problems.append(f"no workflow command: {row!r}")
            continue
        values = {}
        for part in match[2].split(","):
            key, _, value = part.partition("=")
            values[key] = unescaped(value, True)
        message = unescaped(match[3], False).split("\n")[0]
        rule = values["title"].split(" ")[0]
        if values["title"].startswith("unused allowance"):
            unused.append((values["file"], message.split(" ")[0]))
        else:
            ours.append((values["file"], int(values["line"]), rule, match[1], message))
    theirs = [(s, l, r, COMMANDS[severity] if broken else "notice", m) for s, l, r, severity, broken, m in found.findings]
    if accepted != len(found.accepted):
        problems.append(f"{accepted} lines of what is accepted, and there are {len(found.accepted)}")
    return (problems + differences("the workflow commands", ours, theirs)
            + differences("unused allowances in workflow commands", unused, found.unused))


def github_faults(text):
    rows = text.splitlines(keepends=True)
    yield "a command that is missing", "".join(rows[1:])
    yield "a line that is wrong", text.replace(",line=", ",line=9", 1)
    yield "a command that is none", text.replace("::warning ", "::caution ", 1)
    yield "a comma that is not escaped", text.replace("%2C", ",", 1)
    yield "a percent sign that is not escaped", text.replace("%250A", "%0A")


# Markdown

def plain(tokens):
    """The text of a cell, without what is not seen."""
    return "".join(t.content for t in tokens if t.type in ("text", "code_inline", "text_special"))


def markdown_problems(text, found):
    tokens = MarkdownIt("commonmark").enable("table").parse(text)
    sessions, ours, accepted, rows, row, problems = 0, [], [], [], None, []
    heads, listed = [], []
    for index, token in enumerate(tokens):
        if token.type == "heading_open":
            sessions += 1
        elif token.type == "tr_open":
            row = []
        elif token.type == "inline" and row is not None:
            links = [t.attrs["href"] for t in token.children if t.type == "link_open"]
            row.append((plain(token.children), links))
            for child in token.children:
                if child.type not in ("text", "code_inline", "link_open", "link_close", "text_special") \
                        and (child.type, child.content) != ("html_inline", "<!-- -->"):
                    problems.append(f"Markdown: {child.type} {child.content!r} in {token.content!r}")
        elif token.type == "tr_close":
            rows.append(row)
            row = None
        elif token.type == "table_close":
            head, *body = rows
            heads.append(len(head))
            rows = []
            for cells in body:
                names = [name for name, _ in head]
                cell = dict(zip(names, cells))
                if names == ["session", "laid out and judged as", "found"]:
                    listed.append(cell["session"][0])
                    continue
                if names == ["rule", "question"] or cell["rule"][0] == "unused allowance":
                    continue
                place, links = cell["where"]
                session, _, line = place.rpartition(":")
                target = f"{urllib.parse.quote(session, safe='/~')}#L{line}"
                if links != [target]:
                    problems.append(f"Markdown: {place} leads to {links}")
                entry = (session, int(line), cell["rule"][0], cell["finding"][0])
                if names == ["severity", "rule", "where", "finding", "source"]:
                    ours.append(entry[:3] + (cell["severity"][0],) + entry[3:])
                else:
                    accepted.append(entry + (cell["reason"][0],))
    if sessions != len(found.rules):
        problems.append(f"Markdown has {sessions} headings for {len(found.rules)} designs")
    if len(found.rules) > 1:
        problems += differences("Markdown, the table of designs,", listed, [session for session, _ in found.rules])
    theirs = [(s, l, r, severity if broken else "needs a person", m) for s, l, r, severity, broken, m in found.findings]
    return (problems + differences("Markdown", ours, theirs)
            + differences("Markdown, accepted,", accepted, found.accepted))


def markdown_faults(text):
    yield "a row that is missing", re.sub(r"\| warning \|[^\n]*\n", "", text, count=1)
    yield "a bar that is not escaped", text.replace("\\|", "|")
    yield "markup that is not escaped", text.replace("\\*", "*").replace("&lt;", "<").replace("&gt;", ">")
    yield "a link to another line", re.sub(r"#L(\d+)\)", r"#L9\1)", text, count=1)
    yield "another severity", text.replace("| warning |", "| error |", 1)


FORMATS = [("sarif", sarif_problems, sarif_faults), ("junit", junit_problems, junit_faults),
           ("github", github_problems, github_faults), ("markdown", markdown_problems, markdown_faults)]


def prove_that_it_fails(format, problems, faults, text, found):
    """Gives a check samples with a fault, and ends the program where it does not notice one."""
    for name, wrong in faults(text):
        if wrong == text:
            raise SystemExit(f"--format {format}: there is nothing in which to make the fault: {name}")
        try:
            noticed = problems(wrong, found)
        except (KeyError, ValueError, IndexError, TypeError):
            noticed = True  # what is not read at all is noticed as well
        if not noticed:
            raise SystemExit(f"the check of --format {format} does not notice {name}")


# A replay: what is met, what is not, what is not reached, and sessions that cannot be played.
REPLAYED = {
    "met.tabs": 'add A\nexpect count 1\nexpect count 1\nexpect visible A # recorded\n',
    "unmet.tabs": 'add "a\\u{202E}<&"\nexpect visible ":: %0A ]]>" "##[group]"\nexpect visible B # recorded\nexpect truncated none # recorded\n',
    "stuck.tabs": "add A\nexpect count 2\nselect Zebra\nexpect count 1\n",
    "typo.tabs": "add A\nfrob\nexpect count 1\n", "plain.tabs": "add A\n",
}


def replay_cases(document):
    """Each expectation and record of the JSON: its session, its line, and whether it is met, or null."""
    return [(result["session"], case["line"], case["met"]) for result in document["results"]
            for case in result["expectations"] + result["records"]]


def junit_replay_problems(text, document):
    try:
        root = xml.etree.ElementTree.fromstring(text.encode())
        suites = list(junitparser.JUnitXml.fromstring(text.encode()))
    except Exception as error:
        return [f"JUnit of a replay is not read: {error}"]
    ours, errors, problems = [], [], []
    for suite in suites:
        names = [case.name for case in suite]
        if len(set(names)) != len(names):
            problems.append(f"JUnit of a replay: {suite.name} has two cases of one name")
        for case in suite:
            file, line = case._elem.get("file"), int(case._elem.get("line", 0))
            kinds = [type(result).__name__ for result in case.result]
            if any(not result.message for result in case.result):
                problems.append(f"JUnit of a replay: {case.name} gives no reason")
            if kinds == ["Error"]:
                errors.append((file, line))
            elif case.name != "session":
                ours.append((file, line, {"": True, "Failure": False, "Skipped": None}["".join(kinds)]))
        for name, kind in [("failures", "failure"), ("errors", "error"), ("skipped", "skipped"), ("tests", "")]:
            element = next(e for e in root.findall("testsuite") if e.get("name") == suite.name)
            count = len(element.findall(f"testcase/{kind}" if kind else "testcase"))
            if int(element.get(name)) != count:
                problems.append(f"JUnit of a replay: {suite.name} says {element.get(name)} {name}, and there are {count}")
    unread = [(entry["session"], entry["line"] or 0) for entry in document.get("unread", [])]
    return (problems + differences("JUnit of a replay", ours, replay_cases(document))
            + differences("JUnit of a replay, errors,", errors, unread))


def github_replay_problems(text, document):
    *rows, total = text.splitlines()
    ours = []
    for row in rows:
        match = re.fullmatch(r"::error file=([^,:]*),line=(\d+)(?:,col=\d+)?,title=[^,:]*::(.+)", row)
        if not match:
            return [f"no workflow command: {row!r}"]
        ours.append((unescaped(match[1], True), int(match[2])))
    theirs = [(s, l) for s, l, met in replay_cases(document) if met is False]
    theirs += [(entry["session"], entry["line"] or 1) for entry in document.get("unread", [])]
    problems = [] if total.startswith(f"{document['sum']['files']} files, ") else [f"no sum: {total!r}"]
    return problems + differences("workflow commands of a replay", ours, theirs)


def check_replay(program, folder):
    for name, text in REPLAYED.items():
        Path(folder, name).write_text("# tabbar session 1\n" + text, "utf-8")

    def replay(format):
        return call(program, folder, format, [".", "missing.tabs"], subcommand="replay", statuses=(2,))[0]

    document = json.loads(replay("json"))
    counted = document["sum"]["expectations"], document["sum"]["records"]
    cases = replay_cases(document)
    problems = [f"the sum says {counted}, and there are {len(cases)} cases"] if sum(
        sum(tally.values()) for tally in counted) != len(cases) else []
    for format, problems_of in [("junit", junit_replay_problems), ("github", github_replay_problems)]:
        text = replay(format)
        problems += problems_of(text, document)
        for fault in (text.replace("stuck.tabs", "other.tabs"), re.sub(r"line=(\"?)\d", r"line=\g<1>9", text, count=1)):
            if fault == text or not problems_of(fault, document):
                raise SystemExit(f"the check of replay --format {format} does not notice a fault")
    print(f"replay: {document['sum']['files']} sessions, {len(cases)} expectations and records")
    return problems


# A source with tabs, with what is certain of them and with what is not.
SOURCE = """
struct Main: View { var body: some View { TabView {
  Tab("A", systemImage: "a") {}.badge(1); Tab(title, image: "b") {}; if open { Tab("C", image: "c") {}.tabPlacement(.pinned) }
}.tabViewStyle(.sidebarAdaptable) } }
"""


def closed(schema):
    """A schema that allows no members but those that it names, so that none is left out there."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    parts = {key: closed(part) for key, part in schema.items()}
    return {"additionalProperties": False, **parts} if isinstance(schema.get("properties"), dict) else parts


def check_schema(program, folder, sessions):
    """Holds each document against the published schema, which people write."""
    schema = closed(json.loads((HERE.parent.parent / "docs" / "schema.json").read_text("utf-8")))
    Path(folder, "App.swift").write_text(SOURCE, "utf-8")
    calls = [("check", ["check", *sessions]), ("check", ["check", "--marks", *sessions]), ("replay", ["replay", "--with-steps", *sessions]),
             ("diff", ["diff", *sessions[:2]]), ("rules", ["rules"]), ("devices", ["devices"]), ("guides", ["guides"]),
             ("explain", ["explain", "more-tab"]), ("import", ["import", "App.swift"]), ("why", ["why", sessions[0], "1"])]
    calls += [("scene", ["show", session]) for session in sessions]
    calls += [(name, [name, session]) for name in ["matrix", "why", "budget", "describe", "anatomy"] for session in sessions[:4]]
    calls += [("compare", ["compare", sessions[0], what]) for what in ["guides", "systems", "devices"]]
    problems = []
    for name, words in calls:
        run = subprocess.run([program, *words, "--format", "json"], cwd=folder, capture_output=True)
        validator = jsonschema.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})
        document = json.loads(run.stdout)
        problems += [f"{' '.join(words)[:60]}: {error.json_path} {error.message[:100]}" for error in validator.iter_errors(document)]
        if validator.is_valid({**document, "schema": 2}) or validator.is_valid({**document, "unheardOf": 1}):
            problems.append(f"the schema of {name} does not notice a fault")
    return problems


def check_fingerprints(program, folder, sessions):
    """Adds lines to the top of each session: the prints stay, and the lines move along."""
    def results():
        log = json.loads(call(program, folder, "sarif", sessions)[0])
        return {result["partialFingerprints"]["tabbarFinding/v1"]:
                result["locations"][0]["physicalLocation"]["region"]["startLine"]
                for result in log["runs"][0]["results"]}

    before = results()
    for session in sessions:
        path = Path(folder, session)
        first, rest = path.read_text("utf-8").split("\n", 1)
        path.write_text(f"{first}\n# one more line\nnote \"and another\"\n{rest}", "utf-8")
    after = results()
    if after != {print: line + 2 for print, line in before.items()}:
        return [f"a fingerprint is another one after lines were added: {set(before) ^ set(after) or 'or its line'}"]
    return []


# The code that import --probe prints

PROBE_MAIN = """
MainActor.assumeIsolated {
  let bar = UITabBarController()
  bar.viewControllers = ["Home", "\\"a\\" \\\\ b"].map { title in
    let controller = UIViewController()
    controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
    controller.tabBarItem.badgeValue = "3"
    return controller
  }
  print(bar.tabBarSession, terminator: "")
}
"""


def check_probe(program, folder):
    """Compiles the code with a stand-in for UIKit, runs it, and reads the session that it prints."""
    if not shutil.which("swiftc"):
        return []
    code = subprocess.run([program, "import", "--probe"], capture_output=True, check=True).stdout.decode("utf-8")
    Path(folder, "probe.swift").write_text(code.replace("canImport(UIKit)", "true").replace("import UIKit", "import Foundation"), "utf-8")
    Path(folder, "main.swift").write_text(PROBE_MAIN, "utf-8")
    stub = HERE / "stubs" / "UIKit.swift"
    command = ["swiftc", "-swift-version", "6", "-o", "probe", stub, "probe.swift", "main.swift"]
    if subprocess.run(command, cwd=folder).returncode:
        return ["the code of import --probe does not compile"]
    session = subprocess.run([Path(folder, "probe")], capture_output=True, check=True).stdout
    shown = subprocess.run([program, "show", "--format", "json", "-"], input=session, capture_output=True)
    if shown.returncode:
        return [f"the session of the probe cannot be read: {shown.stderr.decode()}"]
    found = [(tab["title"], tab["badge"]) for tab in json.loads(shown.stdout)["items"]]
    return differences("the probe", found, [("Home", "3"), ('"a" \\ b', "3")])


def check_all_devices(program, folder, names):
    """On all devices each rule is one finding of a session with the devices that have it; the JSON has every device by itself."""
    found = Found(json.loads(call(program, folder, "json", names, "--all-devices")[0]))
    theirs = {(session, rule) for session, _, rule, *_ in found.findings}
    results = json.loads(call(program, folder, "sarif", names, "--all-devices")[0])["runs"][0]["results"]
    ours = [(urllib.parse.unquote(result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]), result["ruleId"])
            for result in results if not result.get("suppressions")]
    print(f"--all-devices: {len(found.rules)} designs, {len(theirs)} findings")
    return differences("SARIF of all devices", ours, theirs)


def main():
    program = os.path.abspath(sys.argv[1])
    problems = []
    with tempfile.TemporaryDirectory() as folder:
        for path in sorted([*(HERE.parent.parent / "sessions").glob("*.tabs"), *HERE.glob("samples/*.tabs")]):
            shutil.copy(path, folder)
        Path(folder, HOSTILE_NAME).write_text(HOSTILE, "utf-8")
        sessions = sorted(path.name for path in Path(folder).iterdir())
        some = [HOSTILE_NAME, "music.tabs", "overflow.tabs"]
        for options, names in [([], sessions), (["--ascii"], sessions),
                               (["--device", "iphone-se-1", "--locale", "de", "--strict-evidence"], some)]:
            text, status = call(program, folder, "json", names, *options)
            found = Found(json.loads(text))
            for format, problems_of, faults in FORMATS:
                text, other = call(program, folder, format, names, *options)
                if other != status:
                    problems.append(f"--format {format} ends with {other}, and json with {status}")
                if options == ["--ascii"] and not text.isascii():
                    problems.append(f"--ascii --format {format} wrote other characters")
                # Where a format has no way to write other characters, 7 bits are not the same text.
                if options != ["--ascii"] or format in ("sarif", "junit"):
                    problems += problems_of(text, found)
                if not options:
                    prove_that_it_fails(format, problems_of, faults, text, found)
            print(f"{' '.join(options) or 'no options'}: {len(found.rules)} designs, {len(found.findings)} findings, "
                  f"{len(found.accepted)} accepted, {len(found.unused)} unused allowances")
        # Without --all, the text is a page of 20 rows at most for each session.
        text, _ = call(program, folder, "text", sessions, "--all")
        found = Found(json.loads(call(program, folder, "json", sessions)[0]))
        problems += [f"the text does not name {shown(s)}:{l}" for s, l, *_ in found.findings
                     if f"{shown(s)}:{l}" not in text]
        problems += check_schema(program, folder, sessions)
        problems += check_fingerprints(program, folder, sessions)
        problems += check_all_devices(program, folder, some)
    with tempfile.TemporaryDirectory() as folder:
        problems += check_replay(program, folder)
    with tempfile.TemporaryDirectory() as folder:
        problems += check_probe(program, folder)
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        return 1
    print("SARIF, JUnit, workflow commands and Markdown say what the JSON says, and faults are noticed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
