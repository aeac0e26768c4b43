"""Reads the prompt's screen back through three terminals and compares it with what a person has to see.

    screens.py PROGRAM

Called by make soak. Each check runs in each terminal at each width; what is expected here was written by hand.
"""

import os
import random
import sys
import tempfile
import time

from emulators import VTE, Pyte, Tmux
from terminal import Failure

WIDTHS = [40, 80, 120, 200]
ROWS = 24
# A terminal that wraps its rows again at a narrower width pushes what no longer fits into the scrollback, where no
# program reaches it: this window is high enough for a frame that was drawn five times as wide.
TALL = 40
CHECKS = []

BAR = """# tabbar session 1
device iphone-14
add Today icon=doc.text.image
add Games icon=gamecontroller
add Apps icon=square.stack.3d.up
add Arcade icon=star
add Search icon=magnifyingglass
"""


def check(function):
    CHECKS.append(function)
    return function


def require(screen, holds, what):
    if not holds:
        raise Failure(f"{screen.name}, {screen.columns} columns: {what}\n" + "\n".join(screen.rows()))


def count(rows, start):
    return sum(row.startswith(start) for row in rows)


def below(rows, start):
    """The rows below the last one that starts so."""
    places = [place for place, row in enumerate(rows) if row.startswith(start)]
    return rows[places[-1] + 1 :] if places else []


def is_empty_prompt(row):
    """Whether nothing is typed in a row: after the prompt only the status follows, far to the right."""
    return row == "tabbar>" or row.startswith("tabbar>     ")


def prompt(screen):
    """Waits for an empty prompt at the end."""
    return screen.until(lambda rows: rows and is_empty_prompt(rows[-1]), "a prompt after everything")


def titles(rows):
    """The rows of bars that hold the titles."""
    return [row for row in rows if "Today" in row and "Arcade" in row and ("│" in row or "┊" in row)]


def preview(screen):
    """Types a sixth tab, and waits until the effect is shown under the line."""
    prompt(screen)
    screen.type("add Downl")
    return screen.until(
        lambda rows: any(row.startswith("+ more-tab") for row in below(rows, "tabbar> add Downl")),
        "the line, and below it that more-tab would be new",
    )


@check
def a_sixth_tab_is_shown_behind_more_while_it_is_typed(screen):
    rows = preview(screen)
    pane = below(rows, "tabbar> add Downl")
    bar = titles(pane)
    require(screen, len(bar) == 1, "one bar under the line")
    for title in ["Today", "Games", "Apps", "Arcade", "More"]:
        require(screen, title in bar[0], f"{title} in the bar")
    require(screen, "Search" not in bar[0] and "Downl" not in bar[0], "the fifth and the sixth tab in the More list")
    require(screen, any("More ▸ Search · +Downl" in row for row in pane), "the new tab marked in the More list")
    require(screen, count(pane, "+ too-many-tabs") == 1, "too-many-tabs as new")
    require(screen, len(titles(rows)) == 2, "the bar as it is, above, once")
    require(screen, not any(row.startswith("added tab") for row in rows), "nothing has happened yet")
    borders = {len(row) for row in pane if row[:1] in ("├", "╰")}
    require(screen, len(borders) == 1, "the bar's border as wide below as above")
    column, row = screen.cursor()
    require(screen, column == len("tabbar> add Downl") and row.startswith("tabbar> add Downl"), "the cursor after the line")


@check
def what_was_entered_stands_there_once(screen):
    preview(screen)
    screen.type("oads\r")
    rows = prompt(screen)
    require(screen, count(rows, "tabbar> add Downloads") == 1, "the line once")
    require(screen, count(rows, "added tab 6 \"Downloads\"") == 1, "the sentence once")
    require(screen, count(rows, "↵") == 0, "nothing of the pane")
    require(screen, count(rows, "+ too-many-tabs") == 1, "a finding once")
    # Where rows are short, the others are counted.
    others = count(rows, "+ more-tab") + sum(row.endswith("more changes: check") for row in rows)
    require(screen, others == 1, "the other finding once")
    require(screen, sum("More ▸ Search · Downloads" in row for row in rows) == 1, "the tabs in More once")
    require(screen, len(titles(rows)) == 2, "the bar before and the bar after")
    require(screen, not any("[icon=" in row for row in rows), "nothing of the faint text")


