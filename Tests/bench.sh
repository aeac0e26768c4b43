#!/usr/bin/env bash
# Measures the release build against sqlite3 in the same run, as ratios: below 1 means that tabbar is faster. Called by make bench.
#
#   bench.sh [BEFORE]     BEFORE: an earlier build of the program
#
# The programs of a pair run in turn, so that a change in the machine's speed affects both alike.
set -euo pipefail
before=${1:+$(realpath "$1")}
cd "$(dirname "$0")/.."
Tests/install-packages.sh sqlite3 python3 time >&2
Tests/order.sh --check
# Of the build that still has its symbols.
status=0
python3 -B Tests/bench.py --generics .build/release/tabbar || status=$?
make build link-tools
Tests/segments.sh .build/release/tabbar
python3 -B Tests/bench.py .build/release/tabbar ${before:+"$before"} || status=$?
# The sources that were measured, so that one can tell whether the last commit was.
rm -f .build/bench-of
if git diff --quiet HEAD -- Sources Package.swift; then git rev-parse HEAD:Sources >.build/bench-of; fi
exit $status
