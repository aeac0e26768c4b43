"""Writes the functions and variables that a start needs, a name a line, for the linker to put together. Called by make order.

    link_order.py [--check] PROGRAM FILE

PROGRAM is a build for Linux with its symbols. valgrind says which addresses the first picture and the help touch, and FILE gets the
names of the symbols there. With --check, as make bench calls it, FILE is not written, and the status is 1 if more than MOST of
what a start needs is missing from it.
"""

import bisect
import os
import subprocess
import sys
import tempfile

# Calls, and the kinds of access that count. The help searches all types that Swift knows, which need not be together.
CALLS = [(["show", "sessions/first-bar.tabs"], ("I  ", " L ", " S ", " M ")), (["--help"], ("I  ",))]
# The share of missing functions and variables from which on the page faults are worth a new list.
MOST = 0.05


def touched(program, call, kinds, log):
    """Returns the addresses of instructions and data, each once."""
    with open(os.devnull, "w") as nothing:
        subprocess.run(["valgrind", "--tool=lackey", "--trace-mem=yes", f"--log-file={log}", program, *call],
                       stdin=subprocess.DEVNULL, stdout=nothing, stderr=nothing)
    with open(log) as file:
        return {int(line[3:].split(",")[0], 16) for line in file if line[:3] in kinds}


def symbols(program):
    """Returns the addresses of the symbols in ascending order, and their names."""
    lines = subprocess.check_output(["nm", "-n", program], text=True).splitlines()
    rows = [(int(address, 16), name) for address, _, name in (line.split(None, 2) for line in lines if line[0] != " ")]
    return [address for address, _ in rows], [name for _, name in rows]


def main(program, path, checks):
    with tempfile.TemporaryDirectory() as folder:
        # valgrind cannot read what Swift writes for debuggers.
        plain = os.path.join(folder, "tabbar")
        subprocess.run(["objcopy", "--strip-debug", program, plain], check=True)
        addresses, names = symbols(plain)
        # Each with the first call that needs it.
        found = {bisect.bisect_right(addresses, address) - 1: place
                 for place, (call, kinds) in reversed(list(enumerate(CALLS)))
                 for address in touched(plain, call, kinds, os.path.join(folder, "log"))
                 if addresses[0] <= address <= addresses[-1]}
    if not found:
        sys.exit(f"{program} has no symbols, or valgrind could not run it")
    if checks:
        with open(path) as file:
            known = set(file.read().splitlines())
        # The linker gives functions of the same code one address, and which of their names is the last may change.
        listed = {address for address, name in zip(addresses, names) if name in known}
        missing = [names[index] for index in found if addresses[index] not in listed]
        print(f"{len(missing)} of {len(found)} functions and variables that a start needs are missing from {path}")
        if len(missing) > MOST * len(found):
            sys.exit(f"that is more than {MOST:.0%}: make order writes it anew")
        return
    # What the first picture needs, and then what the help needs; by name, so that a small change in the program is a small
    # change in the file.
    with open(path, "w") as file:
        file.writelines(f"{name}\n" for _, name in sorted({(place, names[index]) for index, place in found.items()}))


main(*sys.argv[-2:], checks="--check" in sys.argv)
