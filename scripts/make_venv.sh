#!/bin/sh
# Make the virtual environment: sh scripts/make_venv.sh PYTHON FOLDER
# Debian ships Python without what a virtual environment needs; as root we add it, else we say so.
set -eu
python=$1 folder=$2

fail() {
    echo "$1" >&2
    exit 1
}

command -v "$python" >/dev/null || fail "Python is missing: install Python 3.11 or newer, or name yours with make PYTHON=…"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    fail "$("$python" --version) is too old: Undercroft needs Python 3.11 or newer; name yours with make PYTHON=…"
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    needs="$python cannot make virtual environments: install the package python3-venv (sudo apt install python3-venv) and try again."
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || fail "$needs"
    { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends python3-venv; } || fail "$needs"
fi
"$python" -m venv --clear "$folder"
