#!/usr/bin/env bash
# Measures the program against sqlite3 in the same run, as ratios: below 1 means that tabbar is faster.
#
#   make bench           or: Tests/bench.sh PROGRAM [BEFORE]
#
# The programs of a pair run in turn, so that a change in the machine's speed affects both alike.
set -euo pipefail
program=$(realpath "${1:-.build/release/tabbar}")
cd "$(dirname "$0")/.."
exec python3 Tests/bench.py "$program" ${2:+"$(realpath "$2")"}
