#!/bin/sh
# Makes sure that the contents of the named Debian packages are installed. On Debian and Ubuntu it says which are missing
# and installs them. Elsewhere it says what is missing and how to get it, and fails at once. The name swift-testing means
# the module Testing, not a package; not every Swift for macOS has it.
set -eu

command -v swift >/dev/null 2>&1 || {
  echo "Missing: Swift 6.2 or newer. To install: https://www.swift.org/install" >&2
  exit 1
}

status=0
lacks() {
  echo "Missing: $1${2:+. To install: $2}" >&2
  status=1
}

needs_program() { command -v "$1" >/dev/null 2>&1 || lacks "$1" "${2:-}"; }

# --- macOS: libedit is in its SDK, and most of the rest in the Command Line Tools ---------------------------------------

tools="xcode-select --install"
check_mac() {
  case $1 in
  libedit-dev) xcode-select -p >/dev/null 2>&1 || lacks "Apple's Command Line Tools" "$tools" ;;
  swift-testing)
    xcodebuild -version >/dev/null 2>&1 && return
    # The Command Line Tools alone have no module Testing.
    lacks "Xcode, for the tests" \
      "get it from the App Store, then run sudo xcode-select --switch /Applications/Xcode.app"
    ;;
  tmux | fish)
    if command -v brew >/dev/null 2>&1; then needs_program "$1" "brew install $1"; else
      needs_program "$1" "get Homebrew from https://brew.sh, then run brew install $1"
    fi
    ;;
  zsh) ;; # the shell of every Mac
  git | python3 | sqlite3) needs_program "$1" "$tools" ;;
  python3-venv | time | strace) ;; # python3 has the first, and the others are needed on Linux only
  *) check_other "$1" ;;
  esac
}

# --- Linux without apt: its own packages have other names ---------------------------------------------------------------

check_other() {
  case $1 in
  libedit-dev)
    compiler=$(command -v clang || command -v cc || echo false)
    "$compiler" -E - >/dev/null 2>&1 <<-'C' || lacks "libedit's header histedit.h"
	#include <histedit.h>
	C
    for library in edit tinfo bsd md; do
      # The name alone comes back where there is no such file.
      case $("$compiler" "-print-file-name=lib$library.a" || true) in
      /*) ;;
      *) lacks "the static library lib$library.a" ;;
      esac
    done
    ;;
  swift-testing) ;; # Swift for Linux has it
  gir1.2-vte-2.91 | python3-gi | xauth | xvfb) ;; # Tests/Soak/screens.py leaves VTE out without them
  git | tmux | zsh | fish | python3 | sqlite3 | strace) needs_program "$1" ;;
  python3-venv) python3 -c 'import ensurepip, venv' 2>/dev/null || lacks "Python's modules ensurepip and venv" ;;
  time) [ -x /usr/bin/time ] || lacks "GNU time as /usr/bin/time" ;;
  *) lacks "$1, a package of Debian and Ubuntu only" ;;
  esac
}

# --- Debian and Ubuntu --------------------------------------------------------------------------------------------------

install_debian() {
  missing=
  for package in "$@"; do
    [ "$package" != swift-testing ] || continue
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
}

if [ "$(uname -s)" = Darwin ]; then
  for package in "$@"; do check_mac "$package"; done
elif command -v dpkg-query >/dev/null 2>&1 && command -v apt-get >/dev/null 2>&1; then
  install_debian "$@"
else
  for package in "$@"; do check_other "$package"; done
fi
exit $status
