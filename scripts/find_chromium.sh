#!/bin/sh
# See to it that the browser tests have a Chromium: sh scripts/find_chromium.sh VENV
# One without windows, which does the same for less (as root on Debian the package); else the system's, else Debian's, else the one
# Playwright downloads. tests/conftest.py looks in the same order.
set -eu
has() { command -v "$1"; }
install() { [ "$(id -u)" = 0 ] && has apt-get && apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$1"; }
has chromium-headless-shell || install chromium-headless-shell || has chromium || has chromium-browser || has google-chrome || install chromium ||
    exec "$1/bin/playwright" install chromium
