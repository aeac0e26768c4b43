#!/usr/bin/env bash
# Compares Sources/tabbar/link-order.txt, the order in which make build links, with what a start needs, in a program that is linked
# anew to have its symbols. Called by make order, which writes the list, and with --check by make bench. Only the linker of Linux
# reads such a list.
#
#   order.sh [--check]
set -euo pipefail
cd "$(dirname "$0")/.."
[ "$(uname -s)" = Linux ] || exit 0
Tests/install-packages.sh binutils python3 valgrind >&2
rm -f .build/release/tabbar
make link
python3 -B Tests/link_order.py "$@" .build/release/tabbar Sources/tabbar/link-order.txt
# The next build is by the new list.
[ "${1:-}" = --check ] || rm -f .build/release/tabbar
