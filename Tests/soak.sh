#!/usr/bin/env bash
# Tries the built program for half an hour: times keys at a real terminal, measures how time grows with input, reads the screen
# back through three terminals, has several programs write one file, kills playgrounds at each system call, puts hostile text into
# every command and sends the prompt random events, also under AddressSanitizer; then once more with the libedit of macOS. Called
# by make soak.
#
#   soak.sh [LINKER OPTION…]
#
# Each program is run, whatever became of those before it; the last lines name those that failed.
#
# Variables: KILLS, RUNS and EVENTS say how much it does, SEED repeats a run, APPLE_LIBEDIT is a folder with the sources of that
# libedit, if its repository cannot be cloned.
set -euo pipefail
cd "$(dirname "$0")/.."
program=.build/release/tabbar
checked=.build/asan/debug/tabbar
runs=${RUNS:-100000} events=${EVENTS:-200000} seed=${SEED:-$(date +%s)}

Tests/install-packages.sh git tmux gir1.2-vte-2.91 python3-gi strace xauth xvfb >&2
tools=$(Tests/install-python.sh Tests/Soak/requirements.txt .build/soak)
. Tests/checks.sh

echo "seed $seed"
check "time of keys" python3 -B Tests/Soak/latency.py $program
check "growth and ^C" python3 -B Tests/Soak/growth.py $program
check "screens" "$tools/python" -B Tests/Soak/screens.py $program
check "writers" python3 -B Tests/Soak/writers.py $program
check "kills" python3 -B Tests/Soak/crash.py $program --runs "${KILLS:-2000}" --seed "$seed"
check "hostile text" python3 -B Tests/Soak/grammar.py $program --runs "$runs" --seed "$seed"
check "random events" python3 -B Tests/Soak/fuzz.py $program --events "$events" --seed "$seed"
# AddressSanitizer is slower, so it does a part of that.
check "build with AddressSanitizer" swift build --sanitize=address --scratch-path .build/asan --product tabbar \
  $([ "$(uname -s)" != Linux ] || echo -Xswiftc -use-ld=lld)
check "hostile text with AddressSanitizer" python3 -B Tests/Soak/grammar.py $checked --runs $((runs / 50)) --seed "$seed"
check "random events with AddressSanitizer" python3 -B Tests/Soak/fuzz.py $checked --events $((events / 5)) --seed "$seed"
check "the libedit of macOS" Tests/Soak/apple-libedit.sh "$@"
report
