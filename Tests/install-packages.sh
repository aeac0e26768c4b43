#!/bin/sh
# Installs the Debian packages that are named and missing, and says so first.
set -eu
command -v dpkg-query >/dev/null 2>&1 || exit 0 # not Debian: the system's own libedit is used
missing=
for package in "$@"; do
  dpkg-query --show --showformat='${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed ||
    missing="$missing $package"
done
[ -n "$missing" ] || exit 0
sudo=
[ "$(id -u)" = 0 ] || sudo=sudo
echo "tabbar needs these packages, which are not installed:$missing"
echo "installing them: ${sudo:+$sudo }apt-get install --yes$missing"
export DEBIAN_FRONTEND=noninteractive
# The lists may be old or missing on a fresh machine.
$sudo apt-get update --quiet --quiet || true
# shellcheck disable=SC2086 # one word for each package
$sudo apt-get install --yes --quiet --quiet --no-install-recommends $missing