@check
def what_is_taken_back_leaves_nothing(screen):
    before = prompt(screen)
    preview(screen)
    screen.type("\x15")
    require(screen, prompt(screen) == before, "the screen as it was before the line was typed")


@check
def tab_lists_commands_and_escape_closes_the_list(screen):
    prompt(screen)
    screen.type("re\t")
    rows = screen.until(lambda rows: any(row.startswith("> rename") for row in rows), "the list")
    menu = below(rows, "tabbar> re")
    require(screen, count(menu, "> rename") == 1 and "Gives a tab another title" in "".join(menu), "rename, marked")
    require(screen, count(menu, "  remove") == 1 and "Takes tabs out of the bar" in "".join(menu), "remove")
    names = [row[2:].split(" ")[0] for row in menu if row[:2] in ("> ", "  ")]
    require(screen, len(names) == len(set(names)), "each choice once")
    screen.type("\x1b[B")
    screen.until(lambda rows: count(rows, "> remove") == 1 and count(rows, "  rename") == 1, "the mark one row below")
    screen.type("\x1b")
    rows = screen.until(lambda rows: not any("remove" in row for row in rows), "no list")
    require(screen, rows[-1].startswith("tabbar> re"), "the line, with nothing below it")


@check
def the_search_lists_lines_and_takes_one_without_running_it(screen):
    prompt(screen)
    for line in ["rename 2 Play", "badge Apps 4"]:
        screen.type(line + "\r")
        screen.until(lambda rows: count(rows, "tabbar> " + line) and is_empty_prompt(rows[-1]), f"an answer to {line}")
    screen.type("\x12")
    rows = screen.until(lambda rows: count(rows, "history>") and count(rows, "> badge Apps 4"), "the search")
    require(screen, count(below(rows, "history>"), "  rename 2 Play") == 1, "the older line below the newer one")
    screen.type("nam")
    rows = screen.until(lambda rows: count(rows, "history> nam") and count(rows, "> rename 2 Play"), "what was found")
    require(screen, count(below(rows, "history>"), "> badge") + count(below(rows, "history>"), "  badge") == 0, "nothing else")
    screen.type("\r")
    rows = screen.until(lambda rows: count(rows, "tabbar> rename 2 Play") == 2, "the line to be edited")
    require(screen, count(rows, "history>") == 0, "the search gone")
    column, _ = screen.cursor()
    require(screen, column == len("tabbar> rename 2 Play"), "the cursor after the line")


@check
def a_mistake_is_marked_and_explained_while_it_is_typed(screen):
    prompt(screen)
    if screen.underlined() is None:
        return
    screen.type("remove 9")
    screen.until(lambda rows: "5" in "".join(below(rows, "tabbar> remove 9")), "how many tabs there are")
    require(screen, screen.underlined() == "9", f"9 marked, and not {screen.underlined()!r}")
    screen.type("\x15badge 1 2")
    screen.until(lambda rows: any("badge" in row for row in below(rows, "tabbar> badge 1 2")), "what it would do")
    require(screen, screen.underlined() == "", "no mark")


def work(screen):
    """Fills the screen, so that the prompt is at its bottom; returns the lines that have been entered."""
    lines = ["rename 2 Play", "rename 2 Games", "rename 3 Programs", "rename 3 Apps"]
    prompt(screen)
    for line in lines:
        screen.type(line + "\r")
        screen.until(lambda rows: count(rows, "tabbar> " + line) and is_empty_prompt(rows[-1]), f"an answer to {line}")
    return lines


def require_one_prompt(screen, rows, lines):
    require(screen, count(rows, "tabbar> ") == len(lines) + 1, "one prompt, and the lines above")
    for line in lines:
        require(screen, count(rows, "tabbar> " + line) == 1, f"{line} once")
    require(screen, count(rows, "renamed ") == len(lines), "their answers")
    for place, row in enumerate(rows):
        if row in ["tabbar> " + line for line in lines]:
            require(screen, rows[place + 1].startswith("renamed "), f"nothing between {row} and its answer")


