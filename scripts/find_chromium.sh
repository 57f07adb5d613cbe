#!/bin/sh
# See to it that the browser tests have a Chromium: sh scripts/find_chromium.sh VENV
# The system's, else (as root on Debian) the package, else the one Playwright downloads. tests/conftest.py looks in the same order.
set -eu
for name in chromium chromium-browser google-chrome; do
    if command -v $name; then exit 0; fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium && exit 0
fi
exec "$1/bin/playwright" install chromium
