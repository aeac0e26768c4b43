#!/usr/bin/env bash
# Applies every example of CONTRIBUTING.md to one copy of the sources, builds it, and tries each: the line after $ at the top
# of the patch has to say the line below it, and to end with the status in the line after that, as in (2), or with 0. Called by make interop.
set -euo pipefail
cd "$(dirname "$0")/.."
copy=$PWD/.build/examples/sources
rm -rf "$copy"
mkdir -p "$copy"
git ls-files -z | tar --null -T - -cf - | tar -C "$copy" -xf -
git apply --directory=.build/examples/sources Tests/Examples/*.patch
swift build --package-path "$copy" --scratch-path .build/examples/build --product tabbar
PATH=$PWD/.build/examples/build/debug:$PATH
status=0
for patch in Tests/Examples/*.patch; do
  line=$(sed -n 's/^\$ //p;/^diff/q' "$patch")
  said=$(sed -n '/^\$ /{n;p;q;}' "$patch")
  wanted=$(sed -n '/^\$ /{n;n;s/^(\([0-9]*\))$/\1/p;q;}' "$patch")
  # What the program refuses is also something that it says.
  ended=0
  answer=$(cd "$copy" && HOME=$copy bash -o pipefail -c "$line" 2>&1) || ended=$?
  grep -qF -- "$said" <<<"$answer" || { echo "$patch: $line does not say: $said" >&2; status=1; }
  [ "$ended" = "${wanted:-0}" ] || { echo "$patch: $line ends with $ended, not ${wanted:-0}" >&2; status=1; }
done
exit $status