@check
def another_width_keeps_one_prompt_and_what_is_above(screen):
    lines = work(screen)
    preview(screen)
    for columns in [80, 40, 100]:
        screen.resize(columns, TALL)
        rows = screen.until(
            lambda rows: count(below(rows, "tabbar> add Downl"), "+ more-tab") == 1
            and any(len(row) > columns - 8 for row in rows[-14:])
            and max(map(len, below(rows, "tabbar> add Downl"))) < columns,
            f"the pane at {columns} columns",
        )
        require_one_prompt(screen, rows, lines)
        column, row = screen.cursor()
        require(screen, column == 17 and row.startswith("tabbar> add Downl"), "the cursor after the line")
    screen.type("\r")
    rows = prompt(screen)
    require(screen, count(rows, "added tab 6 \"Downl\"") == 1 and count(rows, "↵") == 0, "the result once")


@check
def another_width_wraps_a_long_line(screen):
    lines = work(screen)
    line = "add \"A title that is a good deal longer than forty columns\" icon=star"
    screen.type(line)
    for columns in [80, 40, 100]:
        screen.resize(columns, TALL)

        def shows_line(rows):
            rest = rows[max((place for place, row in enumerate(rows) if row.startswith("tabbar> ")), default=0) :]
            return "".join(rest).replace(" ", "").startswith(f"tabbar>{line}↵".replace(" ", ""))

        rows = screen.until(shows_line, f"the whole line at {columns} columns")
        require_one_prompt(screen, rows, lines)


@check
def widths_in_quick_succession_leave_no_stale_row(screen):
    if screen.columns < 80:
        return
    lines = work(screen)
    line = "add \"A title that is a good deal longer than forty columns\" icon=star"
    chance = random.Random(screen.columns)
    for end in range(10, len(line) + 10, 10):
        screen.type(line[end - 10 : end])
        typed = line[:end]

        def shows_line(rows):
            start = max((place for place, row in enumerate(rows) if row.startswith("tabbar> ")), default=0)
            return "".join(rows[start:]).replace(" ", "").startswith(f"tabbar>{typed}".replace(" ", ""))

        # A frame that is on its way is drawn by what the terminal was, and nobody can take it back.
        screen.until(shows_line, f"the line {typed}")
        # As while a window is dragged, now and then with a rest.
        for _ in range(chance.randrange(2, 8)):
            rows = TALL - chance.randrange(5) if screen.wraps_again else TALL
            screen.resize(chance.randrange(64, 121), rows)
            time.sleep(chance.choice([0, 0, 0.005, 0.05]))
    screen.resize(120, TALL)
    rows = screen.until(
        lambda rows: shows_line(rows) and count(below(rows, "tabbar> "), "78 pt a tab") == 1
        and any(len(row) > 100 for row in below(rows, "tabbar> ")),
        "the line and its pane",
    )
    require_one_prompt(screen, rows, lines)
    for start in ["↵ ", "+ more-tab", "More ▸"]:
        require(screen, count(rows, start) == 1, f"{start} once")
    screen.type("\r")
    rows = prompt(screen)
    require(screen, count(rows, "↵") == 0 and count(rows, "added tab 6") == 1, "the result once")


def run(check, terminal, program, columns):
    is_coloured = check is a_mistake_is_marked_and_explained_while_it_is_typed
    with tempfile.TemporaryDirectory() as folder:
        session = os.path.join(folder, "bar.tabs")
        with open(session, "w") as file:
            file.write(BAR)
        rows = TALL if "width" in check.__name__ else ROWS
        screen = terminal([program, session], folder, columns, rows, {} if is_coloured else {"NO_COLOR": "1"})
        try:
            check(screen)
        finally:
            screen.close()


def main():
    program = os.path.abspath(sys.argv[1])
    failed = 0
    terminals = [Pyte, Tmux]
    if VTE.is_there():
        terminals.append(VTE)
    else:
        print("VTE is left out: Debian's gir1.2-vte-2.91, python3-gi, xvfb and xauth are needed for it")
    for check in CHECKS:
        name = check.__name__.replace("_", " ")
        for terminal in terminals:
            for columns in WIDTHS:
                try:
                    run(check, terminal, program, columns)
                except Failure as failure:
                    failed += 1
                    print(f"{name}: {failure}")
    print(f"{len(CHECKS)} checks in {len(terminals)} terminals at {', '.join(map(str, WIDTHS))} columns: {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
