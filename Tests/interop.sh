#!/usr/bin/env bash
# Compares the program with what others wrote: HarfBuzz's widths, people's sentences, a reader of both directions, readers of the formats that it writes,
# librsvg and Chromium, the compiler for macOS, a package that uses the library, what the examples add. Called by make interop.
#
#   interop.sh [--write]     --write: writes the table in docs/titles.md
#
# Each check is run, whatever became of those before it; the last lines name those that failed.
set -euo pipefail
cd "$(dirname "$0")/.."
Tests/install-packages.sh fonts-inter fonts-noto-core libharfbuzz0b librsvg2-bin python3 >&2
tools=$(Tests/install-python.sh Tests/Interop/requirements.txt .build/interop)
for product in tabbar tabbar-tools; do swift build --product "$product"; done
program=.build/debug/tabbar
. Tests/checks.sh

check "widths of titles" python3 -B Tests/Interop/check_titles.py .build/debug/tabbar-tools "$@"
check "sentences at the prompt" "$tools/python" -B Tests/Interop/check_sentences.py $program
check "formats" "$tools/python" -B Tests/Interop/check_formats.py $program
check "directions" "$tools/python" -B Tests/Interop/check_directions.py $program
check "pictures" python3 -B Tests/Interop/check_pictures.py $program
check "types on macOS" "$tools/python" -B Tests/Interop/check_macos.py
check "the library" swift test --package-path Tests/Interop/library --scratch-path .build/library
check "examples of CONTRIBUTING.md" Tests/examples.sh
check "workflows" "$tools/check-jsonschema" --builtin-schema vendor.github-workflows .github/workflows/*.yml

report
