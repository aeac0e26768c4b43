#!/bin/sh
# Installs the Python packages that a file of requirements names into a folder, and prints where their programs are. A network
# is needed the first time only, and after a change of the file.
#
#   install-python.sh REQUIREMENTS FOLDER
set -eu
requirements=$1 folder=$2
if [ ! "$folder/installed" -nt "$requirements" ]; then
  python3 -c 'import ensurepip, venv' 2>/dev/null || "$(dirname "$0")/install-packages.sh" python3 python3-venv >&2
  rm -rf "$folder"
  python3 -m venv "$folder"
  "$folder/bin/pip" install --quiet --disable-pip-version-check --requirement "$requirements" >&2 || {
    echo "$requirements names packages of PyPI, and they cannot be installed:" >&2
    echo "a network is needed the first time, or PIP_INDEX_URL with a mirror" >&2
    exit 1
  }
  touch "$folder/installed"
fi
echo "$folder/bin"
