#!/usr/bin/env bash
# Applies every example of CONTRIBUTING.md to one copy of the sources, builds it, and tries each: the line after $ at the top
# of the patch has to say the line below it. Called by make interop.
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
  # What the program refuses is also something that it says.
  answer=$(cd "$copy" && HOME=$copy bash -c "$line" 2>&1) || true
  if ! grep -qF -- "$said" <<<"$answer"; then
    echo "$patch: $line does not say: $said" >&2
    status=1
  fi
done
exit $status
