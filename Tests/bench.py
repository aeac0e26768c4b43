"""Times tabbar and sqlite3 in turn and prints the ratios. Called by bench.sh."""

import os
import statistics
import sys
import tempfile
import time

program = sys.argv[1]
sqlite = "/usr/bin/sqlite3"


def run(arguments, input_path=os.devnull):
    """Runs a command; returns its wall time in seconds and its peak memory in KiB."""
    actions = [
        (os.POSIX_SPAWN_OPEN, 0, input_path, os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
    ]
    start = time.perf_counter()
    process = os.posix_spawn(arguments[0], arguments, os.environ, file_actions=actions)
    _, status, usage = os.wait4(process, 0)
    elapsed = time.perf_counter() - start
    if status != 0:
        sys.exit(f"{' '.join(arguments)} ended with status {os.waitstatus_to_exitcode(status)}")
    return elapsed, usage.ru_maxrss


def pair(title, ours, theirs, count):
    """Runs two commands in turn and prints the median of the ratios, pair by pair."""
    run(*ours), run(*theirs)
    our_times, their_times, ratios, peak = [], [], [], 0
    for _ in range(count):
        mine, memory = run(*ours)
        other, _ = run(*theirs)
        our_times.append(mine)
        their_times.append(other)
        ratios.append(mine / other)
        peak = max(peak, memory)
    print(f"{title}")
    print(f"  tabbar   {statistics.median(our_times) * 1000:8.2f} ms median, {min(our_times) * 1000:.2f} ms least")
    print(f"  sqlite3  {statistics.median(their_times) * 1000:8.2f} ms median, {min(their_times) * 1000:.2f} ms least")
    print(f"  ratio    {statistics.median(ratios):8.2f} median of {count} pairs, {min(our_times) / min(their_times):.2f} of the least")
    print(f"  memory   {peak / 1024:8.1f} MiB at most for tabbar")


def layout(tabs, count, *where):
    """Returns the seconds that laying out one bar takes: what many bars take beyond none, by their number."""
    command = [program, "measure-layout", "--tabs", str(tabs), *where, "--count"]
    nothing = min(run(command + ["0"])[0] for _ in range(5))
    return (min(run(command + [str(count)])[0] for _ in range(5)) - nothing) / count


with tempfile.TemporaryDirectory() as folder:
    commands = os.path.join(folder, "commands")
    with open(commands, "w") as file:
        for tab in range(1, 6):
            file.write(f'add "Tab {tab}"\n')
        for step in range(50_000):
            file.write(f'rename {step % 5 + 1} "Title {step % 100}"\n')
            file.write(f"move {step % 5 + 1} {step * 3 % 5 + 1}\n")
    updates = os.path.join(folder, "updates.sql")
    with open(updates, "w") as file:
        file.write("create table tab(id integer primary key, title text, place integer);\n")
        for tab in range(1, 6):
            file.write(f"insert into tab values({tab}, 'Tab {tab}', {tab});\n")
        for step in range(50_000):
            file.write(f"update tab set title = 'Title {step % 100}' where id = {step % 5 + 1};\n")
            file.write(f"update tab set place = {step * 3 % 5 + 1} where id = {step % 5 + 1};\n")

    pair(
        "start to first picture: tabbar show, and sqlite3 with one select",
        ([program, "show", "sessions/first-bar.tabs"],),
        ([sqlite, ":memory:", "select 1"],),
        200,
    )
    pair(
        "100,000 rename and move commands from a script, and 100,000 one-row updates",
        ([program, "--quiet"], commands),
        ([sqlite, ":memory:"], updates),
        9,
    )
    nothing = min(run([sqlite, ":memory:", "select 1"])[0] for _ in range(9))
    update = (min(run([sqlite, ":memory:"], updates)[0] for _ in range(5)) - nothing) / 100_000

    eight = layout(8, 200_000)
    print("one bar of 8 tabs laid out, and one row updated by sqlite3")
    print(f"  tabbar   {eight * 1e6:8.2f} µs")
    print(f"  sqlite3  {update * 1e6:8.2f} µs")
    print(f"  ratio    {eight / update:8.2f}")
    # The column of visionOS shows every tab, where other bars stop at five or eight.
    column = ("--device", "vision-pro", "--system", "visionos2")
    thousand, ten_thousand = layout(1_000, 600, *column), layout(10_000, 60, *column)
    print("bars of 1,000 and 10,000 tabs laid out, all of them shown: linear is a ratio of 10")
    print(f"  tabbar   {thousand * 1e6:8.1f} µs and {ten_thousand * 1e6:.1f} µs")
    print(f"  ratio    {ten_thousand / thousand:8.1f}")

    pair(
        "the full matrix, every device, orientation, window and system with all rules, and 100,000 updates",
        ([program, "matrix", "sessions/music.tabs", "--all-systems"],),
        ([sqlite, ":memory:"], updates),
        9,
    )
