#!/usr/bin/env python3
"""Writes Sources/TabBarGuidelines/Symbols/SymbolSlots.swift: where in each list of symbols a name is found.

Run it after a list of symbols has been changed."""
import pathlib, re

FOLDER = pathlib.Path(__file__).parents[2] / "Sources/TabBarGuidelines/Symbols"


def hashed(name):
    value = 5381
    for byte in name.encode():
        value = (value * 33 ^ byte) & 0xFFFFFFFF
    return value


tables = []
for path in sorted(FOLDER.glob("Symbols20*.swift")):
    year = re.search(r"\d+", path.stem).group()
    text = path.read_text().split('"""')[1]
    lines = [line.strip() for line in text.strip("\n").split("\n") if line.strip()]
    slots = [0] * 2048
    offset = 0
    for line in lines:
        slot = hashed(line.split(",")[0]) % 2048
        while slots[slot]:
            slot = (slot + 1) % 2048
        slots[slot] = offset + 1
        offset += len(line.encode()) + 1
    rows = [", ".join(map(str, slots[i:i + 16])) for i in range(0, 2048, 16)]
    tables.append(f"  static let of{year}: [UInt16] = [\n" + "".join(f"    {row},\n" for row in rows) + "  ]\n")
(FOLDER / "SymbolSlots.swift").write_text(
    "// Written by Tests/Interop/symbol_slots.py; not to be edited by hand.\n\n"
    "/// Where the lines of the lists of symbols begin, by a number that is worked out from the name.\n///\n"
    "/// A table has 2048 places. A line that begins at an offset is at the place that its name's number gives, or at\n"
    "/// the next free one, with one more than the offset; zero is free.\n"
    "enum SymbolSlots {\n" + "\n".join(tables) + "}\n")
