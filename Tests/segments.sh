#!/usr/bin/env bash
# Fails where a program has memory that can be written and executed, or constants that can be written. Called by make release and
# make bench. readelf comes with strip, which make build needs.
#
#   segments.sh PROGRAM
set -euo pipefail
[ "$(uname -s)" = Linux ] || exit 0
LC_ALL=C readelf -lSW "$1" | awk '
  # The flags of a segment are the words between its size and its alignment.
  $2 ~ /^0x/ { flags[count++] = $7 ($8 ~ /^0x/ ? "" : $8) }
  # A section that nothing marks as writable, as in: [25] .rodata PROGBITS 0273380 073380 2f4278 00 AMSo 0 0 32
  sub(/^ *\[ *[0-9]+\] */, "") && $7 ~ /A/ && $7 !~ /W/ { isConstant[$1] = 1 }
  /^ +[0-9][0-9] / {
    segment = flags[$1 + 0]
    if (segment ~ /W/ && segment ~ /E/) wrong = wrong "\n  a segment can be written and executed:" substr($0, 9)
    for (place = 2; place <= NF; place++) {
      if ($place == ".rodata") found = segment
      if (segment ~ /W/ && isConstant[$place]) wrong = wrong "\n  " $place " can be written"
    }
  }
  END {
    if (found == "") wrong = wrong "\n  there is no .rodata"
    if (found ~ /W/) wrong = wrong "\n  .rodata can be written"
    if (wrong != "") { print "segments:" wrong > "/dev/stderr"; exit 1 }
  }'
